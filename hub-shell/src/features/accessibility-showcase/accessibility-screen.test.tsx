// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { showInHost } from "../../host-context/test-host.test-support.tsx";
import AccessibilityScreen from "./accessibility-screen.tsx";

beforeEach(() => {
	// happy-dom has no layout.
	Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const show = (tab = "", locale = "en") =>
	showInHost(<AccessibilityScreen />, { at: `/accessibility${tab === "" ? "" : `?tab=${tab}`}`, locale });
const openTab = () => screen.getByRole("tab", { selected: true }).textContent;
/** Not the address, which is an `output`. */
const statusText = () => document.querySelector('[role="status"]')?.textContent;

test("has the five tabs, and the open one is in the address", () => {
	const shown = show();
	expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
		"Overview",
		"Keyboard Nav",
		"ARIA Features",
		"Color Contrast",
		"Testing",
	]);
	expect(openTab()).toBe("Overview");
	fireEvent.mouseDown(screen.getByRole("tab", { name: "Color Contrast" }));
	expect(openTab()).toBe("Color Contrast");
	expect(shown.address()).toBe("/accessibility?tab=contrast");
});

test("an unknown tab in the address opens the first one", () => {
	show("nothing");
	expect(openTab()).toBe("Overview");
});

test("Alt+/ opens the help on every tab, Escape closes it, and keys that were pressed are marked", async () => {
	show("keyboard");
	expect(screen.getAllByText("Not pressed yet")).toHaveLength(3);
	fireEvent.keyDown(document.body, { key: "/", code: "Slash", altKey: true });
	const help = await screen.findByRole("dialog", { name: "Keyboard help" });
	expect(within(help).getByText("Open the command palette")).toBeTruthy();
	fireEvent.keyDown(help, { key: "Escape" });
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(screen.getAllByText("Pressed")).toHaveLength(2);
	cleanup();
	show("contrast");
	fireEvent.keyDown(document.body, { key: "/", code: "Slash", altKey: true });
	expect(await screen.findByRole("dialog", { name: "Keyboard help" })).toBeTruthy();
});

test("the focus ring begins blue, 3 px wide and 2 px away, and follows the fields", () => {
	show("keyboard");
	const samples = screen.getByRole("group", { name: "Samples" });
	const ring = () => ["color", "width", "offset"].map((part) => samples.style.getPropertyValue(`--ring-${part}`));
	expect(ring()).toEqual(["#0000ff", "3px", "2px"]);
	fireEvent.change(screen.getByLabelText("Width in pixels"), { target: { value: "5" } });
	fireEvent.change(screen.getByLabelText("Color of the ring"), { target: { value: "#112233" } });
	expect(ring()).toEqual(["#112233", "5px", "2px"]);
	fireEvent.click(screen.getByRole("button", { name: "Use the defaults" }));
	expect(ring()).toEqual(["#0000ff", "3px", "2px"]);
});

test("Page Down moves by 10 in the long list, which says where it is", () => {
	show("keyboard");
	const list = screen.getByRole("listbox", { name: "Named colors of CSS" });
	const chosen = () => within(list).getByRole("option", { selected: true });
	fireEvent.keyDown(list, { key: "PageDown" });
	expect(chosen().getAttribute("aria-posinset")).toBe("11");
	expect(chosen().getAttribute("aria-setsize")).toBe("148");
	expect(list.getAttribute("aria-activedescendant")).toBe(chosen().id);
	expect(screen.getByText("11 of 148")).toBeTruthy();
	fireEvent.keyDown(list, { key: "End" });
	expect(chosen().textContent).toBe("yellowgreen");
});

test("the modal dialog takes the focus and gives it back", async () => {
	show("aria");
	const button = screen.getByRole("button", { name: "Open the dialog" });
	button.focus();
	fireEvent.click(button);
	const dialog = await screen.findByRole("dialog", { name: "A modal dialog" });
	await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText("Your name")));
	fireEvent.keyDown(dialog, { key: "Escape" });
	await waitFor(() => expect(document.activeElement).toBe(button));
});

test("the other patterns say their state", () => {
	show("aria");
	fireEvent.click(screen.getByRole("button", { name: "Show more" }));
	const less = screen.getByRole("button", { name: "Show less" });
	expect(less.getAttribute("aria-expanded")).toBe("true");
	expect(document.getElementById(less.getAttribute("aria-controls") ?? "")?.hidden).toBe(false);
	fireEvent.click(screen.getByRole("switch", { name: "A setting" }));
	expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true");
	fireEvent.click(screen.getByRole("button", { name: "Announce something" }));
	expect(statusText()).toMatch(/^Announced at /);
	const address = screen.getByLabelText("Address");
	expect(address.getAttribute("aria-invalid")).toBe("true");
	fireEvent.change(address, { target: { value: "https://example.com" } });
	expect(address.getAttribute("aria-invalid")).toBeNull();
});

const verdicts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

test("the calculator says the contrast of two colors and which limits it reaches", () => {
	show("contrast");
	expect(statusText()).toContain("Contrast 4.54 to 1");
	expect(verdicts()).toEqual([
		"Passes AA, at least 4.5:1",
		"Fails AAA, at least 7:1",
		"Passes AA, at least 3:1",
		"Passes AAA, at least 4.5:1",
	]);
	fireEvent.change(screen.getByLabelText("Text color"), { target: { value: "rgb(0 0 0 / 50%)" } });
	expect(statusText()).toContain("The text is transparent: #808080 is seen.");
	fireEvent.change(screen.getByLabelText("Text size in pixels"), { target: { value: "17" } });
	expect(statusText()).toContain("Your text is normal text.");
	fireEvent.click(screen.getByRole("switch", { name: "Bold text" }));
	expect(statusText()).toContain("Your text is large text.");
	fireEvent.click(screen.getByRole("button", { name: "Swap the colors" }));
	expect(screen.getByLabelText<HTMLInputElement>("Text color").value).toBe("white");
	expect(statusText()).toContain("The background is transparent: over white, #808080 is seen.");
});

test("what is no color, or no size, is said at its field", () => {
	show("contrast");
	const field = screen.getByLabelText("Background color");
	fireEvent.change(field, { target: { value: "inkish" } });
	expect(field.getAttribute("aria-invalid")).toBe("true");
	expect(statusText()).toBe("Enter two colors to see their contrast.");
	fireEvent.change(screen.getByLabelText("Text size in pixels"), { target: { value: "0" } });
	expect(screen.getByText("Enter a size from 1 to 500.")).toBeTruthy();
});

test("is German where the language is German", () => {
	show("contrast", "de");
	expect(openTab()).toBe("Farbkontrast");
	expect(statusText()).toContain("Kontrast 4,54 zu 1");
});
