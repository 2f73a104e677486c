import { drawPicture, writeSamplePage } from "../sample-page.ts";

const picture = drawPicture(
	'<rect width="320" height="180" fill="#d8c3a5"/><circle cx="160" cy="95" r="52" fill="#7a4a2b"/><circle cx="160" cy="95" r="38" fill="#c98f4e"/>',
);

interface Post {
	readonly name: string;
	readonly handle: string;
	readonly time: string;
	readonly ago: string;
	readonly text: string;
	readonly likes: number;
	readonly isPromoted?: boolean;
	readonly hasPicture?: boolean;
}

const POSTS: readonly Post[] = [
	{
		name: "Ines Carvalhal",
		handle: "ines",
		time: "2026-03-14T09:12:00Z",
		ago: "2 h",
		text: 'The cowslips are out! Two weeks earlier than last year. <a href="https://short.example/x7?fbclid=IwAR0">short.example/x7</a>',
		likes: 128,
	},
	{
		name: "BestBoots",
		handle: "bestboots",
		time: "2026-03-14T08:00:00Z",
		ago: "3 h",
		text: "Boots that last for years. Now 30% off.",
		likes: 4,
		isPromoted: true,
	},
	{
		name: "Tomasz Wilk",
		handle: "tomasz",
		time: "2026-03-14T06:45:00Z",
		ago: "5 h",
		text: "Baked bread before the walk. It was gone before the bridge. #bread #lake",
		likes: 67,
		hasPicture: true,
	},
	{
		name: "Noor Haddad",
		handle: "noor",
		time: "2026-03-13T20:30:00Z",
		ago: "15 h",
		text: "Does anybody know whether the ferry takes bicycles? @ines",
		likes: 12,
	},
	{
		name: "Valley News",
		handle: "valleynews",
		time: "2026-03-13T18:00:00Z",
		ago: "18 h",
		text: 'You will not believe what the ferryman found. <a href="https://news.example/a?utm_source=feed&utm_medium=social">Read more</a>',
		likes: 903,
	},
];

const post = ({ name, handle, time, ago, text, likes, isPromoted, hasPicture }: Post): string =>
	`<article class="post${isPromoted ? " promoted" : ""}"${isPromoted ? ' data-promoted="true"' : ""}><h2 class="author"><a href="#${handle}">${name}</a></h2><p class="meta">@${handle} · ${isPromoted ? "Promoted" : `<time datetime="${time}">${ago}</time>`}</p><p class="text">${text}</p>${hasPicture ? `<img src="${picture}" alt="A round loaf of bread" width="320" height="180">` : ""}<p class="actions"><button class="plain like" aria-pressed="false">Like</button> <span class="count">${likes}</span> <button class="plain">Reply</button></p></article>`;

export const feed = writeSamplePage({
	title: "Home",
	site: "Chirrup",
	description: "What people of the valley write.",
	links: [
		["Home", "#home"],
		["Messages (3)", "#messages"],
		["Profile", "#profile"],
	],
	style: `.post { padding: 0.75rem 0; border-bottom: 1px solid #d6dade; } .post p { margin: 0.25rem 0; } .author { font-size: 1rem; margin: 0; } .promoted { background: #fff8e5; } .trends { margin-top: 1rem; padding: 0.75rem 1rem; background: #f3f5f7; }`,
	main: `<h1>Home</h1>
<form action="#post"><label>What is new? <textarea rows="2" name="post"></textarea></label> <button>Post</button></form>
<section aria-label="Posts" id="posts">${POSTS.map(post).join("\n")}</section>
<aside class="trends" aria-labelledby="trends"><h2 id="trends">Trends for you</h2><ol><li>#lake</li><li>#bread</li><li>#ferry</li></ol><p><a href="#who">Who to follow</a></p></aside>`,
});
