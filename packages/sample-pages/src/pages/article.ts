import { drawPicture, writeSamplePage } from "../sample-page.ts";

const lake = drawPicture(
	'<rect width="320" height="180" fill="#bfe0f2"/><path d="M0 95 70 40l60 45 55-60 135 75v80H0z" fill="#5b7f67"/><rect y="120" width="320" height="60" fill="#3c79a6"/><circle cx="265" cy="36" r="16" fill="#ffd86b"/>',
);

export const article = writeSamplePage({
	title: "A walk around the lake",
	site: "The Valley Gazette",
	description: "Nine kilometers along the shore, with one fountain and a ferry home.",
	links: [
		["News", "#news"],
		["Walks", "#walks"],
		["Archive", "https://example.com/archive?utm_source=header&utm_medium=link"],
	],
	style: `.byline { margin: 0; } article p { max-width: 40rem; } blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 4px solid #d6dade; } pre { padding: 0.75rem; background: #f3f5f7; overflow: auto; } figure { margin: 1rem 0; } .related { padding: 0.75rem 1rem; background: #f3f5f7; } .cookie-banner { position: fixed; inset: auto 0 0 0; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.75rem 1rem; background: #24292f; color: #fff; } .cookie-banner p { margin: 0; flex: 1 1 12rem; } .ad { margin: 1rem 0; padding: 1rem; text-align: center; background: #fff4d6; border: 1px solid #e0c97f; }`,
	main: `<article>
<p class="meta">Walks · 6 minutes</p>
<h1>A walk around the lake</h1>
<p class="byline meta">By <a rel="author" href="#mara-lind">Mara Lind</a>, <time datetime="2026-03-14T08:30:00Z">14 March 2026</time></p>
<figure><img src="${lake}" alt="The lake with the mountains behind it" width="320" height="180"><figcaption>The lake in the morning. Photo: M. Lind</figcaption></figure>
<p>The path begins at the old mill and follows the shore for nine kilometers. Bring water: the only fountain is at the halfway point. Dogs are welcome, bicycles are not.</p>
<div class="ad" role="complementary" aria-label="Advertisement">Advertisement: Boots that <a href="https://shop.example/boots?utm_campaign=walks&ref=gazette">last for years</a></div>
<h2 id="on-the-way">On the way</h2>
<p>In spring the meadows are full of cowslips<sup><a href="#note-1">1</a></sup>. After the second bridge the path climbs for twenty minutes; from the top one sees all of the valley.</p>
<blockquote>“Whoever is in a hurry here has not understood the lake.” — the ferryman</blockquote>
<ul><li>Length: 9 km</li><li>Time: 2.5 hours</li><li>Difficulty: easy</li></ul>
<h2 id="back">The way back</h2>
<p>A ferry shortens the return. It leaves every hour until 18:00; write to <a href="mailto:ferry@lake.example">ferry@lake.example</a> for groups. More about it <a href="https://ferry.example/times" target="_blank" rel="noopener">on its own site</a>.</p>
<pre><code>north shore = 4 km
south shore = 5 km</code></pre>
<p class="meta" id="note-1">1. Primula veris, protected: please do not pick.</p>
</article>
<aside class="related" aria-labelledby="related"><h2 id="related">Read next</h2><ul><li><a href="#mill">The last miller</a></li><li><a href="#cowslips">Where the cowslips grow</a></li></ul></aside>`,
	rest: `<div class="cookie-banner" role="dialog" aria-label="Cookies"><p>We value your privacy. May we count your visit?</p><button>Accept all</button> <button class="plain">Reject</button></div>`,
});
