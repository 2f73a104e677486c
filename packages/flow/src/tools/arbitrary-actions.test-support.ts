import fc from "fast-check";
import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";

const short = fc.string({ maxLength: 30, unit: "binary" });
const long = fc.string({ maxLength: 200, unit: "binary" });
const selector = fc.string({ minLength: 1, maxLength: 60, unit: "binary" });
/** Numbers that JSON can represent: no -0, no infinity, no NaN. */
const number = (min: number, max: number) =>
	fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value || 0);
const pixels = fc.oneof(fc.integer({ min: -10_000_000, max: 10_000_000 }), number(-10_000_000, 10_000_000));
const point = fc.record({ x: pixels, y: pixels });
const milliseconds = number(0, 1e12);
const address = fc.webUrl({ withFragments: true, withQueryParameters: true });

const evidence = fc.record(
	{
		source: fc.constantFrom("test", "id", "attribute", "text", "class"),
		kind: short,
		value: short,
		bits: number(0, 40),
		alone: fc.constantFrom("page", "tag"),
	},
	{ requiredKeys: ["source", "kind", "value", "bits"] },
);
const evidenceList = fc.array(evidence, { maxLength: 3 });
const neighbor = fc.option(fc.record({ tag: short, text: short }), { nil: null });
const sampleValues = fc.array(short, { maxLength: 3 });
const fingerprint = fc.record({
	tag: short,
	role: fc.option(short, { nil: null }),
	own: evidenceList,
	shape: short,
	place: fc.record({
		path: fc.array(short, { maxLength: 4 }),
		previous: neighbor,
		next: neighbor,
		row: evidenceList,
		headings: evidenceList,
		around: evidenceList,
	}),
	controlSample: fc.record({ test: sampleValues, id: sampleValues, text: sampleValues }, { requiredKeys: [] }),
});

/** No recorder stores an attribute of this name. */
const name = short.filter((key) => key !== "__proto__");
const target: fc.Arbitrary<RecordedTarget> = fc.record(
	{
		primary: selector,
		fallbacks: fc.array(selector, { maxLength: 16 }),
		strategy: fc.constantFrom("css", "xpath", "text", "id", "class", "attribute"),
		attributes: fc.dictionary(name, short, { maxKeys: 4 }),
		closed: fc.boolean(),
		fingerprint,
	},
	{ requiredKeys: ["primary", "fallbacks", "strategy", "attributes"] },
);
const modifiers = fc.record({ ctrl: fc.boolean(), alt: fc.boolean(), shift: fc.boolean(), meta: fc.boolean() });

const shared = {
	timestamp: number(0, 4e12),
	url: address,
	viewport: fc.record({ width: pixels, height: pixels }),
	frame: fc.array(target, { maxLength: 3 }),
	tab: fc.integer({ min: 1, max: 50 }),
};

/** Actions of one kind: those of its fields that are named are always there. */
function kind<Fields extends Record<string, unknown>>(
	type: RecordedAction["type"],
	fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
	required: readonly (keyof Fields)[],
): fc.Arbitrary<object> {
	const parts = [
		fc.record({ type: fc.constant(type), ...shared }, { requiredKeys: ["type", "timestamp", "url"] }),
		fc.record(fields, { requiredKeys: [...required] }),
	] as const;
	return fc.tuple(...parts).map(([common, own]) => ({ ...common, ...own }));
}

const anyKind = fc.oneof(
	kind(
		"click",
		{
			selector: target,
			position: point,
			button: fc.constantFrom("left", "right", "middle"),
			clickCount: fc.integer({ min: 1, max: 3 }),
			modifiers,
			duration: milliseconds,
		},
		["selector", "position", "button", "clickCount"],
	),
	kind("type", { selector: target, value: long, clear: fc.boolean(), masked: fc.boolean() }, [
		"selector",
		"value",
		"clear",
	]),
	kind(
		"navigate",
		{
			targetUrl: address,
			waitForLoad: fc.boolean(),
			causedBy: fc.constantFrom("0", "1", "gone"),
			cause: fc.constantFrom("load", "history", "hash", "back", "forward", "reload"),
		},
		["targetUrl", "waitForLoad", "cause"],
	),
	kind("scroll", { selector: target, position: point, smooth: fc.boolean() }, ["position", "smooth"]),
	kind(
		"select",
		{ selector: target, value: fc.oneof(long, fc.array(long, { maxLength: 4 })), isMultiple: fc.boolean() },
		["selector", "value", "isMultiple"],
	),
	kind("hover", { selector: target, duration: milliseconds }, ["selector", "duration"]),
	kind("drag", { source: target, target, duration: milliseconds, position: point }, ["source", "target", "duration"]),
	kind("keypress", { selector: target, key: fc.string({ minLength: 1, maxLength: 32, unit: "binary" }), modifiers }, [
		"key",
		"modifiers",
	]),
	kind(
		"wait",
		{
			duration: milliseconds,
			selector: target,
			condition: fc.constantFrom("visible", "hidden", "present", "absent"),
		},
		["duration"],
	),
	kind("check", { selector: target, checked: fc.boolean() }, ["selector", "checked"]),
	kind(
		"upload",
		{
			selector: target,
			files: fc.array(short, { maxLength: 3 }),
			dropped: fc.boolean(),
			fromChooser: fc.boolean(),
		},
		["selector", "files"],
	),
	kind(
		"dialog",
		{
			dialog: fc.constantFrom("alert", "confirm", "prompt", "beforeunload"),
			message: long,
			accepted: fc.boolean(),
			answer: long,
		},
		["dialog", "message", "accepted"],
	),
	kind("tab", { change: fc.constantFrom("opened", "closed", "activated") }, ["change"]),
);

/** Actions of any type in any order, with sequential ids. */
export const arbitraryActions: fc.Arbitrary<RecordedAction[]> = fc
	.array(anyKind, { maxLength: 12 })
	.map((actions) => actions.map((action, index) => ({ ...action, id: String(index) }) as RecordedAction));
