// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Fingerprint } from "./fingerprint.ts";
import { indexPage } from "./page-index.ts";
import { takeFingerprint } from "./record-target.ts";
import { resolveTarget } from "./resolve-target.ts";

function show(html: string) {
	document.body.innerHTML = html;
	return (css: string): Element => {
		const element = document.querySelector(css);
		if (!element) throw new Error(`Nothing is ${css}`);
		return element;
	};
}
const record = (element: Element) =>
	JSON.parse(JSON.stringify(takeFingerprint(element, indexPage(document)))) as Fingerprint;
const resolve = (print: Fingerprint) => resolveTarget(print, indexPage(document)).found;

/** Two: three would be rows. */
const buttons = ["Bold", "Italic"].map((name) => `<button>${name} <span class="ripple"></span></button>`);

it("finds an icon inside a button with text after the button moved", () => {
	const find = show(`<div>${buttons.join("")}</div>`);
	const [italic, ripple] = [find("button:nth-child(2)"), find("button:nth-child(2) span")];
	const print = record(ripple);
	expect(print.anchor).toMatchObject({ levels: 1, print: { tag: "button" } });
	find("div").prepend(italic, document.createElement("button"));
	expect(resolve(print)).toBe(ripple);
});

it("does not search outside of the anchor ancestor for a removed element", () => {
	const find = show(`<div>${buttons.join("")}</div>`);
	const print = record(find("button:nth-child(2) span"));
	find("button:nth-child(2) span").remove();
	expect(resolve(print)).toBeNull();
});

it("finds an element with another tag at its position, but no field with another tag", () => {
	const rows = ["Ada", "Chen", "Erik"].map(
		(name) => `<section><h2>${name}</h2><span class="box"></span><input type="checkbox"></section>`,
	);
	for (const [css, isFound] of [
		[".box", true],
		["input", false],
	] as const) {
		const find = show(rows.join(""));
		const element = find(`section:nth-child(2) ${css}`);
		const print = record(element);
		const swapped = document.createElement("em");
		for (const { name, value } of element.attributes) swapped.setAttribute(name, value);
		element.replaceWith(swapped);
		expect(resolve(print)).toBe(isFound ? swapped : null);
	}
});

it("of two equal elements, takes the one at the recorded position", () => {
	const pages = '<nav><a href="/a?1">1</a> <a href="/b?2">2</a></nav>';
	const find = show(`${pages}<p>Forty rows</p>${pages}`);
	const element = find("nav:last-child a:last-child");
	const print = record(element);
	element.removeAttribute("href");
	expect(resolve(print)).toBe(element);
	element.remove();
	expect(resolve(print)).toBeNull();
});

it("does not take the head of a table for its foot", () => {
	const titles = "<tr><th>Title</th><th>Date</th></tr>";
	const find = show(`<table><thead>${titles}</thead><tbody></tbody><tfoot>${titles}</tfoot></table>`);
	const element = find("thead th:last-child");
	const print = record(element);
	expect(resolve(print)).toBe(element);
	element.remove();
	expect(resolve(print)).toBeNull();
});

it("identifies a row by its number alone", () => {
	const row = (number: number) => `<tr><td>${number}</td><td><button>Edit</button><button>Delete</button></td></tr>`;
	const find = show(`<table><tbody>${[1, 2, 3].map(row).join("")}</tbody></table>`);
	const element = find("tr:nth-child(2) button:last-child");
	const print = record(element);
	find("tbody").prepend(find("tr:last-child"));
	expect(resolve(print)).toBe(element);
});

it("identifies a button without text by its icon, as a path or a symbol", () => {
	const drawn = (path: string) => `<button><svg><path d="${path}"></path></svg></button>`;
	const used = (symbol: string) => `<button><svg><use href="${symbol}"></use></svg></button>`;
	for (const icons of [["M0 0h8", "M1 1v9", "M2 5l3 3"].map(drawn), ["#cut", "#copy", "#paste"].map(used)]) {
		const find = show(`<div>${icons.join("")}</div>`);
		const element = find("button:nth-child(2)");
		const print = record(element);
		find("div").append(element);
		expect(resolve(print)).toBe(element);
	}
});

it("does not name a list by its options", () => {
	const find = show(
		'<form><select name="to"><option>Pot</option><option>Saver</option><option>Card</option></select></form>',
	);
	const element = find("select");
	const print = record(element);
	const other = document.createElement("option");
	other.textContent = "Another account";
	element.prepend(...[...element.children].reverse(), other);
	expect(resolve(print)).toBe(element);
});

it("does not take one of two links to the same address in a row for the other", () => {
	const find = show(
		`<ul>${["Rye", "Oat", "Spelt"]
			.map(
				(name) =>
					`<li><a href="/${name}" aria-label="Edit ${name} bread">${name} bread</a> <a href="/${name}">Edit</a></li>`,
			)
			.join("")}</ul>`,
	);
	const element = find("li:nth-child(2) a");
	const print = record(element);
	element.remove();
	expect(resolve(print)).toBeNull();
});

it("finds an entry in its own of two menus with the same texts, in any order", () => {
	const entries = ["Home", "Recipes", "About", "Write to us"].map(
		(name, at) => `<li><a href="/${at}"><b>${name}</b></a></li>`,
	);
	const menu = (name: string) => `<nav aria-label="${name}"><ul>${entries.join("")}</ul></nav>`;
	for (const css of ["li:nth-child(3)", "li:nth-child(3) a", "li:nth-child(3) b"]) {
		const find = show(`${menu("Top")}<p>Forty recipes</p>${menu("Foot")}`);
		const element = find(`[aria-label=Foot] ${css}`);
		const print = record(element);
		for (const list of document.querySelectorAll("ul")) list.append(...[...list.children].reverse());
		expect(resolve(print)).toBe(element);
		element.remove();
		expect(resolve(print)).toBeNull();
	}
});

it("does not take a sibling with the same text for a removed element", () => {
	const find =
		show(`<nav aria-label="Top"><p><a href="/a">More</a></p><p><a href="/b">Write</a> <a href="/b">More</a></p></nav>
		<nav aria-label="Foot"><a href="/a">More</a></nav>`);
	const element = find("[aria-label=Top] p:last-child a:last-child");
	const print = record(element);
	element.remove();
	expect(resolve(print)).toBeNull();
});

it("finds an element by its class inside the anchor ancestor, and takes none of another class", () => {
	const entry = (name: string) => `<p><b class="arrow"></b><b class="box"></b><i>${name}</i></p>`;
	const find = show(`<div>${["North", "South"].map(entry).join("")}</div>`);
	const element = find("p:last-child .box");
	const print = record(element);
	expect(print.anchor).toMatchObject({ levels: 1 });
	const { parentElement: parent } = element;
	parent?.append(...[...parent.children].reverse());
	expect(resolve(print)).toBe(element);
	element.remove();
	expect(resolve(print)).toBeNull();
});

it("finds a button in a list of texts after a text was added", () => {
	const path = (end: string) => `<div><a href="/">Home</a> › <a href="/rice">Rice</a> › <span>${end}</span></div>`;
	const find = show(`${path("Black rice with squid")}<section><a href="/rice">Rice</a></section>`);
	const [list, element] = [find("div"), find("div a:nth-child(2)")];
	const print = record(element);
	expect(print.anchor).toMatchObject({ levels: 1, print: { tag: "div" } });
	const come = document.createElement("a");
	come.textContent = "New";
	list.prepend(come);
	list.before(document.createElement("div"));
	expect(resolve(print)).toBe(element);
	element.remove();
	expect(resolve(print)).toBeNull();
});
