import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { counters, dialog, notice, openBuilder, outline, step, tree } from "../support/builder-page.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { pressByKey, tabTo } from "../support/tab-to.ts";

test("the same flow is built, tested, saved, found and opened again by keyboard alone, in the outline and on the canvas", {
	tag: "@soak",
}, async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const errors = watchForErrors(page);
	await page.setViewportSize({ width: 1440, height: 1200 });
	await signIn(page, "Arthur Author");
	await openBuilder(page);
	const keys = page.keyboard;
	const add = async (name: string) => {
		await expect(page.getByRole("dialog", { name: /^Add an action/ })).toBeVisible();
		await tabTo(page.getByRole("searchbox", { name: "Search actions" }));
		await keys.type(name);
		await keys.press("Enter");
		await expect(notice(page, `Added ${name} action`)).toBeVisible();
		await expect(page.getByRole("dialog")).toBeHidden();
	};
	await tabTo(page.getByRole("button", { name: "Add action" }));
	await keys.press("Enter");
	await add("Click");
	await tabTo(tree(page));
	for (const name of ["Loop", "Condition", "Alert", "Log"]) {
		await keys.press("Insert");
		await add(name);
		await expect(tree(page)).toBeFocused();
	}
	expect(await outline(page)).toEqual([
		"1 Click",
		"1 Loop",
		"2 In the loop",
		"3 Condition",
		"4 If true",
		"5 Alert",
		"5 Log",
		"4 If false (empty)",
	]);
	await keys.press("Alt+ArrowUp");
	await expect(page.getByText("Moved “Log” up")).toBeAttached();
	expect((await outline(page)).slice(5, 7)).toEqual(["5 Log", "5 Alert"]);
	await expectNoViolations(page, "the builder with a flow");

	// The badge opens the list of what is missing, and a finding selects its step.
	await pressByKey(page.getByRole("button", { name: /Error\(s\)/ }), "Shift+Tab");
	await pressByKey(page.getByRole("button", { name: /^"Condition" is missing a condition expression/ }));
	await expect(tree(page).getByRole("treeitem", { selected: true })).toContainText("Condition");
	await pressByKey(page.getByRole("button", { name: /Error\(s\)/ }), "Shift+Tab");
	await expect(page.getByRole("region", { name: "Validation results" })).toBeHidden();

	// What is missing is configured.
	await tabTo(tree(page));
	await keys.press("Home");
	await keys.press("Enter");
	await expect(dialog(page, "Configure Click")).toBeVisible();
	await tabTo(dialog(page, "Configure Click").getByLabel("CSS selector"));
	await keys.type("#buy");
	await keys.press("Enter");
	await expect(notice(page, "Node configuration updated")).toBeVisible();
	await expect(tree(page)).toBeFocused();
	await keys.press("ArrowDown");
	await keys.press("Enter");
	await tabTo(dialog(page, "Configure Loop").getByLabel("Number of iterations"));
	await keys.type("2");
	await keys.press("Enter");
	await expect(tree(page)).toBeFocused();
	await keys.press("ArrowDown");
	await keys.press("ArrowDown");
	await keys.press("Enter");
	await tabTo(dialog(page, "Configure Condition").getByRole("textbox", { name: "Condition expression" }));
	await keys.type("true");
	await tabTo(dialog(page, "Configure Condition").getByRole("button", { name: "Save Configuration" }));
	await keys.press("Enter");

	// A step in the other branch, connected to one of this branch: what both lead to comes after the condition.
	await expect(tree(page)).toBeFocused();
	await keys.press("End");
	await keys.press("Enter");
	await add("Wait");
	const connect = page
		.getByRole("toolbar", { name: "Change the selected step" })
		.getByRole("button", { name: "Connect" });
	await pressByKey(connect, "Shift+Tab");
	await tabTo(dialog(page, "Connect “Wait”").getByRole("searchbox", { name: "Search steps" }));
	await keys.type("Alert");
	await keys.press("Enter");
	await expect(page.getByText("Connected “Wait” to “Alert”")).toBeAttached();
	expect((await outline(page)).slice(3)).toEqual([
		"3 Condition",
		"4 If true",
		"5 Log",
		"4 If false",
		"5 Wait",
		"3 Alert",
	]);
	// The field of the dialog has an undo of its own; the dialog gives the focus back after it has closed.
	await expect(connect).toBeFocused();
	await keys.press("Control+z");
	await expect(page.getByText("Undid: Connect")).toBeAttached();
	await keys.press("Control+y");
	await expect(page.getByText("Redid: Connect")).toBeAttached();

	// Copies go through the clipboard as text.
	await tabTo(tree(page));
	await keys.press("Control+c");
	await keys.press("Control+v");
	await expect(page.getByText("Pasted 1 item")).toBeAttached();
	await expect(counters(page)).toHaveText("7 nodes · 6 connections");
	await keys.press("Delete");
	await expect(counters(page)).toHaveText("6 nodes · 6 connections");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\{.*"type":"wait"/);

	// The search selects what it finds, on the canvas, too.
	await keys.press("Control+f");
	await keys.type("#buy");
	await expect(page.getByText("1 of 1")).toBeVisible();
	await keys.press("Escape");
	await expect(tree(page)).toBeFocused();
	await tabTo(step(page, "Click"), "Shift+Tab");
	await keys.press("ArrowDown");
	await expect(step(page, "Loop")).toBeFocused();
	const place = () => step(page, "Loop").evaluate((node) => (node as HTMLElement).style.transform);
	const before = await place();
	await keys.press("Shift+ArrowRight");
	await expect.poll(place).not.toBe(before);
	await keys.press("Enter");
	await expect(dialog(page, "Configure Loop")).toBeVisible();
	await keys.press("Escape");
	await expect(step(page, "Loop")).toBeFocused();

	await tabTo(page.getByRole("button", { name: "Generate Code" }), "Shift+Tab");
	await keys.press("Enter");
	await expect(page.getByRole("tab", { name: "Generated Code" })).toHaveAttribute("aria-selected", "true");

	// Tested in the sandbox: the button is pressed, and both rounds of the loop write their line.
	const run = page.getByRole("region", { name: "Test run" });
	await tabTo(page.getByLabel("Page of the sandbox (HTML)"));
	await keys.type('<button id="buy">Buy</button>');
	await tabTo(page.getByRole("button", { name: "Test Run", exact: true }), "Shift+Tab");
	await keys.press("Enter");
	await expect(notice(page, "Code executed successfully!")).toBeVisible({ timeout: 60_000 });
	await expect(run.getByText("All steps completed.")).toBeVisible();
	await expectNoViolations(page, "the result of a test run", "iframe");

	// What a save needs is asked for, and the settings open.
	const save = page.getByRole("button", { name: "Save", exact: true });
	await tabTo(save, "Shift+Tab");
	await keys.press("Enter");
	await expect(notice(page, "Please provide a name and description")).toBeVisible();
	const title = `Buy twice ${Date.now().toString(36)}`;
	await tabTo(page.getByRole("textbox", { name: "Name" }), "Shift+Tab");
	await keys.type(title);
	await tabTo(page.getByRole("textbox", { name: "Description" }));
	await keys.type("Presses the button, and says so.");
	// The code has the name in its first lines.
	await tabTo(page.getByRole("toolbar", { name: "Flow" }).getByRole("button", { name: "Generate Code" }));
	await keys.press("Enter");
	await tabTo(save);
	await keys.press("Enter");
	await page.waitForURL(/\/manage-bookmarklets$/);
	await page.goto(`${hubOrigin()}/explore`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await keys.press("/");
	await keys.type(title);
	await keys.press("Enter");
	await tabTo(page.getByRole("link", { name: title }).first());
	await keys.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await tabTo(page.getByRole("link", { name: "Edit", exact: true }));
	await keys.press("Enter");
	await expect(notice(page, `“${title}” is open in the builder`)).toBeVisible();
	expect((await outline(page)).slice(3)).toEqual([
		"3 Condition",
		"4 If true",
		"5 Log",
		"4 If false",
		"5 Wait",
		"3 Alert",
	]);
	// Chromium does not know the directive yet that keeps the sandbox off WebRTC, and says so.
	expect(errors.filter((error) => !error.includes("directive 'webrtc'"))).toEqual([]);
});
