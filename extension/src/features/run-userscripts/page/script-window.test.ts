// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import type { LayerSettings } from "./layer-settings.ts";
import type { ScriptContext } from "./script-context.ts";
import { createScriptWindow } from "./script-window.ts";

const settings: LayerSettings = {
	id: "id-1",
	names: ["GM_info", "GM", "GM_getValue", "window", "self", "globalThis", "top", "parent"],
	windowGrants: [],
	values: {},
	valuesDigest: "",
	resources: {},
	waitsForBody: false,
	pageChannel: null,
	info: {},
	guard: null,
};
const context: ScriptContext = { settings, call: vi.fn(), on: vi.fn(), complain: vi.fn() };
const api = { GM: { info: {} }, GM_getValue: () => 41, GM_setValue: () => undefined };

function open(): { readonly own: Record<string, unknown>; readonly world: Record<string, unknown> } {
	const world = window as object as Record<string, unknown>;
	onTestFinished(() => void delete world.shared);
	return { own: createScriptWindow(context, api).window as Record<string, unknown>, world };
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
