// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { keepFocus } from "./keep-focus.ts";

const row = (name: string) => `<li><a href="#/${name}">${name}</a><button>Remove ${name}</button></li>`;

function open(html: string): HTMLElement {
	document.body.innerHTML = `<div id="root">${html}</div>`;
	const root = document.getElementById("root");
	if (root === null) throw new Error("no root");
	keepFocus(root);
	return root;
}
const button = (text: string): HTMLElement => {
	const found = [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === text);
	if (found === undefined) throw new Error(`no button ${text}`);
	return found;
};
const focused = async (): Promise<string> => {
	// The observer first, then its timer.
	for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
	return document.activeElement === document.body ? "lost" : (document.activeElement?.textContent ?? "");
};

describe("keep-focus", () => {
	beforeEach(() => {
		document.body.innerHTML = "";
	});

	test.each([
		["a", "Remove b"],
		["b", "Remove c"],
		["c", "Remove b"],
	])("when item %s leaves its list, the same control of a neighbor gets the focus: %s", async (name, expected) => {
		open(`<main><h1>Rules</h1><ul>${["a", "b", "c"].map(row).join("")}</ul></main>`);
		button(`Remove ${name}`).focus();
		button(`Remove ${name}`).closest("li")?.remove();
		expect(await focused()).toBe(expected);
	});

	test("without another item, or outside of a list, the nearest heading before it gets it", async () => {
		open(
			`<main><h1>Script</h1><h2>Statistics</h2><section><h2>Rules</h2><ul>${row("a")}</ul></section><section><h2>Changed</h2><button>Use</button></section></main>`,
		);
		button("Remove a").focus();
		button("Remove a").closest("li")?.remove();
		expect(await focused()).toBe("Rules");
		button("Use").focus();
		button("Use").closest("section")?.remove();
		expect(await focused()).toBe("Rules");
	});

	test("names in a list are no headings of the page", async () => {
		open("<main><h1>Scripts</h1><ul><li><h2>Name</h2></li></ul><button>Undo</button></main>");
		button("Undo").focus();
		button("Undo").remove();
		expect(await focused()).toBe("Scripts");
	});

	test("a focus that is somewhere else, or was given up by a press beside all controls, is left alone", async () => {
		open("<main><h1>Script</h1><button>One</button><button>Two</button></main>");
		button("One").focus();
		button("Two").focus();
		button("One").remove();
		expect(await focused()).toBe("Two");
		document.querySelector("h1")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
		button("Two").blur();
		button("Two").remove();
		expect(await focused()).toBe("lost");
	});

	test("a control that is disabled while it works has its place until it leaves", async () => {
		open("<main><h1>Script</h1><button>Restore</button></main>");
		button("Restore").focus();
		button("Restore").setAttribute("disabled", "");
		button("Restore").blur();
		await focused();
		button("Restore").remove();
		expect(await focused()).toBe("Script");
	});
});
