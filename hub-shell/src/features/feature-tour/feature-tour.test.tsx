// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MAX_TARGET_WAIT_MS } from "./follow-target.ts";
import { isTourNew } from "./tour-marks.ts";
import { ALL, marks, prepareTourPage, start } from "./tour-page.test-support.tsx";

prepareTourPage();
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const tour = () => screen.queryByRole("dialog");
const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const highlighted = () => [...document.querySelectorAll("[data-tour-highlight]")].map((element) => element.textContent);
const wait = () => act(async () => void vi.advanceTimersByTime(MAX_TARGET_WAIT_MS));

test("six steps with progress, each with its target; Finish marks the tour as completed and returns the focus", () => {
	const { help } = start();
	const seen: unknown[] = [];
	for (let step = 1; step <= 6; step += 1) {
		const progress = screen.getByRole<HTMLProgressElement>("progressbar", { name: `Step ${step} of 6` });
		seen.push([title(), progress.value, highlighted()]);
		expect(screen.queryByRole("button", { name: "Previous" }) === null).toBe(step === 1);
		expect(document.activeElement).toBe(screen.getByRole("button", { name: step === 6 ? "Finish" : "Next" }));
		if (step < 6) press("Next");
	}
	expect(seen).toEqual([
		["Welcome to Scriptorium", 1, []],
		["Explore scripts", 2, ["explore"]],
		["Create your own", 3, ["create"]],
		["Install a script", 4, ["card"]],
		["Check the security rating", 5, ["security-badge"]],
		["Share what helps you", 6, ["share"]],
	]);
	expect(marks()).toEqual([]);
	press("Finish");
	expect(tour()).toBeNull();
	expect(highlighted()).toEqual([]);
	expect(marks()).toEqual(["feature-tour-completed", "feature-tour-seen"]);
	expect(document.activeElement).toBe(help);
	expect(isTourNew()).toBe(false);
});

test.each([
	["Skip tour", () => press("Skip tour")],
	["the close button", () => press("Close the tour")],
	["Escape in the tour", () => fireEvent.keyDown(screen.getByRole("button", { name: "Next" }), { key: "Escape" })],
	["Escape on the page", () => fireEvent.keyDown(document.body, { key: "Escape" })],
])("%s closes the tour and marks it as seen", (_name, close) => {
	start();
	press("Next");
	close();
	expect(tour()).toBeNull();
	expect(marks()).toEqual(["feature-tour-seen"]);
});

test("leaving the page in the middle counts as seen", () => {
	start();
	window.dispatchEvent(new Event("pagehide"));
	expect(marks()).toEqual(["feature-tour-seen"]);
});

test("is a non-modal dialog with a name and a description, whose words are announced", () => {
	start();
	const dialog = screen.getByRole("dialog", { name: "Welcome to Scriptorium", description: /^This hub has small/ });
	expect(dialog.getAttribute("aria-modal")).toBeNull();
	expect(dialog.querySelector("[aria-live=polite]")?.textContent).toContain("Welcome to Scriptorium");
});

test("Tab leads from the last button to the target and Shift+Tab back; Previous keeps the focus in the tour", () => {
	start();
	press("Next");
	const next = screen.getByRole("button", { name: "Next" });
	fireEvent.keyDown(next, { key: "Tab" });
	const target = screen.getByRole("link", { name: "explore" });
	expect(document.activeElement).toBe(target);
	fireEvent.keyDown(target, { key: "Tab", shiftKey: true });
	expect(document.activeElement).toBe(next);
	// Elsewhere the browser moves the focus.
	expect(fireEvent.keyDown(screen.getByLabelText("words"), { key: "Tab" })).toBe(true);
	const previous = screen.getByRole("button", { name: "Previous" });
	previous.focus();
	fireEvent.click(previous);
	expect(title()).toBe("Welcome to Scriptorium");
	expect(document.activeElement).toBe(next);
});

test("arrows change the step in the tour only, and Escape in a field belongs to the field", () => {
	start();
	const field = screen.getByLabelText("words");
	for (const key of ["ArrowRight", "Escape"]) expect(fireEvent.keyDown(field, { key })).toBe(true);
	fireEvent.keyDown(document.body, { key: "ArrowRight" });
	expect(title()).toBe("Welcome to Scriptorium");
	const next = screen.getByRole("button", { name: "Next" });
	fireEvent.keyDown(next, { key: "ArrowRight", ctrlKey: true });
	fireEvent.keyDown(next, { key: "ArrowRight" });
	expect(title()).toBe("Explore scripts");
	fireEvent.keyDown(next, { key: "ArrowLeft" });
	expect(title()).toBe("Welcome to Scriptorium");
});

test("from right to left the arrows point the other way", () => {
	start({ locale: "ar-XB" });
	const forward = screen.getAllByRole("button").at(-1) as HTMLElement;
	fireEvent.keyDown(forward, { key: "ArrowLeft" });
	expect(highlighted()).toEqual(["explore"]);
});

test("an Escape that a dialog has used does not close the tour below it", () => {
	start();
	const used = new KeyboardEvent("keydown", { key: "Escape", cancelable: true, bubbles: true });
	used.preventDefault();
	act(() => void document.body.dispatchEvent(used));
	expect(tour()).not.toBeNull();
});

test("holds the name of the target: an element that is rendered anew, later, or for another width is found", async () => {
	start({ targets: ["create"] });
	press("Next");
	expect(screen.getByText("Looking for this part of the page…")).toBeTruthy();
	const add = (text: string) => {
		const element = Object.assign(document.createElement("a"), { href: "/y", textContent: text });
		element.dataset.tour = "explore";
		document.body.append(element);
		return element;
	};
	const first = add("first");
	await act(async () => undefined);
	expect(highlighted()).toEqual(["first"]);
	expect(screen.queryByText("Looking for this part of the page…")).toBeNull();
	first.remove();
	const second = add("second");
	await act(async () => undefined);
	expect(highlighted()).toEqual(["second"]);
	const third = add("third");
	second.hidden = true;
	await act(async () => undefined);
	expect(highlighted()).toEqual(["third"]);
	third.remove();
	await act(async () => undefined);
	expect(screen.getByText(/^This part is not on the page that is open now/)).toBeTruthy();
	second.remove();
});

test("waits three seconds at most, then skips the step and says so", async () => {
	start({ targets: ["explore", "share"] });
	press("Next");
	press("Next");
	expect(title()).toBe("Create your own");
	await act(async () => void vi.advanceTimersByTime(MAX_TARGET_WAIT_MS - 1));
	expect(title()).toBe("Create your own");
	await act(async () => void vi.advanceTimersByTime(1));
	expect(title()).toBe("Install a script");
	expect(screen.getByText("Skipped, because this page does not have it: Create your own")).toBeTruthy();
	await wait();
	await wait();
	expect(title()).toBe("Share what helps you");
	expect(
		screen.getByText(
			"Skipped, because this page does not have it: Create your own, Install a script, Check the security rating",
		),
	).toBeTruthy();
	// Back over the same steps.
	press("Previous");
	for (let step = 0; step < 3; step += 1) await wait();
	expect(title()).toBe("Explore scripts");
});

test("the last step keeps its words where its target is missing", async () => {
	start({ targets: ALL.slice(0, -1) });
	for (let step = 0; step < 5; step += 1) press("Next");
	await wait();
	expect(title()).toBe("Share what helps you");
	expect(screen.getByText(/^This part is not on the page/)).toBeTruthy();
});

test("scrolls at once where less motion is preferred, and not to what is visible", () => {
	const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
	vi.spyOn(window, "matchMedia").mockImplementation(
		(query) => ({ matches: /reduced-motion|min-width/.test(query) }) as MediaQueryList,
	);
	start();
	press("Next");
	expect(scrolled).toHaveBeenCalledWith({ block: "center", behavior: "instant" });
	scrolled.mockClear();
	document.elementFromPoint = () => screen.getByRole("link", { name: "create" });
	press("Next");
	expect(scrolled).not.toHaveBeenCalled();
});

test("stays under the pointer while it is pressed, and goes to its target afterwards", () => {
	start();
	press("Next");
	const dialog = screen.getByRole("dialog");
	let top = 100;
	vi.spyOn(screen.getByText("explore"), "getBoundingClientRect").mockImplementation(
		() => new DOMRect(100, top, 80, 20),
	);
	vi.stubGlobal("requestAnimationFrame", (act: () => void) => act());
	const scrollTo = (place: number) => {
		top = place;
		fireEvent.scroll(window);
		return dialog.style.top;
	};
	const first = scrollTo(100);
	expect(scrollTo(200)).not.toBe(first);
	scrollTo(100);
	fireEvent.pointerDown(screen.getByRole("button", { name: "Next" }));
	expect(scrollTo(200)).toBe(first);
	fireEvent.pointerUp(window);
	expect(dialog.style.top).not.toBe(first);
	const second = dialog.style.top;
	expect(scrollTo(100)).not.toBe(second);
});
