// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { recordClicks } from "./record-clicks.ts";
import { recordPage } from "./recorded-page.test-support.ts";
import { createSecretPads } from "./secret-pads.ts";

const FORM = `
<label id="label" for="field"><b id="word">Name</b></label><input id="field">
<label id="around">City <input id="inner"></label>
<label id="custom">Color <color-field id="color"></color-field></label>`;

/** Clicks as the browser dispatches them at one time: each has an element and its place among quick clicks (`detail`). */
function click(clicks: readonly (readonly [id: string, detail: number])[]) {
	const page = recordPage(FORM, (recorder, signal) =>
		recordClicks(recorder, createSecretPads(recorder, signal), () => undefined, signal),
	);
	// Happy-dom would click the field of a label at another time.
	document.body.addEventListener("click", (event) => event.preventDefault());
	for (const [id, detail] of clicks) {
		const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
		Object.defineProperty(event, "timeStamp", { value: 1000 });
		page.send(page.find(id), event);
	}
	return page.recorded();
}

it.each<[string, readonly (readonly [string, number])[], readonly string[]]>([
	[
		"one click",
		[
			["label", 1],
			["field", 0],
		],
		["click #label"],
	],
	[
		"one click, as Firefox counts those of fields",
		[
			["label", 1],
			["field", 1],
		],
		["click #label"],
	],
	[
		"one click on a label around its field",
		[
			["around", 1],
			["inner", 0],
		],
		["click #around"],
	],
	[
		"one click on a label around a custom field",
		[
			["custom", 1],
			["color", 0],
		],
		["click #custom"],
	],
	[
		"two clicks",
		[
			["label", 1],
			["field", 0],
			["label", 2],
			["field", 0],
		],
		["double click #label"],
	],
	[
		"two clicks on a word of the label",
		[
			["word", 1],
			["field", 0],
			["word", 2],
			["field", 0],
		],
		["double click #label"],
	],
	[
		"three clicks",
		[
			["around", 1],
			["inner", 0],
			["around", 2],
			["inner", 0],
			["around", 3],
			["inner", 0],
		],
		["triple click #around"],
	],
	[
		"clicks on two labels",
		[
			["label", 1],
			["field", 0],
			["around", 1],
			["inner", 0],
		],
		["click #label", "click #around"],
	],
])("%s at the same time, each with the click that a label dispatches to its field", (_, clicks, recorded) => {
	expect(click(clicks)).toEqual(recorded);
});

it.each<[string, readonly string[]]>([
	["goes", ["pointerdown", "beforeunload", "pagehide"]],
	["stays, as at the address of a download", ["pointerdown", "beforeunload", "pointerup", "click"]],
	["does not go because of the press", ["pointerdown", "pointerup", "click", "beforeunload"]],
])("a press is recorded as one click, if its page %s", (_what, types) => {
	const page = recordPage('<button id="save">Save</button>', (recorder, signal) =>
		recordClicks(recorder, createSecretPads(recorder, signal), () => undefined, signal),
	);
	for (const type of types) {
		const isOfPage = type === "beforeunload" || type === "pagehide";
		const event = isOfPage ? new Event(type) : new MouseEvent(type, { bubbles: true, detail: 1 });
		page.send(isOfPage ? window : page.find("save"), event);
	}
	expect(page.recorded()).toEqual(["click #save"]);
});
