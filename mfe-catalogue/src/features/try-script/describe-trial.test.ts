import type { ScriptMeasures } from "@scriptorium/script-effects/script-measures";
import { expect, it } from "vitest";
import { describeTrial, placesOfTrial } from "./describe-trial.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";

const nothing: ScriptMeasures = {
	time: 1,
	mutations: 0,
	errors: [],
	requests: [],
	compared: { added: 0, removed: 0, hidden: 0, shown: 0, texts: 0, restyled: 0 },
	effects: {
		changes: [],
		moreChanges: 0,
		ownMutations: 0,
		storage: [],
		title: null,
		address: null,
		reads: [],
		others: [],
	},
};

const busy: ScriptMeasures = {
	...nothing,
	errors: ["TypeError: x"],
	requests: [{ method: "POST", url: "https://a.example/in", status: null }],
	compared: { added: 2, removed: 1, hidden: 3, shown: 1, texts: 4, restyled: 12 },
	effects: {
		...nothing.effects,
		changes: [
			{ kind: "form-values", selector: "#q", count: 1, sample: "value=x" },
			{ kind: "content", selector: "h1", count: 2, sample: "New" },
		],
		storage: [
			{ area: "local", key: "a", action: "set" },
			{ area: "cookie", key: "b", action: "removed" },
		],
		title: { before: "A", after: "B" },
		address: { before: "/", after: "/#c" },
		reads: [
			{ selector: "#p", label: "Password", type: "password", isSecret: true },
			{ selector: "#n", label: "", type: "text", isSecret: false },
		],
		others: [
			{ kind: "dialogs", text: "Hello" },
			{ kind: "clipboard", text: "copied" },
			{ kind: "opens", text: "https://b.example/" },
			{ kind: "downloads", text: "" },
		],
	},
};

it("has nothing to say about a script that did nothing", () => {
	expect(describeTrial(nothing, en)).toEqual([]);
	const { compared: _, ...uncompared } = nothing;
	expect(describeTrial(uncompared, en)).toEqual([]);
	expect(placesOfTrial(nothing)).toEqual([]);
});

it("says each kind of effect in a sentence, what can be seen first", () => {
	expect(describeTrial(busy, en)).toEqual([
		"Added 2 elements",
		"Removed 1 element",
		"Hid 3 elements",
		"Showed 1 element",
		"Changed the text of 4 elements",
		"Changed the look of 12 elements",
		"Changed the title of the page to “B”",
		"Changed the address to /#c",
		"Changed the field #q",
		"Showed a dialog: “Hello”",
		"Copied “copied”. Your clipboard is as it was.",
		"Tried to open https://b.example/. Here nothing opens.",
		"Tried to save a file. Here nothing is saved.",
		"Tried to reach https://a.example/in (POST). Nothing was sent.",
		"Changed “a” in local storage",
		"Changed the cookie “b”",
		"Read the secret field “Password”",
		"Read the field “#n”",
		"Error: TypeError: x",
	]);
	expect(placesOfTrial(busy)).toEqual([
		{ selector: "#q", sample: "value=x" },
		{ selector: "h1", sample: "New" },
	]);
	expect(describeTrial(busy, de)).toHaveLength(19);
	expect(describeTrial(busy, de)[0]).toBe("2 Elemente hinzugefügt");
});

it("counts what is beyond the first five of a kind, and says the same once", () => {
	const requests = [1, 1, 2, 3, 4, 5, 6, 7].map((n) => ({
		method: "GET",
		url: `https://a.example/${n}`,
		status: null,
	}));
	const lines = describeTrial({ ...nothing, requests }, en);
	expect(lines).toHaveLength(6);
	expect(lines.at(-1)).toBe("and 2 more");
});
