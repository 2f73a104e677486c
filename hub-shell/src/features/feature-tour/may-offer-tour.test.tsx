// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { isTourNew } from "./tour-marks.ts";
import { marks, prepareTourPage, type Shown, start } from "./tour-page.test-support.tsx";

prepareTourPage();
const title = () => screen.queryByRole("heading", { level: 2 });

test("the query that asks for it leaves the address, so that loading the page again does not start it again", () => {
	start({ at: "/?tour" });
	expect(title()).not.toBeNull();
	expect(screen.getByLabelText("address").textContent).toBe("/");
});

test("unasked, it starts on the home page", () => {
	start({ isOffered: true });
	expect(title()).not.toBeNull();
});

test.each<[string, Shown, () => void]>([
	["on another page", { at: "/explore" }, () => undefined],
	["while another page is opened", { wanted: "/explore" }, () => undefined],
	["over a dialog", {}, () => document.body.insertAdjacentHTML("beforeend", "<div id=over role=dialog></div>")],
	["over a menu", {}, () => document.body.insertAdjacentHTML("beforeend", "<div id=over role=menu></div>")],
	[
		"when somebody has begun to fill in a field",
		{},
		() => document.body.insertAdjacentHTML("beforeend", "<input id=over value=ink>"),
	],
	[
		"while somebody is about to type",
		{},
		() => {
			document.body.insertAdjacentHTML("beforeend", "<input id=over>");
			vi.spyOn(document, "activeElement", "get").mockReturnValue(document.getElementById("over"));
		},
	],
])("unasked, it does not start %s, and may start later", (_name, shown, prepare) => {
	prepare();
	start({ ...shown, isOffered: true });
	expect(title()).toBeNull();
	expect(screen.getByText("closed")).toBeTruthy();
	expect(marks()).toEqual([]);
	document.getElementById("over")?.remove();
});

test("where storage is blocked it works, and never starts by itself", () => {
	const blocked = () => {
		throw new DOMException("blocked", "SecurityError");
	};
	vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
	expect(isTourNew()).toBe(false);
	start();
	fireEvent.click(screen.getByRole("button", { name: "Skip tour" }));
	expect(title()).toBeNull();
});

test("a browser that a program drives is offered no tour", () => {
	expect(isTourNew()).toBe(true);
	Object.defineProperty(navigator, "webdriver", { value: true, configurable: true });
	expect(isTourNew()).toBe(false);
});
