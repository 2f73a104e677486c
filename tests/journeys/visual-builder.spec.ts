import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import {
	canvas,
	connect,
	counters,
	dialog,
	drop,
	notice,
	openBuilder,
	outline,
	output,
	step,
	tree,
} from "../support/builder-page.ts";
import { hubOrigin, watchForErrors } from "../support/hub.ts";
import { largeFlow, openFlow } from "../support/large-flow.ts";
import { dragOneStep, watchRenderedSteps } from "../support/rendered-steps.ts";

test("a flow with condition and loop is built by mouse: dragged, connected, configured, copied, arranged, undone and generated", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await page.setViewportSize({ width: 1440, height: 1200 });
	await openBuilder(page);
	await expect(page.getByText("Drag an action here")).toBeVisible();
	await drop(page, "User Interaction", "Click", 300, 60);
	await drop(page, "Logic & Control", "Condition", 300, 200);
	await drop(page, "Logic & Control", "Loop", 150, 380);
	await drop(page, "Output & Debug", "Log", 500, 400);
	await expect(counters(page)).toHaveText("4 nodes · 0 connections");

	await connect(page, output(step(page, "Click")), step(page, "Condition"));
	await connect(page, output(step(page, "Condition"), "true"), step(page, "Loop"));
	await connect(page, output(step(page, "Condition"), "false"), step(page, "Log"));
	await expect(counters(page)).toHaveText("4 nodes · 3 connections");
	await expect(canvas(page).locator(".react-flow__edge.animated")).toHaveCount(3);
	await connect(page, output(step(page, "Click")), step(page, "Condition"));
	await expect(notice(page, "Connection already exists")).toBeVisible();
	await connect(page, output(step(page, "Log")), step(page, "Log"));
	await expect(notice(page, "Cannot connect a node to itself")).toBeVisible();
	expect(await outline(page)).toEqual([
		"1 Click",
		"1 Condition",
		"2 If true",
		"3 Loop",
		"4 In the loop (empty)",
		"2 If false",
		"3 Log",
	]);

	await page.getByRole("button", { name: "Generate Code" }).click();
	await expect(notice(page, "Flow has errors. Please fix them before generating code.")).toBeVisible();
	await expect(step(page, "Click").getByText(/is missing a CSS selector/)).toBeAttached();

	await step(page, "Click").dblclick();
	await dialog(page, "Configure Click").getByLabel("CSS selector").fill("#buy");
	await dialog(page, "Configure Click").getByLabel("Wait before, in milliseconds").fill("250");
	await dialog(page, "Configure Click").getByRole("tab", { name: "Preview" }).click();
	await expect(dialog(page, "Configure Click").getByText("#buy").first()).toBeVisible();
	await expectNoViolations(page, "the dialog of a step");
	await page.getByRole("button", { name: "Save Configuration" }).click();
	await expect(notice(page, "Node configuration updated")).toBeVisible();
	await step(page, "Condition").dblclick();
	await dialog(page, "Configure Condition").getByRole("textbox", { name: "Condition expression" }).fill("true");
	await page.getByRole("button", { name: "Save Configuration" }).click();
	await step(page, "Loop").dblclick();
	await dialog(page, "Configure Loop").getByLabel("Number of iterations").fill("3");
	await page.getByRole("button", { name: "Save Configuration" }).click();
	await expect(page.getByText("Valid", { exact: true })).toBeVisible();

	await step(page, "Log").click({ button: "right" });
	await expectNoViolations(page, "the menu of a step");
	await page.getByRole("menuitem", { name: "Duplicate Node" }).click();
	await expect(notice(page, "Duplicated Log node")).toBeVisible();
	await expect(counters(page)).toHaveText("5 nodes · 3 connections");
	await page.keyboard.press("Delete");
	await expect(notice(page, "Removed 1 action(s)")).toBeVisible();
	await expect(counters(page)).toHaveText("4 nodes · 3 connections");

	await page.getByRole("button", { name: "Tidy up" }).click();
	const places = () =>
		canvas(page)
			.locator(".react-flow__node")
			.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).style.transform));
	await expect(page.getByText("Arranged the steps")).toBeAttached();
	const arranged = await places();
	await page.getByRole("button", { name: /^Undo/ }).click();
	await expect.poll(places).not.toEqual(arranged);
	await page.getByRole("button", { name: /^Redo/ }).click();
	await expect.poll(places).toEqual(arranged);

	await page.getByRole("button", { name: "Generate Code" }).click();
	await expect(page.getByRole("tab", { name: "Generated Code" })).toHaveAttribute("aria-selected", "true");
	await expect(page.getByText("#buy").first()).toBeVisible();

	// The draft survives a reload.
	await page.reload();
	await expect(counters(page)).toHaveText("4 nodes · 3 connections");
	expect(errors).toEqual([]);
});

test("on a phone the outline is the editor, and the canvas is behind a tab", { tag: "@soak" }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openBuilder(page);
	// The server does not know the width: its page has both until the browser's takes over.
	await expect(canvas(page)).toHaveCount(0);
	await expect(tree(page).or(page.getByText("No steps yet"))).toBeVisible();
	await page.getByRole("button", { name: "Add action" }).click();
	await page.getByRole("button", { name: /^Wait Waits for a time/ }).click();
	await expect.poll(() => outline(page)).toEqual(["1 Wait"]);
	await expectNoViolations(page, "the builder on a phone");
	await page.getByRole("tab", { name: "Canvas" }).click();
	await expect(step(page, "Wait")).toBeVisible();
	await expect(counters(page)).toHaveText("1 node · 0 connections");
});

test("of a large flow only what is visible is in the page, and a drag renders only the step that moves", {
	tag: "@soak",
}, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await watchRenderedSteps(page);
	await openFlow(page, hubOrigin(), largeFlow(1000));
	await expect(counters(page)).toHaveText("1,000 nodes · 1,099 connections");
	const drawn = canvas(page).locator(".react-flow__node");
	await expect(drawn.first()).toBeVisible();
	expect(await drawn.count()).toBeLessThanOrEqual(200);
	const { moved, commits, rendered } = await dragOneStep(page);
	expect(commits).toBeGreaterThan(0);
	expect(rendered).toEqual([moved]);
	await expect(page.getByRole("button", { name: /^Undo/ })).toBeEnabled();
});
