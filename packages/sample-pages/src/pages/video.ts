import { drawPicture, writeSamplePage } from "../sample-page.ts";
import { CLIP } from "./clip.ts";

const thumbnail = (color: string): string =>
	drawPicture(`<rect width="320" height="180" fill="${color}"/><path d="M140 62v56l50-28z" fill="#fff"/>`);
const next = [
	["Knots in two minutes", "2:04", "#36638c"],
	["The bridge in winter", "11:30", "#6c7a89"],
	["How the ferry was built", "27:15", "#805a3b"],
] as const;

export const video = writeSamplePage({
	title: "Around the lake in 90 seconds",
	site: "ValleyTube",
	description: "A film about a walk.",
	links: [
		["Home", "#home"],
		["Subscriptions", "#subscriptions"],
		["History", "#history"],
	],
	style: `.player { background: #000; } .player video { display: block; width: 100%; aspect-ratio: 16 / 9; } .next { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0.75rem; padding: 0; list-style: none; } .overlay-ad { display: flex; gap: 1rem; justify-content: space-between; padding: 0.4rem 0.75rem; background: #24292f; color: #fff; } .overlay-ad button { padding: 0 0.5rem; } .comment { border-top: 1px solid #d6dade; padding: 0.5rem 0; } .comment p { margin: 0; }`,
	main: `<div class="player"><video controls muted loop autoplay playsinline width="640" height="360" src="${CLIP}" aria-label="Around the lake in 90 seconds"></video><div class="overlay-ad"><span>Ad · Boots that last for years</span><button aria-label="Close the advertisement">×</button></div></div>
<h1>Around the lake in 90 seconds</h1>
<p class="meta"><span class="views">48,210 views</span> · <time datetime="2026-03-14">14 March 2026</time> · <a href="#mara">Mara Lind</a></p>
<p class="description">All nine kilometers, filmed with a telephone. <span class="more">Music: “Shore”, by nobody.</span></p>
<h2 id="next">Next</h2>
<ul class="next recommendations">${next.map(([name, length, color]) => `<li><a href="#watch"><img src="${thumbnail(color)}" alt="" width="320" height="180">${name}</a> <small>${length}</small></li>`).join("")}</ul>
<section class="comments" aria-labelledby="comments"><h2 id="comments">2 comments</h2><div class="comment"><p><strong>Tomasz</strong> <small>3 days ago</small></p><p>The light at 0:41!</p></div><div class="comment"><p><strong>Noor</strong> <small>yesterday</small></p><p>Which song is that?</p></div></section>`,
});
