// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Loads the module as a page does; tells whether the page is in use. */
async function load() {
	const { endWaiting, firstUse } = await import("./first-use.ts");
	let isUsed = false;
	void firstUse.then(() => {
		isUsed = true;
	});
	const look = async () => {
		await Promise.resolve();
		return isUsed;
	};
	return { endWaiting, look };
}

test.each(["pointermove", "keydown", "scroll", "focusin"])("a %s is a first use", async (type) => {
	const { look } = await load();
	expect(await look()).toBe(false);
	window.dispatchEvent(new Event(type));
	expect(await look()).toBe(true);
});

test("so is code that cannot wait", async () => {
	const { endWaiting, look } = await load();
	endWaiting();
	expect(await look()).toBe(true);
});

test("a page that was scrolled before the module was loaded is in use", async () => {
	vi.stubGlobal("scrollY", 900);
	expect(await (await load()).look()).toBe(true);
});

test("the server waits for nobody", async () => {
	vi.stubGlobal("document", undefined);
	expect(await (await load()).look()).toBe(true);
});
