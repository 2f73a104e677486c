import { classifyName } from "@scriptorium/redaction/name-of-secret";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { recordedAction } from "../../recording/recorded-action.ts";
import { arbitraryActions } from "../arbitrary-actions.test-support.ts";
import { exportSide } from "../export-as.test-support.ts";
import { importSide } from "./import-side.ts";

const throughFile = (actions: readonly RecordedAction[]) => {
	let count = 0;
	const newId = () => {
		count += 1;
		return String(count);
	};
	const { document, notes } = exportSide("Round", actions, newId);
	const result = importSide(JSON.parse(JSON.stringify(document)), 1);
	const [recording] = result.ok ? result.value.recordings : [];
	if (recording === undefined) throw new Error("what was exported is read");
	return { actions: recording.actions, exported: notes, imported: recording.notes };
};

/** Names and texts with what is read otherwise in one of the formats, but no blanks at their ends. */
const text = fc
	.array(fc.constantFrom("a", "B", "9", " ", '"', "'", "\\", "\n", "(", "]", "=", "$", "é", "x y"), { maxLength: 8 })
	.map((pieces) => pieces.join("").trim());
/** A name, but not one of a secret field, such as `CVC`: imports remove the values of such fields (imported-secrets.test.ts). */
const word = fc
	.stringMatching(/^[A-Za-z][\w-]{0,8}$/)
	.filter((name) => (classifyName(name) ?? "ordinary") === "ordinary");

/** A selector, and whether Selenium has a locator for it. */
const spelled = fc.oneof(
	word.map((id) => [`#${id}`, true] as const),
	word.map((name) => [`[name="${name}"]`, true] as const),
	word.map((name) => [`${name} > a:nth-of-type(2)`, true] as const),
	fc.nat({ max: 9 }).map((digit) => [`#\\3${digit} x`, true] as const),
	word.map((name) => [`xpath///*[@id="${name}"]/a[1]`, true] as const),
	word.map((name) => [`aria/${name}[role="link"]`, true] as const),
	word.map((name) => [`aria/${name}[role="button"]`, false] as const),
	word.map((name) => [`text/${name}`, false] as const),
	word.map((name) => [`#${name} >>> button`, false] as const),
);
interface Element {
	readonly all: readonly string[];
	readonly carried: readonly string[];
}
const element: fc.Arbitrary<Element> = fc
	.uniqueArray(spelled, { minLength: 1, maxLength: 8, selector: ([css]) => css })
	.map((selectors) => ({
		all: selectors.map(([selector]) => selector),
		carried: selectors.flatMap(([selector, isCarried]) => (isCarried ? [selector] : [])),
	}));
const targetOf = ({ all: [primary = "", ...fallbacks] }: Element) => ({
	primary,
	strategy: "css",
	fallbacks,
	attributes: {},
});

const modifiers = fc.record({ ctrl: fc.boolean(), alt: fc.boolean(), shift: fc.boolean(), meta: fc.boolean() });
/** What an action is, without its element. */
const doing = fc.oneof(
	fc.constant({ type: "click", position: { x: 0, y: 0 }, button: "left", clickCount: 1 }),
	fc.constant({ type: "click", position: { x: 0, y: 0 }, button: "left", clickCount: 2 }),
	text.map((value) => ({ type: "type", value, clear: true })),
	text.filter((value) => value !== "").map((value) => ({ type: "type", value, clear: false })),
	fc.constant({ type: "type", value: "", clear: true, masked: true }),
	text.map((value) => ({ type: "select", value, isMultiple: false })),
	fc.boolean().map((checked) => ({ type: "check", checked })),
	fc.constant({ type: "hover", duration: 0 }),
	fc.tuple(fc.constantFrom("Enter", "Escape", "ArrowLeft", " ", "F5"), modifiers).map(([key, held]) => ({
		type: "keypress",
		key,
		modifiers: held,
	})),
	fc.record({
		type: fc.constant("wait"),
		duration: fc.nat({ max: 1e6 }),
		condition: fc.constantFrom("visible", "hidden", "present", "absent"),
	}),
);
const alone = fc.oneof(
	fc.nat({ max: 1e6 }).map((duration) => ({ type: "wait", duration })),
	fc.tuple(fc.integer(), fc.integer()).map(([x, y]) => ({
		type: "scroll",
		position: { x: x % 1e6 || 0, y: y % 1e6 || 0 },
		smooth: false,
	})),
	fc.webUrl({ withQueryParameters: true, withFragments: true }).map((targetUrl) => ({
		type: "navigate",
		targetUrl,
		waitForLoad: true,
		cause: "load",
	})),
);
const step = fc.oneof(
	fc.record({ doing, on: element, frames: fc.array(element, { maxLength: 2 }) }),
	fc.record({ doing: alone, on: fc.constant(null), frames: fc.constant<Element[]>([]) }),
);

it("keeps the selectors that Selenium has locators for, what was done, and the order", () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
			const common = { timestamp: 1, url: "https://a.test/" };
			const actions = steps.map((each, index) =>
				recordedAction.parse({
					...common,
					id: `r${index}`,
					...each.doing,
					...(each.on === null ? {} : { selector: targetOf(each.on) }),
					...(each.frames.length === 0 ? {} : { frame: each.frames.map(targetOf) }),
				}),
			);
			const through = throughFile(actions);
			const expected = steps.flatMap(({ doing: done, on, frames }) => {
				if (on !== null && on.carried.length === 0) return [];
				const around = frames.map(({ carried }) => carried).filter((carried) => carried.length > 0);
				return [{ ...done, selectors: on?.carried ?? null, around }];
			});
			const listed = ({ primary, fallbacks }: { primary: string; fallbacks: string[] }) => [primary, ...fallbacks];
			expect(
				through.actions.map(({ id: _, url: __, timestamp: ___, frame = [], ...action }) => {
					const { selector = null, ...done } = { selector: undefined, ...action };
					return { ...done, selectors: selector && listed(selector), around: frame.map(listed) };
				}),
			).toEqual(expected);
			expect(through.imported).toEqual([]);
		}),
		{ numRuns: 300 },
	);
});

it("windows and dialogs come back where they were", () => {
	const common = (id: string, tab?: number) => ({ id, timestamp: 1, url: "https://a.test/", ...(tab ? { tab } : {}) });
	const selector = { primary: "#a", strategy: "id" as const, fallbacks: [], attributes: {} };
	const click = (id: string, tab?: number): RecordedAction => ({
		...common(id, tab),
		type: "click",
		selector,
		position: { x: 0, y: 0 },
		button: "left",
		clickCount: 1,
	});
	const dialog = (
		id: string,
		kind: "alert" | "confirm" | "prompt",
		accepted: boolean,
		answer?: string,
	): RecordedAction => ({
		...common(id),
		type: "dialog",
		dialog: kind,
		message: "",
		accepted,
		...(answer === undefined ? {} : { answer }),
	});
	const actions: RecordedAction[] = [
		click("1"),
		dialog("2", "confirm", false),
		dialog("3", "prompt", true, "Ada"),
		dialog("4", "alert", true),
		click("5"),
		{ ...common("6", 1), type: "tab", change: "opened" } as const,
		click("7", 1),
		{ ...common("8"), type: "tab", change: "activated" } as const,
		click("9"),
		dialog("10", "prompt", false),
	];
	const { actions: back, exported, imported } = throughFile(actions);
	expect(back.map(({ id: _, ...rest }) => rest)).toEqual(
		actions.map(({ id: _, url: __, ...rest }) => ({ ...rest, url: "about:blank" })),
	);
	expect([exported, imported]).toEqual([[], []]);
});

it("keeps each step's own selectors of a frame", () => {
	const target = (...fallbacks: string[]) => ({
		primary: "#frame",
		strategy: "id" as const,
		fallbacks,
		attributes: {},
	});
	const clickIn = (id: string, frame: ReturnType<typeof target>): RecordedAction => ({
		id,
		timestamp: 1,
		url: "https://a.test/",
		type: "click",
		selector: { primary: "#a", strategy: "id", fallbacks: [], attributes: {} },
		position: { x: 0, y: 0 },
		button: "left",
		clickCount: 1,
		frame: [frame],
	});
	const { actions } = throughFile([clickIn("1", target("#other")), clickIn("2", target())]);
	expect(actions.map(({ frame = [] }) => frame.map(({ fallbacks }) => fallbacks))).toEqual([[["#other"]], [[]]]);
});

it("imports every export of its own, and notes every loss", () => {
	fc.assert(
		fc.property(arbitraryActions, (actions) => {
			const { actions: back, exported } = throughFile(actions);
			const noted = new Set(exported.map(({ actionId }) => actionId));
			const silent = actions.filter(({ id, type }) => !noted.has(id) && type !== "tab" && type !== "navigate");
			expect(back.length).toBeGreaterThanOrEqual(new Set(silent.map(({ id }) => id)).size);
		}),
	);
});
