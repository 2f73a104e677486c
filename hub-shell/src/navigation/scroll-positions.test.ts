// @vitest-environment happy-dom
import { NavigationType } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Visit } from "./hub-history.ts";
import { createScrollPositions } from "./scroll-positions.ts";

/** How far the page can be scrolled; happy-dom has no layout. */
let reach = 10_000;
let told: (() => void)[] = [];

beforeEach(() => {
	reach = 10_000;
	told = [];
	sessionStorage.clear();
	document.body.replaceChildren();
	vi.stubGlobal("scrollY", 0);
	window.scrollTo = ((options: ScrollToOptions) => scrolled(Math.min(options.top ?? 0, reach))) as typeof scrollTo;
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(listener: () => void) {
				told.push(listener);
			}
			observe = () => undefined;
			disconnect = () => {
				told = [];
			};
		},
	);
});
afterEach(() => vi.unstubAllGlobals());

function scrolled(y: number): void {
	vi.stubGlobal("scrollY", y);
	window.dispatchEvent(new Event("scroll"));
}
const grow = (height: number) => {
	reach = height;
	for (const listener of [...told]) listener();
};

const visit = (key: string, scroll: Visit["scroll"], hash = ""): Visit => ({
	location: { pathname: "/", search: "", hash, state: null, key },
	action: NavigationType.Push,
	scroll,
});

test("a new screen begins at the top; Back leads to where its screen was left", () => {
	const positions = createScrollPositions(window);
	positions.apply(visit("first", "keep"));
	scrolled(700);
	positions.remember();
	expect(history.scrollRestoration).toBe("manual");
	positions.apply(visit("second", "reset"));
	expect(scrollY).toBe(0);
	positions.remember();
	positions.apply(visit("first", "restore"));
	expect(scrollY).toBe(700);
});

test("a filter keeps the position", () => {
	const positions = createScrollPositions(window);
	positions.apply(visit("first", "keep"));
	scrolled(300);
	positions.remember();
	positions.apply(visit("second", "keep"));
	expect(scrollY).toBe(300);
});

test("the first page is left where the browser has put it", () => {
	scrolled(120);
	createScrollPositions(window).apply(visit("first", "keep"));
	expect(scrollY).toBe(120);
});

test("a position is restored once the page is long enough", () => {
	const positions = createScrollPositions(window);
	positions.apply(visit("first", "keep"));
	scrolled(700);
	positions.remember();
	positions.apply(visit("second", "reset"));
	reach = 100;
	positions.apply(visit("first", "restore"));
	expect(scrollY).toBe(100);
	grow(2000);
	expect(scrollY).toBe(700);
	scrolled(50);
	grow(3000);
	expect(scrollY).toBe(50);
});

test.each(["wheel", "pointerdown", "keydown"])("what comes after a %s does not scroll", (type) => {
	const positions = createScrollPositions(window);
	positions.apply(visit("first", "keep"));
	scrolled(700);
	positions.remember();
	positions.apply(visit("second", "reset"));
	reach = 100;
	positions.apply(visit("first", "restore"));
	window.dispatchEvent(new Event(type));
	grow(2000);
	expect(scrollY).toBe(100);
});

test("the target of a fragment is scrolled to, also when it comes later", () => {
	const positions = createScrollPositions(window);
	positions.apply(visit("first", "keep"));
	scrolled(500);
	const target = Object.assign(document.createElement("h2"), { id: "ä", scrollIntoView: () => scrolled(250) });
	positions.apply(visit("second", "reset", "#%C3%A4"));
	expect(scrollY).toBe(0);
	document.body.append(target);
	grow(2000);
	expect(scrollY).toBe(250);
	positions.apply(visit("third", "reset", "#%"));
	expect(scrollY).toBe(0);
});

test("where a link to a fragment was pressed is remembered, not where it has led", () => {
	const positions = createScrollPositions(window);
	positions.apply(visit("first", "keep"));
	scrolled(40);
	// The browser scrolls before it tells.
	vi.stubGlobal("scrollY", 900);
	positions.remember(true);
	positions.apply(visit("second", "keep"));
	positions.apply(visit("first", "restore"));
	expect(scrollY).toBe(40);
});

test("positions outlive the page, which the browser restores itself", () => {
	const positions = createScrollPositions(window);
	positions.apply(visit("first", "keep"));
	scrolled(700);
	window.dispatchEvent(new Event("pagehide"));
	expect(history.scrollRestoration).toBe("auto");
	vi.stubGlobal("scrollY", 0);
	createScrollPositions(window).apply(visit("first", "keep"));
	expect(scrollY).toBe(700);
	scrolled(650);
	createScrollPositions(window).apply(visit("first", "keep"));
	expect(scrollY).toBe(650);
});

test("an unreadable memory counts as none", () => {
	sessionStorage.setItem("scriptorium-scroll-positions", '{"first":3}');
	createScrollPositions(window).apply(visit("first", "restore"));
	sessionStorage.setItem("scriptorium-scroll-positions", "no JSON");
	createScrollPositions(window).apply(visit("first", "restore"));
	expect(scrollY).toBe(0);
});
