// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import type { Fingerprint } from "./fingerprint.ts";
import { indexPage } from "./page-index.ts";
import { takeFingerprint } from "./record-target.ts";
import { resolveTarget } from "./resolve-target.ts";

const people = ["Ada", "Bruno", "Chen", "Dalia", "Erik"];

beforeEach(() => {
	const rows = people.map((name) => `<tr><td>${name}</td><td><button>Edit</button> <button>Delete</button></td></tr>`);
	document.body.innerHTML = `<main><h1>Members</h1><button class="css-1a2b3c">Invite</button><table>${rows.join("")}</table></main>`;
});

function record(css: string, at = 0): { element: Element; print: Fingerprint } {
	const element = document.querySelectorAll(css)[at];
	if (!element) throw new Error(`Nothing is ${css}`);
	// As it is stored.
	return { element, print: JSON.parse(JSON.stringify(takeFingerprint(element, indexPage(document)))) as Fingerprint };
}
const resolve = (print: Fingerprint) => resolveTarget(print, indexPage(document));

it("finds each of many elements with the same name by its row", () => {
	const recorded = people.map((_, at) => record("button:last-child", at));
	const table = document.querySelector("tbody") ?? document.querySelector("table");
	table?.append(...[...(table.children ?? [])].reverse());
	expect(recorded.map(({ print, element }) => resolve(print).found === element)).toEqual(people.map(() => true));
});

it("does not take the button of another row for a removed one", () => {
	const { element, print } = record("button:last-child", 2);
	element.remove();
	expect(resolve(print)).toMatchObject({ found: null, because: "gone" });
});

it("does not take the next row's button for that of a removed row", () => {
	const { element, print } = record("button:last-child", 2);
	element.closest("tr")?.remove();
	expect(resolve(print)).toMatchObject({ found: null, because: "gone" });
});

it("answers ambiguous for two elements that are equal in everything", () => {
	const { element, print } = record("main > button");
	element.after(element.cloneNode(true));
	element.before(element.cloneNode(true));
	expect(resolve(print)).toMatchObject({ found: null, because: "ambiguous" });
});

it.each([
	["Radix", { "data-radix-popper-side": "right", "data-radix-popper-align": "start", "data-state": "open" }],
	["Headless UI", { "data-headlessui-state": "open active hover", "data-open": "true" }],
	["PrimeReact", { "data-p-highlight": "true", "data-p-focused": "true" }],
	["Popper", { "x-placement": "bottom-end", "data-popper-placement": "bottom-end" }],
])("finds a closed entry that was recorded while it was open: %s", (_, states) => {
	const entries = ["New", "Tools", "Help"].map((name) => `<div role="menuitem" class="entry">${name}</div>`);
	document.body.innerHTML = `<div role="menu">${entries.join("")}</div>`;
	const opened = document.querySelectorAll("[role=menuitem]")[1];
	for (const [name, value] of Object.entries(states)) opened?.setAttribute(name, value);
	const { element, print } = record("[role=menuitem]", 1);
	expect(print.own.map(({ kind }) => kind)).toEqual(expect.not.arrayContaining(Object.keys(states)));
	for (const name of Object.keys(states)) element.removeAttribute(name);
	element.parentElement?.append(element.cloneNode(true));
	element.remove();
	expect(resolve(print).found?.textContent).toBe("Tools");
});

it("finds an element by its position after a translation", () => {
	const { element, print } = record("main > button");
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walker.nextNode())
		walker.currentNode.nodeValue = `ł${[...(walker.currentNode.nodeValue ?? "")].reverse().join("")}`;
	expect(resolve(print).found === element).toBe(true);
});

it("finds it in an open shadow root", () => {
	document.body.innerHTML = "<x-card></x-card>";
	const root = document.querySelector("x-card")?.attachShadow({ mode: "open" });
	if (root) root.innerHTML = "<p>Card</p><button>Pay now</button>";
	const element = root?.querySelector("button");
	if (!element) throw new Error("No button");
	const print = takeFingerprint(element, indexPage(document));
	root?.prepend(document.createElement("button"));
	expect(resolve(print).found === element).toBe(true);
});

it("does not take another button of the row for a removed one", () => {
	document.body.innerHTML = `<ul>${people
		.map(
			(name) =>
				`<li><b>${name}</b> <i>Active</i> <button aria-label="Edit"></button><button aria-label="Delete"></button></li>`,
		)
		.join("")}</ul>`;
	for (const css of ["button:last-child", "[aria-label=Edit]", "i"]) {
		const { element, print } = record(css, 2);
		const { parentNode, nextSibling } = element;
		element.remove();
		expect(resolve(print)).toMatchObject({ found: null });
		parentNode?.insertBefore(element, nextSibling);
		expect(resolve(print).found === element).toBe(true);
	}
});

it("does not take a row with the same offer and a price for a removed one", () => {
	const item = (name: string, price: string) =>
		`<div><h3>${name}</h3><p>${price}</p><p>5 stars</p><a href="/cart">Add</a></div>`;
	document.body.innerHTML = `<section>${[item("Bowl", "£9"), item("Cup", "£9"), item("Jug", "£12"), item("Pan", "£30")].join("")}</section>`;
	const { element, print } = record("a", 0);
	element.parentElement?.remove();
	expect(resolve(print)).toMatchObject({ found: null });
});

it("a text of several pieces that another row has, too, tells nobody", () => {
	const row = (order: string, name: string) => `<tr><td>${order}</td><td><b>${name}</b><i>Gold</i></td></tr>`;
	document.body.innerHTML = `<table>${[row("17", "Ada"), row("18", "Chen"), row("19", "Ada")].join("")}</table>`;
	const { element, print } = record("td:last-child", 0);
	expect(print.own.filter(({ alone }) => alone === "page" || alone === "tag")).toEqual([]);
	element.closest("tr")?.remove();
	expect(resolve(print)).toMatchObject({ found: null });
});

it("finds the button of a component by what the page has put into it", () => {
	document.body.innerHTML = ["Export", "Import", "Print"].map((name) => `<x-button>${name}</x-button>`).join("");
	const hosts = [...document.querySelectorAll("x-button")];
	for (const host of hosts)
		host.attachShadow({ mode: "open" }).innerHTML = '<button class="btn"><span><slot></slot></span></button>';
	const element = hosts[1]?.shadowRoot?.querySelector("button");
	if (!element) throw new Error("No button");
	const print = takeFingerprint(element, indexPage(document));
	document.body.prepend(...hosts.toReversed());
	expect(resolve(print).found === element).toBe(true);
	hosts[1]?.remove();
	expect(resolve(print).found).toBeNull();
});
