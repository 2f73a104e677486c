// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Fingerprint } from "./fingerprint.ts";
import { indexPage } from "./page-index.ts";
import { takeFingerprint } from "./record-target.ts";
import { resolveTarget } from "./resolve-target.ts";

const record = (element: Element) =>
	JSON.parse(JSON.stringify(takeFingerprint(element, indexPage(document)))) as Fingerprint;
const resolve = (print: Fingerprint) => resolveTarget(print, indexPage(document)).found;

const SETS = [
	["Squat", "5"],
	["Press", "5"],
	["Row", "8"],
] as const;

/** Fields without names: only the row and the column say which is which. */
function showTable(columns: readonly string[] = ["Exercise", "kg", "Reps", "RPE"]) {
	const cells = "<td><input></td>".repeat(columns.length - 1);
	document.body.innerHTML = `<h2>Today</h2><table><thead><tr>${columns.map((name) => `<th>${name}</th>`).join("")}</tr></thead>
		<tbody>${SETS.map(([name]) => `<tr><td>${name}</td>${cells}</tr>`).join("")}</tbody></table>`;
	return (row: number, column: number): Element => {
		const found = document.querySelectorAll("tbody tr")[row]?.children[column];
		if (!found) throw new Error("There is no such cell.");
		return found;
	};
}

function insertColumn(at: number): void {
	for (const row of document.querySelectorAll("tr")) {
		const cell = document.createElement(row.closest("thead") ? "th" : "td");
		cell.innerHTML = row.closest("thead") ? "Tempo" : "<input>";
		row.insertBefore(cell, row.children[at] ?? null);
	}
}

it("finds a table's field by row and column after a column and a row were added", () => {
	const cell = showTable();
	const [press, reps] = [cell(1, 2), cell(1, 2).firstElementChild];
	if (!reps) throw new Error("The cell has no field.");
	const [print, ofCell] = [record(reps), record(press)];
	expect(print.place.column).toBe("Reps");
	insertColumn(1);
	press.parentElement?.before(press.parentElement.previousElementSibling?.cloneNode(true) ?? "");
	expect(resolve(print)).toBe(reps);
	expect(resolve(ofCell)).toBe(press);
});

it("takes no other cell for a removed one in its column", () => {
	const cell = showTable();
	const print = record(cell(1, 1));
	cell(1, 1).remove();
	expect(resolve(print)).toBeNull();
});

it("columns of the same name and cells of several fields do not identify a field", () => {
	expect(record(showTable(["Exercise", "kg", "kg", "RPE"])(1, 1)).place.column).toBeUndefined();
	const cell = showTable();
	cell(1, 1).append(document.createElement("input"));
	expect(record(cell(1, 1)).place.column).toBe("kg");
	expect(record(cell(1, 1).children[0] as Element).place.column).toBeUndefined();
});

it("does not take a copy of the section under another heading for the original", () => {
	// As deep as a path reaches: where the copy stands is not in it.
	const [open, close] = ["<div>".repeat(8), "</div>".repeat(8)];
	const section = `<section><h2>Today</h2>${open}<button type="button"></button><button type="button"></button>${close}</section>`;
	document.body.innerHTML = section;
	const button = document.querySelector("button:last-child");
	if (!button) throw new Error("There is no button.");
	const print = record(button);
	document.body.insertAdjacentHTML("afterbegin", section.replace("Today", "Yesterday"));
	// What was recorded has got a neighbor; the copy is just as it was.
	button.before(document.createElement("button"));
	const found = resolve(print);
	expect(found === null || found === button).toBe(true);
});

const menu = (...names: readonly string[]) =>
	`<nav><ul>${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join("")}</ul></nav>`;
const NAMES = [
	"Notepad",
	"Messages",
	"My adverts",
	"Searches",
	"Place an advert",
	"Help",
	"Sign out",
	"Prices",
	"Terms",
];

it("finds an entry of one of two menus after an entry was added, when the menu's text is too long for a name", () => {
	document.body.innerHTML = `${menu(...NAMES)}<p>Forty adverts</p>${menu("Help", "Terms", "Prices")}`;
	const help = document.querySelector("a[href='/Help']");
	if (!help) throw new Error("There is no entry.");
	const print = record(help);
	const entry = document.querySelector("li")?.cloneNode(true) as Element;
	entry.innerHTML = '<a href="/new">Newly listed near you</a>';
	document.querySelector("ul")?.prepend(entry);
	expect(resolve(print)).toBe(help);
	help.parentElement?.remove();
	expect(resolve(print)).toBeNull();
});

it("finds an entry of one of two long menus after the menu was reversed", () => {
	const names = Array.from({ length: 40 }, (_, at) => `${String.fromCharCode(65 + (at % 26), 97 + at / 2)}ter`);
	const rest = names.filter((_, at) => at % 5 !== 0);
	document.body.innerHTML = `${menu(...names)}<p>News</p>${menu(...rest)}`;
	const entries = [...document.querySelectorAll("nav:first-child a")];
	const prints = entries.map(record);
	const list = document.querySelector("ul");
	list?.append(...[...list.children].reverse());
	expect(prints.map(resolve).map((found) => found?.textContent)).toEqual(names);
	expect(prints.map(resolve)).toEqual(entries);
});
