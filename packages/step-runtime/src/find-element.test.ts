// @vitest-environment happy-dom
import { compactFingerprint } from "@scriptorium/flow/generate/compact-fingerprint";
import { indexPage } from "@scriptorium/selectors/page-index";
import { takeFingerprint } from "@scriptorium/selectors/record-target";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CompactFingerprint } from "./compact-fingerprint.ts";
import { findElement, type Needs } from "./find-element.ts";
import { oneOf } from "./listed-element.ts";
import { recorded } from "./recorded-element.ts";
import { StepError } from "./step-error.ts";
import { inFrame, type Target, withTimeout } from "./target.ts";
import { byCss, typed } from "./typed-element.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame"] });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** What became of a search that had ten seconds, and how long it took. */
async function search(target: Target, needs?: Needs): Promise<{ found: Element | string; after: number }> {
	const start = performance.now();
	let after = 0;
	const done = findElement(target, needs)
		.catch((error: unknown) => (error instanceof StepError ? error.message : String(error)))
		.then((found) => {
			after = performance.now() - start;
			return found;
		});
	await vi.advanceTimersByTimeAsync(10_000);
	return { found: await done, after };
}

/** The target of a recorded element, as generated code has it. */
function record(element: Element | null | undefined, name: string): Target {
	if (!element) throw new Error("no element");
	const print = JSON.parse(JSON.stringify(takeFingerprint(element, indexPage(document)))) as Parameters<
		typeof compactFingerprint
	>[0];
	return recorded(name, JSON.parse(JSON.stringify(compactFingerprint(print))) as CompactFingerprint);
}

it("finds at once what is there, and waits for what is to come", async () => {
	document.body.innerHTML = "<button>Save</button>";
	const { found, after } = await search(typed("button"));
	expect(found).toBe(document.querySelector("button"));
	expect(after).toBeLessThan(200);
	setTimeout(() => {
		document.body.insertAdjacentHTML("beforeend", "<p>Late</p>");
	}, 3000);
	const late = await search(typed("p"));
	expect(late.found).toBe(document.querySelector("p"));
	expect(late.after).toBeLessThan(3300);
});

it("wants a selector typed by hand to find exactly one element", async () => {
	document.body.innerHTML = "<p>1</p><p>2</p><p hidden>3</p>";
	expect((await search(typed("p"))).found).toBe("3 elements found, not one: p");
	expect((await search(typed("b"))).found).toBe("element not found: b");
	expect((await search(typed("p::["))).found).toBe("the selector cannot be read: p::[");
});

it("looks inside the current element of a loop, and with :root on the whole page", async () => {
	document.body.innerHTML = "<ul><li><b>1</b></li><li><b>2</b></li></ul><h1>All</h1>";
	const [, within] = document.querySelectorAll("li");
	if (within === undefined) throw new Error("no row");
	expect((await search(byCss("b", within))).found).toBe(within.firstChild);
	expect((await search(byCss(":root h1", within))).found).toBe(document.querySelector("h1"));
	expect((await search(typed("h1", within))).found).toBe("element not found: h1");
});

it("looks into the open shadow roots in the current element of a loop where the element itself has nothing", async () => {
	document.body.innerHTML = "<x-tile><b>Slotted</b></x-tile><x-tile></x-tile>";
	const [first, second] = [...document.querySelectorAll("x-tile")].map((tile) => {
		const root = tile.attachShadow({ mode: "open" });
		root.innerHTML = "<b>Own</b><x-price></x-price>";
		const price = root.querySelector("x-price")?.attachShadow({ mode: "open" });
		if (price) price.innerHTML = "<i>9</i><s>1</s><s>2</s>";
		return { tile, root, price };
	});
	if (first === undefined || second === undefined) throw new Error("no tiles");
	expect((await search(byCss("b", first.tile))).found).toBe(first.tile.querySelector("b"));
	expect((await search(byCss("b", second.tile))).found).toBe(second.root.querySelector("b"));
	expect((await search(byCss("i", second.tile))).found).toBe(second.price?.firstChild);
	expect((await search(typed("text/Own", second.tile))).found).toBe(second.root.querySelector("b"));
	expect((await search(byCss("s", second.tile))).found).toBe("2 elements found, not one: s");
	expect(byCss("s", second.tile).findAll?.(document)).toHaveLength(2);
	expect((await search(byCss("u", second.tile))).found).toBe("element not found: u");
});

it("looks into open shadow roots and frames of the same origin", async () => {
	document.body.innerHTML = "<div></div><iframe></iframe>";
	const root = document.querySelector("div")?.attachShadow({ mode: "open" });
	if (root) root.innerHTML = "<b>Inside</b>";
	expect((await search(typed("div >>> b"))).found).toBe(root?.firstChild);
	expect((await search(record(root?.querySelector("b"), "b"))).found).toBe(root?.firstChild);
	const inner = document.implementation.createHTMLDocument("Inner");
	inner.body.innerHTML = "<i>In the frame</i>";
	vi.spyOn(HTMLIFrameElement.prototype, "contentDocument", "get").mockReturnValue(inner);
	expect((await search(inFrame(byCss("i"), byCss("iframe")))).found).toBe(inner.body.firstChild);
	vi.spyOn(HTMLIFrameElement.prototype, "contentDocument", "get").mockReturnValue(null);
	expect((await search(inFrame(byCss("i"), byCss("iframe")))).found).toBe("frame of another origin: iframe");
	expect((await search(inFrame(byCss("i"), byCss("#no")))).found).toBe("frame not found: #no");
});

it("waits until an element is shown and enabled, and says what is in the way", async () => {
	document.body.innerHTML =
		'<button disabled>Off</button><p style="display:none">Hidden</p><div aria-disabled="true"><a>Link</a></div>';
	expect((await search(typed("button"))).found).toBe("element is disabled: button");
	expect((await search(typed("a"))).found).toBe(document.querySelector("a"));
	expect((await search(typed("p"))).found).toBe("element is hidden: p");
	expect((await search(typed("p"), { mayBeHidden: true })).found).toBe(document.querySelector("p"));
	setTimeout(() => document.querySelector("button")?.removeAttribute("disabled"), 1000);
	expect((await search(typed("button"))).found).toBe(document.querySelector("button"));
	expect((await search(typed("p"), { mayBeHidden: true, problemOf: () => "not a field" })).found).toBe(
		"not a field: p",
	);
});

it("waits until an element is at rest", async () => {
	document.body.innerHTML = "<b>Moving</b>";
	const stop = performance.now() + 2000;
	vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
		() => new DOMRect(Math.min(performance.now(), stop), 0, 0, 0),
	);
	const { found, after } = await search(typed("b"));
	expect(found).toBe(document.querySelector("b"));
	expect(after).toBeGreaterThan(1900);
});

it("does not take an equal place for rest while the browser draws no frames, up to a second", async () => {
	document.body.innerHTML = "<b>Moving</b>";
	const drawn = vi.spyOn(window, "requestAnimationFrame").mockImplementation(() => 0);
	const { found, after } = await search(typed("b"));
	expect(found).toBe(document.querySelector("b"));
	expect(after).toBeGreaterThanOrEqual(1000);
	expect(after).toBeLessThan(1300);
	drawn.mockRestore();
	expect((await search(typed("b"))).after).toBeLessThan(100);
});

it("names what came nearest to a recorded element that is gone", async () => {
	const rows = ["Ada", "Bruno", "Chen"].map((name) => `<li><span>${name}</span> <button>Delete</button></li>`);
	document.body.innerHTML = `<h1>Members</h1><ul>${rows.join("")}</ul>`;
	const [, second] = document.querySelectorAll("button");
	const target = record(second, 'button "Delete"');
	expect((await search(target)).found).toBe(second);
	second?.closest("li")?.remove();
	const { found, after } = await search(target);
	expect(found).toBe('element not found: button "Delete". Nearest: button "Delete"');
	expect(after).toBeGreaterThan(4900);
});

it("does not take what stands in the place of an element on a page that is not the recorded one yet", async () => {
	const texts = ["Invoices", "Payments", "Customers", "Reports", "Settings", "Profile"];
	const page = `<nav>${texts.map((text) => `<a>${text}</a>`).join("")}</nav><main><div><i></i></div></main>`;
	document.body.innerHTML = page;
	const target = record(document.querySelector("i"), "i");
	document.body.innerHTML = "<nav></nav><main><div><i></i></div></main>";
	setTimeout(() => {
		document.body.innerHTML = page;
	}, 1000);
	const { found, after } = await search(target);
	expect(found).toBe(document.querySelector("i"));
	expect(after).toBeGreaterThan(1000);
});

it("uses recorded selectors of other tools in their order, and positional ones last", async () => {
	document.body.innerHTML = "<ul><li><b>1</b></li><li><b id='two'>2</b></li></ul><i>3</i>";
	expect((await search(oneOf(["b", "#two"]))).found).toBe(document.querySelector("#two"));
	expect((await search(oneOf(["b", "i"]))).found).toBe("2 elements found, not one: b");
	const guessed = await search(oneOf(["#gone", "ul + i"]));
	expect(guessed.found).toBe(document.querySelector("i"));
	expect(guessed.after).toBeGreaterThan(2400);
});

it("waits as long as the step says", async () => {
	document.body.innerHTML = "";
	const short = await search(withTimeout(byCss("#late"), 300));
	expect(short.found).toBe("element not found: #late");
	expect(short.after).toBeLessThan(1000);
	setTimeout(() => {
		document.body.innerHTML = '<p id="late"></p>';
	}, 8000);
	const long = await search(withTimeout(byCss("#late"), 9000));
	expect(long.found).toBe(document.querySelector("#late"));
	expect(long.after).toBeGreaterThan(7000);
});
