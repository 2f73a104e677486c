// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { recordKeys } from "./record-keys.ts";
import { recordPage } from "./recorded-page.test-support.ts";
import { createSecretPads } from "./secret-pads.ts";

const FIELDS = `
<input id="range" type="range"><input id="date" type="date"><input id="box" type="checkbox"><input id="star" type="radio">
<select id="list"><option>A</select><select id="secret"><option>1</select><input id="number" type="number">
<div id="slider" role="slider" tabindex="0"></div><div id="entry" role="option" tabindex="0"></div>`;

interface Key {
	readonly key: string;
	readonly isPrevented?: boolean;
	readonly repeat?: boolean;
	readonly ctrlKey?: boolean;
}

/** Presses keys on an element; the page prevents some of them. */
async function press(id: string, keys: readonly Key[]) {
	const page = recordPage(FIELDS, (recorder, signal) =>
		recordKeys(recorder, createSecretPads(recorder, signal), () => undefined, signal),
	);
	const element = page.find(id);
	let isPrevented = false;
	element.addEventListener("keydown", (event) => isPrevented && event.preventDefault());
	for (const key of keys) {
		isPrevented = key.isPrevented ?? false;
		page.send(element, new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
	}
	await new Promise((resolve) => setTimeout(resolve));
	return page.recorded();
}

const taken = (key: string): Key => ({ key, isPrevented: true });

it.each<[string, readonly Key[], readonly string[]]>([
	["range", [taken("ArrowRight"), taken("End")], ["press ArrowRight #range", "press End #range"]],
	["date", [taken("ArrowUp"), taken("4")], ["press ArrowUp #date", "press 4 #date"]],
	["box", [taken(" ")], ["press   #box"]],
	["star", [taken("ArrowLeft")], ["press ArrowLeft #star"]],
	["list", [taken("ArrowDown")], ["press ArrowDown #list"]],
	["number", [taken("ArrowUp")], ["press ArrowUp #number"]],
	["secret", [taken("1"), taken("ArrowDown")], []],
])("keys that the page takes are recorded on #%s", async (id, keys, recorded) => {
	expect(await press(id, keys)).toEqual(recorded);
});

it.each(["range", "date", "box", "star", "list", "number"])(
	"keys that change #%s are left to its change",
	async (id) => {
		expect(await press(id, [{ key: "ArrowRight" }, { key: "ArrowDown" }].slice(id === "number" ? 1 : 0))).toEqual([]);
	},
);

it.each(["range", "date", "box", "list"])("keys that leave #%s are recorded once", async (id) => {
	const keys = [taken("Enter"), { key: "Tab" }, { key: "s", ctrlKey: true, isPrevented: true }];
	expect(await press(id, keys)).toEqual([`press Enter #${id}`, `press Tab #${id}`, `press s #${id}`]);
});

it.each<[string, number]>([
	["range", 3],
	["number", 3],
	["slider", 3],
	["entry", 1],
])("a held key on #%s counts %i times", async (id, count) => {
	const held = { ...taken("ArrowUp"), repeat: true };
	expect(await press(id, [taken("ArrowUp"), held, held])).toHaveLength(count);
});
