import { expect, type Locator, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { canvas, counters, dialog, drop, notice, openBuilder, output, step } from "../support/builder-page.ts";
import { watchForErrors } from "../support/hub.ts";

test("connections offer a step, notes are written and moved, and parts are copied to another tab", {
	tag: "@soak",
}, async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const errors = watchForErrors(page);
	await page.setViewportSize({ width: 768, height: 1024 });
	await openBuilder(page);
	for (const tab of ["Actions", "Templates", "Recordings"]) {
		await expect(page.getByRole("tab", { name: tab })).toBeInViewport({ ratio: 1 });
	}
	const box = await canvas(page).boundingBox();
	if (box === null) throw new Error("The canvas is not on the screen.");
	const mouse = page.mouse;
	const choose = async (name: string) => {
		const chosen = page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${name} `) });
		await chosen.click();
		await expect(notice(page, `Added ${name} action`)).toBeVisible();
	};
	const edges = () =>
		canvas(page)
			.locator(".react-flow__edge")
			.evaluateAll((all) => all.map((edge) => edge.ariaLabel).sort());

	// On the empty canvas, then at the end of a connection that was drawn, then into that connection.
	await mouse.dblclick(box.x + 220, box.y + 140);
	await choose("Click");
	const start = await output(step(page, "Click")).boundingBox();
	if (start === null) throw new Error("The handle is not on the screen.");
	await mouse.move(start.x + 7, start.y + 7);
	await mouse.down();
	await mouse.move(start.x + 7, start.y + 120, { steps: 4 });
	await mouse.move(start.x + 7, start.y + 220);
	await mouse.up();
	await expect(dialog(page, "Add an action after “Click”")).toBeVisible();
	await choose("Alert");
	expect(await edges()).toEqual(["From Click to Alert"]);
	// Places are looked up again: a dialog that closed may have scrolled the page.
	const centerOf = async (target: Locator) => {
		const [part, all] = [await target.boundingBox(), await canvas(page).boundingBox()];
		if (part === null || all === null) throw new Error("It is not on the screen.");
		return { x: part.x + part.width / 2, y: part.y + part.height / 2, left: all.x, top: all.y };
	};
	const [above, below] = [await centerOf(step(page, "Click")), await centerOf(step(page, "Alert"))];
	await drop(page, "Data & Storage", "Store", above.x - above.left, (above.y + below.y) / 2 - above.top);
	expect(await edges()).toEqual(["From Click to Store", "From Store to Alert"]);
	// A press beside the line is a press on it.
	const store = await centerOf(step(page, "Store"));
	await mouse.click(store.x + 11, store.y + 36 + 34);
	await page.getByRole("button", { name: "Add between “Store” and “Alert”" }).click();
	await expectNoViolations(page, "the choice of an action");
	await choose("Log");
	expect(await edges()).toEqual(["From Click to Store", "From Log to Alert", "From Store to Log"]);
	const remove = page.getByRole("button", { name: "Delete “Log”" });
	await remove.scrollIntoViewIfNeeded();
	await expect(remove).toBeInViewport({ ratio: 1 });
	await remove.click();
	await expect(counters(page)).toHaveText("3 nodes · 1 connection");
	// Undo works although the button that had the focus is gone.
	await page.keyboard.press("Control+z");
	await expect(counters(page)).toHaveText("4 nodes · 3 connections");

	// A note is written at once; the keyboard moves it and makes it larger.
	await page.getByRole("button", { name: "Add note" }).click();
	await page.keyboard.type("Only on weekdays");
	await page.keyboard.press("Escape");
	const note = canvas(page).locator(".react-flow__node-note");
	await expect(note).toBeFocused();
	await expect(note).toHaveText(/Only on weekdays$/);
	await expectNoViolations(page, "the canvas with a note");
	const look = () => note.evaluate(({ style }) => [style.transform, style.width, style.height].join(" "));
	const before = await look();
	await page.keyboard.press("Shift+ArrowRight");
	await expect.poll(look).not.toBe(before);
	await page.keyboard.press("Shift+Alt+ArrowDown");
	await expect.poll(look).toMatch(/ 200px 140px$/);
	await page.keyboard.press("Control+z");
	await page.keyboard.press("Control+z");
	await expect.poll(look).toBe(before);

	// Everything goes to another tab, as text.
	await page.keyboard.press("Control+a");
	await page.keyboard.press("Control+c");
	await expect(page.getByText("Copied 5 items")).toBeAttached();
	const other = await context.newPage();
	await openBuilder(other);
	await other.getByRole("button", { name: "New Flow" }).click();
	await expect(counters(other)).toHaveText("0 nodes · 0 connections");
	await canvas(other).click({ position: { x: 300, y: 300 } });
	await other.keyboard.press("Control+v");
	await expect(other.getByText("Pasted 5 items")).toBeAttached();
	await expect(counters(other)).toHaveText("4 nodes · 3 connections");
	await expect(canvas(other).locator(".react-flow__node-note")).toHaveText(/Only on weekdays$/);
	await other.keyboard.press("Delete");
	await expect(counters(other)).toHaveText("0 nodes · 0 connections");
	expect(errors).toEqual([]);
});
