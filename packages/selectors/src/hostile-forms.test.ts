// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { accessibleName } from "./accessible-name.ts";
import { findAll } from "./find-all.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { generateSelectors } from "./generate-selectors.ts";
import { indexPage } from "./page-index.ts";
import { takeFingerprint } from "./record-target.ts";
import { resolveTarget } from "./resolve-target.ts";
import { namedElements } from "./unique-names.ts";

beforeEach(() => {
	document.body.innerHTML = `<main id="orders"><h1>Orders</h1><form><label>Customer <input name="customer"></label>
		<table><tr><th>Item</th><th>Change</th></tr><tr><td>Lamp</td><td><button>Edit</button></td></tr>
		<tr><td>Chair</td><td><button>Edit</button></td></tr></table><button>Send</button></form><form></form><p>After</p></main>`;
});

/** What a node has by its classes: a page can hide each of a form and of the document. */
function propertiesOf(node: Node): string[] {
	const names = new Set<string>();
	for (let at = Object.getPrototypeOf(node); at !== Object.prototype; at = Object.getPrototypeOf(at))
		for (const name of Object.getOwnPropertyNames(at)) if (name !== "constructor") names.add(name);
	return [...names];
}

/** Read by happy-dom itself: those are tried in Chromium only (tests/journeys/selectors.spec.ts), whose fields hide them by themselves. */
const READ_BY_HAPPY_DOM = ["getAttribute", "nextSibling", "parentElement"];

/** Hides a property as a field does. Whoever walks in circles is stopped. */
function hide(of: object, name: string, field: Element): () => void {
	let reads = 0;
	Object.defineProperty(of, name, {
		configurable: true,
		get: () => {
			reads += 1;
			if (reads > 2000) throw new Error(`${name} is read without end`);
			return field;
		},
	});
	return () => Reflect.deleteProperty(of, name);
}

function examine(targets: readonly Element[]): void {
	const page = indexPage(document);
	for (const target of targets) {
		for (const { kind, chain } of generateSelectors(target, page)) {
			// happy-dom has no XPath.
			if (kind !== "row" && kind !== "xpath") expect(findAll(chain, document), chain.join(" ")).toEqual([target]);
		}
		const print = JSON.parse(JSON.stringify(takeFingerprint(target, page))) as Fingerprint;
		expect(resolveTarget(print, indexPage(document)).found === target).toBe(true);
	}
}

const targetsOf = (): Element[] => [...document.querySelectorAll("form:not(:empty),input,td button,form > button,p")];

it.each([
	["form", READ_BY_HAPPY_DOM],
	["document", []],
] as const)("finds each element though the page hides whatever property of the %s", (which, excepted) => {
	const [form, field] = [document.querySelector("form"), document.querySelector("input")];
	if (form === null || field === null) throw new Error("No form");
	const targets = targetsOf();
	const node = which === "form" ? form : document;
	const names = propertiesOf(node);
	expect(names.length).toBeGreaterThan(200);
	const read = names.filter((name) => {
		const show = hide(node, name, field);
		try {
			examine(targets);
			return false;
		} catch {
			return true;
		} finally {
			show();
		}
	});
	expect(read).toEqual(excepted);
});

it("does not read the labels of each field, for which the browser searches the whole page", () => {
	document.body.innerHTML = `<label>Name <input id="one"></label><label for="two">City</label><input id="two"><input><label for="two">, Land</label>`;
	const labels = vi.spyOn(HTMLInputElement.prototype, "labels", "get");
	const page = indexPage(document);
	expect([...namedElements("textbox", page).keys()]).toEqual(["Name", "City , Land", ""]);
	for (const field of document.querySelectorAll("input")) {
		generateSelectors(field, page);
		takeFingerprint(field, page);
	}
	expect(labels).not.toHaveBeenCalled();
	expect(accessibleName(document.querySelector("#two") ?? document.body)).toBe("City , Land");
	expect(labels).toHaveBeenCalled();
	labels.mockRestore();
});

it("reads the contents of a button to a maximum depth", () => {
	document.body.innerHTML = "<button>Save<i></i></button>";
	let at = document.querySelector("i") as Element | null;
	for (let level = 0; level < 200; level += 1) at = at?.appendChild(document.createElement("i")) ?? null;
	if (at) at.innerHTML = " all<svg></svg>";
	const looks = vi.spyOn(Element.prototype, "querySelector");
	const button = document.querySelector("button");
	expect(button && accessibleName(button)).toBe("Save all");
	// A page could fill the stack.
	expect(looks.mock.calls.length).toBeLessThan(100);
	looks.mockRestore();
});
