// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import type { LayerSettings } from "./layer-settings.ts";
import type { ScriptContext } from "./script-context.ts";
import { createScriptWindow, createWindowFunctions, fillOwnWindow } from "./script-window.ts";
import { acceptWindow } from "./window-acceptance.ts";

const settings: LayerSettings = {
	id: "id-1",
	names: ["GM_info", "GM", "GM_getValue", "window", "self", "globalThis", "top", "parent"],
	isAlone: false,
	windowGrants: [],
	values: {},
	valuesDigest: "",
	resources: {},
	waitsFor: null,
	pageChannel: null,
	info: {},
	guard: null,
};
const context: ScriptContext = { settings, call: vi.fn(), on: vi.fn(), complain: vi.fn() };
const api = { GM: { info: {} }, GM_getValue: () => 41, GM_setValue: () => undefined };

function open(): { readonly own: Record<string, unknown>; readonly world: Record<string, unknown> } {
	const world = window as object as Record<string, unknown>;
	onTestFinished(() => void delete world.shared);
	return { own: createScriptWindow(context, api, createWindowFunctions(context)) as Record<string, unknown>, world };
}

test("the granted functions are in the script's window, and not in its world's", () => {
	const { own, world } = open();
	expect([own.GM, own.GM_getValue, own.GM_setValue]).toEqual([api.GM, api.GM_getValue, undefined]);
	expect(["GM" in own, "GM_setValue" in own, "GM" in world]).toEqual([true, false, false]);
	expect(["window", "self", "globalThis", "top", "parent"].filter((name) => own[name] !== own)).toEqual([]);
});

test("a function that another script put there gets the world's window, called as a method too", () => {
	const { own, world } = open();
	const seen: unknown[] = [];
	world.shared = function (this: unknown, value: unknown) {
		seen.push(this, value);
	};
	(own.shared as (value: number) => void)(1);
	Reflect.apply(own.shared as () => void, own, [2]);
	expect(seen.filter((value) => value === own)).toEqual([]);
	expect(seen).toContain(2);
	expect(own.shared).toBe(own.shared);
});

test("what the script stores itself comes back as the same", () => {
	const { own, world } = open();
	const mine = Object.assign(() => 1, { part: 2 });
	own.shared = mine;
	expect([own.shared, world.shared]).toEqual([mine, mine]);
	delete world.shared;
	Object.defineProperty(own, "kept", { value: mine });
	expect(own.kept).toBe(mine);
});

test("constructors of the browser work", () => {
	const { own } = open();
	const Made = own.Event as typeof Event;
	expect(new Made("x")).toBeInstanceOf(Event);
	class Mine extends (own.EventTarget as typeof EventTarget) {}
	expect(new Mine()).toBeInstanceOf(EventTarget);
});

test("without a grant for it, there is no urlchange", () => {
	const { own } = open();
	expect(["onurlchange" in own, own.close === window.close]).toEqual([false, false]);
});

test("where a script has the world for itself, its functions are on the window", () => {
	const alone: ScriptContext = {
		...context,
		settings: {
			...settings,
			isAlone: true,
			names: ["GM", "GM_getValue", "close"],
			windowGrants: ["close", "onurlchange"],
		},
	};
	const functions = createWindowFunctions(alone);
	const { close, addEventListener, removeEventListener } = window;
	const world = window as object as Record<string, unknown>;
	onTestFinished(() => {
		Object.assign(window, { close, addEventListener, removeEventListener });
		for (const name of ["GM", "GM_getValue", "onurlchange"]) delete world[name];
	});
	fillOwnWindow(alone, { ...api, close: functions.replaced.close }, functions);
	expect([world.GM, world.GM_getValue, world.GM_setValue]).toEqual([api.GM, api.GM_getValue, undefined]);
	expect([world.close === functions.replaced.close, world.onurlchange]).toEqual([true, null]);
	expect(Object.keys(window).filter((name) => name.startsWith("GM"))).toEqual([]);
	const change = vi.fn();
	world.onurlchange = change;
	expect(world.onurlchange).toBe(change);
	// A method of the window that is called on another target.
	const heard = vi.fn();
	window.addEventListener.call(document.body, "own", heard);
	document.body.dispatchEvent(new Event("own"));
	expect(heard).toHaveBeenCalledOnce();
});

test("functions that are called on a script's window, or with it, get the world's", () => {
	const { own, world } = open();
	const seen: unknown[] = [];
	world.shared = function (this: unknown, ...given: unknown[]) {
		seen.push(this === window, given[0] === window);
	};
	acceptWindow(own);
	Reflect.apply(world.shared as () => void, own, [own]);
	expect(seen).toEqual([true, true]);
});
