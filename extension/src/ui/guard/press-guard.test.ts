import { describe, expect, test } from "vitest";
import { type BegunPress, createPressGuard, GUARD_MS } from "./press-guard.ts";

/** A page whose window and time the test controls. */
function openPage() {
	const page = { now: 5000, front: true, place: "0,0,800,600" };
	let change = (): void => undefined;
	let press = (_: BegunPress): void => undefined;
	let timer: { readonly at: number; readonly run: () => void } | null = null;
	const guard = createPressGuard({
		now: () => page.now,
		isInFront: () => page.front,
		geometry: () => page.place,
		onChange(listener) {
			change = listener;
		},
		onPress(listener) {
			press = listener;
		},
		setTimer(run, milliseconds) {
			timer = { at: page.now + milliseconds, run };
			return () => {
				timer = null;
			};
		},
	});
	const pass = (milliseconds: number): void => {
		page.now += milliseconds;
		const due = timer;
		if (due !== null && due.at <= page.now) due.run();
	};
	const offer = () => {
		const control = guard.offer(() => undefined);
		const click = (held = 0, isRepeated = false): boolean => {
			press({ isRepeated });
			pass(held);
			return control.take() !== null;
		};
		return { ...control, click };
	};
	return { page, pass, offer, changed: () => change(), press: (given: BegunPress) => press(given) };
}

describe("press-guard", () => {
	test("takes nothing in the first second, and says when it does", () => {
		const { pass, offer } = openPage();
		const control = offer();
		expect([control.isReady(), control.click()]).toEqual([false, false]);
		pass(GUARD_MS - 1);
		expect([control.isReady(), control.click()]).toEqual([false, false]);
		pass(GUARD_MS);
		expect([control.isReady(), control.click()]).toEqual([true, true]);
	});

	test("a series of fast clicks never counts, whatever its length", () => {
		const { pass, offer } = openPage();
		const control = offer();
		const counted = Array.from({ length: 60 }, () => {
			pass(120);
			return control.click();
		});
		expect(counted).not.toContain(true);
	});

	test("a press that began in the guarded second does not count when it ends later", () => {
		const { pass, offer } = openPage();
		const control = offer();
		pass(GUARD_MS - 1);
		expect(control.click(GUARD_MS + 500)).toBe(false);
	});

	test("a key that is held down from before does not count", () => {
		const { pass, offer } = openPage();
		const control = offer();
		pass(3 * GUARD_MS);
		expect(control.click(0, true)).toBe(false);
		pass(GUARD_MS);
		expect(control.click()).toBe(true);
	});

	test.each([
		["hidden and shown again", { front: false }],
		["moved under the pointer", { place: "300,200,800,600" }],
		["resized", { place: "0,0,400,600" }],
	])("starts again when the window was %s", (_, change) => {
		const { page, pass, offer, changed } = openPage();
		const control = offer();
		pass(2 * GUARD_MS);
		expect(control.isReady()).toBe(true);
		const before = { ...page };
		Object.assign(page, change);
		changed();
		expect(control.click()).toBe(false);
		Object.assign(page, before, { now: page.now });
		changed();
		expect([control.isReady(), control.click()]).toEqual([false, false]);
		pass(GUARD_MS);
		expect(control.click()).toBe(true);
	});

	test("a window that was moved without an event does not count either", () => {
		const { page, pass, offer } = openPage();
		const control = offer();
		pass(2 * GUARD_MS);
		page.place = "1,0,800,600";
		expect(control.click()).toBe(false);
	});

	test("the click that gives the window its focus does not count", () => {
		const { page, pass, offer, changed } = openPage();
		page.front = false;
		changed();
		const control = offer();
		pass(5 * GUARD_MS);
		expect(control.isReady()).toBe(false);
		page.front = true;
		expect(control.click()).toBe(false);
		pass(GUARD_MS);
		expect(control.click()).toBe(true);
	});

	test("a control that appears or becomes usable late has a second of its own", () => {
		const { pass, offer } = openPage();
		pass(10 * GUARD_MS);
		const control = offer();
		expect(control.click()).toBe(false);
		pass(GUARD_MS);
		expect(control.click()).toBe(true);
	});

	test("assistive technology, which activates without a press, is judged by the time of the activation", () => {
		const { pass, offer } = openPage();
		const control = offer();
		pass(GUARD_MS / 2);
		expect(control.take()).toBe(null);
		pass(GUARD_MS);
		expect(control.take()).not.toBe(null);
	});
});
