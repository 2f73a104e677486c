// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import type { PageRecorder, SeenAction } from "./page-recorder.ts";
import { watchLeaving } from "./watch-leaving.ts";

const recorded = new Map<unknown, SeenAction>();
let isGrowing = true;
const recorder: PageRecorder = {
	options: {} as PageRecorder["options"],
	shadowRootOf: () => null,
	ignored: "",
	elementFor: () => null,
	describe: () => {
		throw new Error("nothing to describe");
	},
	add(action, key) {
		recorded.set(key, action);
		return { replace: (other) => void recorded.set(key, other) };
	},
	closeLast: () => undefined,
	isLast: (key) => isGrowing && recorded.has(key),
	last: () => null,
	isOwn: () => false,
	isSecret: () => false,
	framePlaced: () => undefined,
};

/** As the browser's own event; a page may keep it. */
function leave(isAsked: boolean): void {
	const event = new Event("beforeunload", { cancelable: true });
	Object.defineProperty(event, "isTrusted", { value: true });
	if (isAsked) event.preventDefault();
	window.dispatchEvent(event);
}
const hide = () => window.dispatchEvent(new Event("pagehide"));
const answers = () => [...recorded.values()].map((action) => action.type === "dialog" && action.accepted);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
	recorded.clear();
	isGrowing = true;
	const controller = new AbortController();
	watchLeaving(recorder, controller.signal);
	return () => {
		controller.abort();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

it("staying on the page is a dismissed dialog", () => {
	leave(true);
	vi.runAllTimers();
	expect(answers()).toEqual([false]);
});

it.each([true, false])("a page that goes was let go; a moment after the answer: %s", (moment) => {
	leave(true);
	if (moment) vi.runAllTimers();
	hide();
	vi.runAllTimers();
	expect(answers()).toEqual([true]);
});

it("staying and leaving later in another way is one dismissed dialog", () => {
	leave(true);
	vi.runAllTimers();
	isGrowing = false;
	hide();
	expect(answers()).toEqual([false]);
});

it("each question has its answer", () => {
	leave(true);
	vi.runAllTimers();
	leave(true);
	hide();
	expect(answers()).toEqual([false, true]);
});

it("records nothing without a dialog", () => {
	leave(false);
	vi.runAllTimers();
	hide();
	expect(answers()).toEqual([]);
});
