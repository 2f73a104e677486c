// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { LayerSettings } from "./layer-settings.ts";
import { createWindowFunctions } from "./script-window.ts";

// Read when the layer is loaded; this environment has no Navigation API.
const navigation = vi.hoisted(() => {
	const target = new EventTarget();
	Object.assign(window, { navigation: target });
	return target;
});

const complain = vi.fn<(problem: unknown) => void>();
let pages = 0;

const settings: LayerSettings = {
	id: "id-1",
	names: [],
	isAlone: true,
	windowGrants: ["onurlchange"],
	values: {},
	valuesDigest: "",
	resources: {},
	waitsFor: null,
	pageChannel: null,
	info: {},
	guard: null,
};
type Listen = (type: string, listener: unknown, options?: object) => void;

function open() {
	const { replaced } = createWindowFunctions({ settings, call: vi.fn(), on: vi.fn(), complain });
	const addEventListener = replaced.addEventListener as Listen;
	const removeEventListener = replaced.removeEventListener as Listen;
	/** Goes to another address and tells which were heard. */
	const go = async (heard: readonly unknown[]): Promise<number> => {
		const before = heard.length;
		pages += 1;
		history.pushState(null, "", `#page-${pages}`);
		navigation.dispatchEvent(new Event("currententrychange"));
		await Promise.resolve();
		return heard.length - before;
	};
	return { addEventListener, removeEventListener, go };
}

beforeEach(() => void complain.mockClear());

test("listeners to urlchange may be objects, whose method is read when they are told", async () => {
	const { addEventListener, removeEventListener, go } = open();
	const heard: unknown[] = [];
	class Listener {
		handleEvent(event: Event) {
			heard.push([this === listener, Reflect.get(event, "url") === location.href]);
		}
	}
	const listener = new Listener();
	const late: { handleEvent?: () => void } = {};
	addEventListener("urlchange", listener);
	addEventListener("urlchange", late);
	late.handleEvent = () => heard.push("late");
	expect(await go(heard)).toBe(2);
	expect(heard).toEqual([[true, true], "late"]);
	removeEventListener("urlchange", listener);
	removeEventListener("urlchange", late);
	expect(await go(heard)).toBe(0);
	expect(complain).not.toHaveBeenCalled();
});

test("an object without the method is an error, and the others are told", async () => {
	const { addEventListener, go } = open();
	const heard: unknown[] = [];
	addEventListener("urlchange", {});
	addEventListener("urlchange", () => heard.push("function"));
	for (const no of [null, undefined, "text", 1]) addEventListener("urlchange", no);
	expect(await go(heard)).toBe(1);
	expect(complain.mock.calls.map(([problem]) => String(problem))).toEqual([expect.stringContaining("handleEvent")]);
});

test("a listener that was added twice is told once, one of once no second time, one of a signal not after its abort", async () => {
	const { addEventListener, go } = open();
	const heard: string[] = [];
	const twice = { handleEvent: () => void heard.push("twice") };
	const controller = new AbortController();
	addEventListener("urlchange", twice);
	addEventListener("urlchange", twice);
	addEventListener("urlchange", { handleEvent: () => void heard.push("once") }, { once: true });
	addEventListener("urlchange", () => void heard.push("signal"), { signal: controller.signal });
	addEventListener("urlchange", () => void heard.push("aborted before"), { signal: AbortSignal.abort() });
	await go(heard);
	expect(heard.splice(0)).toEqual(["twice", "once", "signal"]);
	controller.abort();
	await go(heard);
	expect(heard).toEqual(["twice"]);
});
