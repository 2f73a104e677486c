// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { ConsoleEvent } from "../page-channel.ts";
import { type ConsolePage, watchConsole } from "./watch-console.ts";

function watch() {
	const events: ConsoleEvent[] = [];
	const written: unknown[][] = [];
	const write = (...parts: unknown[]) => void written.push(parts);
	const console = { debug: write, log: write, info: write, warn: write, error: write };
	const page: ConsolePage = Object.assign(new EventTarget(), { console });
	const stop = watchConsole(page, (line) => events.push(line));
	return { told: events, written, console, page, stop };
}

it("reports console messages, and passes them on unchanged", () => {
	const { told: events, written, console } = watch();
	const cart = { tea: 2, boxes: [1, [2]], note: "two words", more: { deep: 1 } };
	console.log("cart", cart, 7n, undefined, Symbol("s"));
	console.error(new RangeError("too many"));
	expect(events).toEqual([
		{
			level: "log",
			text: 'cart {tea: 2, boxes: […], note: "two words", more: {…}} 7 undefined Symbol(s)',
		},
		{ level: "error", text: "RangeError: too many" },
	]);
	expect(written[0]?.[1]).toBe(cart);
});

it("formats values without calling code of the page", () => {
	const { told: events, console } = watch();
	const touched: string[] = [];
	const trap = {
		get price() {
			touched.push("getter");
			return 1;
		},
		toString: () => touched.push("toString"),
		toJSON: () => touched.push("toJSON"),
	};
	console.info(trap);
	const writing = new Proxy(
		{},
		{
			ownKeys() {
				console.log("from inside");
				return [];
			},
		},
	);
	console.warn(writing);
	const refusing = new Proxy(
		{},
		{
			getPrototypeOf: () => {
				throw new Error("no");
			},
		},
	);
	console.debug(refusing);
	expect(touched).toEqual([]);
	expect(events.map(({ text }) => text)).toEqual(["{price: undefined, toString: ƒ, toJSON: ƒ}", "{}", "{…}"]);
});

it("reports uncaught errors", () => {
	const { told: events, page } = watch();
	page.dispatchEvent(Object.assign(new Event("error"), { message: "Uncaught TypeError: x" }));
	page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("offline") }));
	expect(events).toEqual([
		{ level: "error", text: "Uncaught TypeError: x" },
		{ level: "error", text: "Uncaught (in promise) Error: offline" },
	]);
});

it("restores the console, except for functions that the page has replaced", () => {
	const { told: events, written, console, page, stop } = watch();
	const own = () => undefined;
	console.warn = own;
	stop();
	expect(console.warn).toBe(own);
	console.log("after");
	page.dispatchEvent(Object.assign(new Event("error"), { message: "after" }));
	expect(events).toEqual([]);
	expect(written).toEqual([["after"]]);
});
