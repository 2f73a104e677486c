import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { expect, it } from "vitest";
import { isSameWay, type Navigation, navigationCause } from "./navigation-cause.ts";

const at = (path: string) => `https://shop.test/${path}`;
const went = (path: string, more: object = {}) =>
	({
		id: `to-${path}`,
		timestamp: 1000,
		url: at(path),
		type: "navigate",
		targetUrl: at(path),
		waitForLoad: true,
		cause: "load",
		...more,
	}) as RecordedAction;
const pressed = (timestamp: number): RecordedAction => ({
	id: "key",
	timestamp,
	url: at(""),
	type: "keypress",
	key: "Enter",
	modifiers: { ctrl: false, alt: false, shift: false, meta: false },
});
const to = (path: string, more: Partial<Navigation> = {}): Navigation => ({
	kind: "committed",
	transition: "link",
	qualifiers: [],
	url: at(path),
	timestamp: 2000,
	...more,
});

it("is triggered by the action just before", () => {
	expect(navigationCause(to("b"), [went("a"), pressed(1900)])).toEqual({ cause: "load", causedBy: "key" });
	expect(navigationCause(to("b", { kind: "history" }), [pressed(1900)])).toEqual({ cause: "history", causedBy: "key" });
	expect(navigationCause(to("b", { timestamp: 9000 }), [pressed(1900)])).toEqual({ cause: "load" });
	expect(navigationCause(to("b"), [])).toEqual({ cause: "load" });
});

it("within a document is not triggered by what came after it, though that was stored first", () => {
	const click = { ...pressed(1900), id: "click" };
	const stored = [click, pressed(2001)];
	expect(navigationCause(to("b", { kind: "history" }), stored)).toEqual({ cause: "history", causedBy: "click" });
	expect(navigationCause(to("b", { kind: "hash" }), stored)).toEqual({ cause: "hash", causedBy: "click" });
	expect(navigationCause(to("b", { kind: "history" }), [pressed(2001)])).toEqual({ cause: "history" });
	// The press that leaves a page is recorded when the page ends.
	expect(navigationCause(to("b"), [pressed(2001)])).toEqual({ cause: "load", causedBy: "key" });
});

it("has no trigger when the address was typed or the page reloaded", () => {
	expect(navigationCause(to("b", { transition: "typed" }), [pressed(1900)])).toEqual({ cause: "load" });
	expect(navigationCause(to("b", { qualifiers: ["from_address_bar"] }), [pressed(1900)])).toEqual({ cause: "load" });
	expect(navigationCause(to("b", { transition: "reload" }), [pressed(1900)])).toEqual({ cause: "reload" });
});

it("inherits the trigger of the page that redirected", () => {
	const earlier = [pressed(1000), went("a", { causedBy: "key", timestamp: 1500 })];
	expect(navigationCause(to("b"), earlier)).toEqual({ cause: "load", causedBy: "key" });
	expect(navigationCause(to("b"), [went("a", { timestamp: 1500 })])).toEqual({ cause: "load", causedBy: "to-a" });
});

it("distinguishes back from forward by the recorded history", () => {
	const back = { qualifiers: ["forward_back"] };
	const way = [went("a"), went("b"), went("c")];
	expect(navigationCause(to("b", back), way).cause).toBe("back");
	const atB = [...way, went("b", { cause: "back" })];
	expect(navigationCause(to("a", back), atB).cause).toBe("back");
	expect(navigationCause(to("c", back), atB).cause).toBe("forward");
	expect(navigationCause(to("elsewhere", back), way).cause).toBe("back");
});

it("is triggered by an action just before, else by the back button", () => {
	const back = to("a", { qualifiers: ["forward_back"], kind: "history" });
	const way = [went("a"), went("b")];
	expect(navigationCause(back, [...way, pressed(1900)])).toEqual({ cause: "back", causedBy: "key" });
	expect(navigationCause({ ...back, timestamp: 9000 }, [...way, pressed(1900)])).toEqual({ cause: "back" });
	expect(navigationCause(back, [went("a"), pressed(1800), went("b", { causedBy: "key", timestamp: 1900 })])).toEqual({
		cause: "back",
	});
});

it("is merged with the page's report of the browser's button", () => {
	const reported = went("a", { cause: "back", timestamp: 1990, viewport: { width: 800, height: 600 } });
	const back = to("a", { qualifiers: ["forward_back"] });
	const earlier = [went("a"), went("b"), pressed(1900), reported];
	expect(navigationCause(back, earlier)).toEqual({ cause: "back" });
	// The page knows which of the two it was, whatever the way so far looks like.
	const forward = went("a", { cause: "forward", timestamp: 1990, viewport: { width: 800, height: 600 } });
	expect(navigationCause(back, [went("a"), went("b"), forward])).toEqual({ cause: "forward" });
	const now = went("a", { cause: "back", timestamp: 2000 }) as Parameters<typeof isSameWay>[1];
	expect(isSameWay(reported, now)).toBe(true);
	// The second of two steps back, to the same address; another address; much later.
	expect(isSameWay(now, now)).toBe(false);
	expect(isSameWay({ ...reported, targetUrl: at("c") } as RecordedAction, now)).toBe(false);
	expect(isSameWay(reported, { ...now, timestamp: 9000 })).toBe(false);
	expect(navigationCause({ ...back, url: at("c") }, earlier)).toEqual({ cause: "back" });
});

it("is one action that is updated while an address follows typed text", () => {
	const typed = (path: string, more: object = {}) =>
		went(path, { cause: "history", causedBy: "key", ...more }) as Parameters<typeof isSameWay>[1];
	expect(isSameWay(typed("a"), typed("ab"))).toBe(true);
	expect(isSameWay(typed("a"), typed("ab", { causedBy: "other" }))).toBe(false);
	expect(isSameWay(typed("a"), typed("ab", { cause: "load" }))).toBe(false);
	expect(isSameWay(typed("a", { causedBy: undefined }), typed("ab", { causedBy: undefined }))).toBe(false);
	expect(isSameWay(pressed(1), typed("ab"))).toBe(false);
});

it("is triggered by the action that opened a dialog, however long that was open", () => {
	const left = { ...went("a"), id: "left", timestamp: 8900, type: "dialog", dialog: "beforeunload" } as RecordedAction;
	const then = to("b", { timestamp: 9000 });
	expect(navigationCause(then, [pressed(1900), left])).toEqual({ cause: "load", causedBy: "key" });
	expect(navigationCause({ ...then, timestamp: 19_000 }, [pressed(1900), left])).toEqual({ cause: "load" });
});
