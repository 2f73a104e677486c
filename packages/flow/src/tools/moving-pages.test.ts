import { expect, it } from "vitest";
import type { RecordedAction } from "../recording/recorded-action.ts";
import { printOf, target } from "../recording/sample-actions.test-support.ts";
import { exportPlaywright, exportPuppeteer, exportReplay } from "./export-as.test-support.ts";

type Click = Extract<RecordedAction, { type: "click" }>;

const at = (id: string) => ({ id, timestamp: 1, url: "https://a.test/" });
const click = (id: string, more: Partial<Click> = {}): Click => ({
	...at(id),
	type: "click",
	selector: target(`#${id}`),
	position: { x: 1, y: 1 },
	button: "left",
	clickCount: 1,
	...more,
});
const inLayer = (id: string, path: readonly string[], role: string | null = null): Click => {
	const print = printOf("button");
	return click(id, {
		selector: { ...target(`#${id}`), fingerprint: { ...print, role, place: { ...print.place, path: [...path] } } },
	});
};
const isAwaited = (...actions: readonly RecordedAction[]): boolean => {
	const inScript = exportPuppeteer("Some", actions).document.includes("await atRest(page);");
	const isStep = exportReplay("Some", actions).document.steps.some(
		(step) => step.type === "waitForExpression" && step.expression.includes("getAnimations"),
	);
	expect(isStep).toBe(inScript);
	return inScript;
};

it("waits after the choice of an entry, which closes its list, but not between two entries", () => {
	const option = click("o", { selector: { ...target("#o"), primary: 'aria/Ten[role="option"]' } });
	expect(isAwaited(option, click("b"))).toBe(true);
	expect(
		isAwaited(inLayer("m", ["li:1/1"], "menuitem"), {
			...at("c"),
			type: "check",
			selector: target("#c"),
			checked: true,
		}),
	).toBe(true);
	expect(isAwaited(option, { ...option, id: "p" })).toBe(false);
	expect(isAwaited(click("a"), click("b"))).toBe(false);
});

it("waits where a press is in another layer of the page than the press before it", () => {
	const [page, dialog] = [inLayer("a", ["button:1/1", "main:1/1"]), inLayer("b", ["button:2/2", "div:1/1", "div:2/2"])];
	expect(isAwaited(page, dialog)).toBe(true);
	expect(isAwaited(dialog, page)).toBe(true);
	expect(
		isAwaited({ ...at("k"), type: "keypress", key: "Escape", modifiers: NO_KEYS, selector: dialog.selector }, page),
	).toBe(true);
	expect(isAwaited(page, { ...page, id: "c" })).toBe(false);
	// The paths do not reach the body.
	const deep = Array.from({ length: 8 }, (_, level) => `div:${level + 1}/9`);
	expect(isAwaited(page, inLayer("d", deep))).toBe(false);
});

const NO_KEYS = { ctrl: false, alt: false, shift: false, meta: false };

it("waits before a double click that follows a press, but not on a page that has just been loaded", () => {
	const double = click("d", { clickCount: 2 });
	const loaded: RecordedAction = {
		...at("n"),
		type: "navigate",
		targetUrl: "https://a.test/b",
		waitForLoad: true,
		cause: "load",
		causedBy: "a",
	};
	expect(isAwaited(click("a"), double)).toBe(true);
	expect(isAwaited(double)).toBe(false);
	expect(isAwaited(click("a"), loaded, double)).toBe(false);
	expect(isAwaited(click("a"), { ...double, tab: 1 })).toBe(false);
});

it("leaves Playwright as it is, which looks at the point by itself", () => {
	const option = click("o", { selector: { ...target("#o"), primary: 'aria/Ten[role="option"]' } });
	expect(exportPlaywright("Some", [option, click("b")]).document).not.toMatch(/atRest|getAnimations/);
});
