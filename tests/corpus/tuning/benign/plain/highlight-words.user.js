// ==UserScript==
// @name         Highlight words
// @namespace    mark.example
// @version      1.0
// @description  Marks words of your list on every page
// @match        https://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

let list = GM_getValue("words", ["deadline", "urgent"]);

GM_registerMenuCommand("Edit words", () => {
	const text = prompt("Words, separated by commas", list.join(", "));
	if (text === null) return;
	list = text.split(",").map((w) => w.trim()).filter(Boolean);
	GM_setValue("words", list);
	paint();
});

function paint() {
	if (!list.length || !CSS.highlights) return;
	const re = new RegExp(list.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "gi");
	const ranges = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const node = walker.currentNode;
		for (const m of node.data.matchAll(re)) {
			const range = new Range();
			range.setStart(node, m.index);
			range.setEnd(node, m.index + m[0].length);
			ranges.push(range);
		}
	}
	CSS.highlights.set("my-words", new Highlight(...ranges));
}

const style = document.createElement("style");
style.textContent = "::highlight(my-words){background:gold;color:black}";
document.head.append(style);
paint();
