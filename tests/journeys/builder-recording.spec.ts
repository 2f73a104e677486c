import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { canvas, openBuilder, outline, tree } from "../support/builder-page.ts";
import { openExtensionBrowser } from "../support/extension.ts";
import { startFixtureServer } from "../support/fixture-server.ts";
import { extensionFolder, watchForErrors } from "../support/hub.ts";
import { agreeToRecord } from "../support/recording.ts";

const root = fileURLToPath(new URL("../fixtures/recorder-card", import.meta.url));

const bar = (page: Page) => page.getByRole("region", { name: "Record actions" });
const inBar = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true });

/** The recorder's controls are beside each other on a phone, too: the screen below does not move. */
async function expectOneRow(builder: Page): Promise<void> {
	const size = builder.viewportSize();
	await builder.setViewportSize({ width: 390, height: 844 });
	const rows = await bar(builder)
		.getByRole("button")
		.evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().y)).size);
	expect(rows).toBe(1);
	if (size !== null) await builder.setViewportSize(size);
}

test("from the first screen: record, pause, stop, convert, add to the flow, replace it, and undo", {
	tag: "@soak",
}, async () => {
	test.setTimeout(120_000);
	const server = await startFixtureServer({ root });
	const browser = await openExtensionBrowser({ extension: extensionFolder() });
	const builder = await browser.context.newPage();
	await builder.setViewportSize({ width: 1280, height: 800 });
	const errors = watchForErrors(builder);
	await openBuilder(builder);
	await expect(builder.getByText(/^Extension \d/)).toBeAttached();
	const tea = await browser.context.newPage();
	await tea.goto(server.url("tea.html"));
	await builder.bringToFront();
	await agreeToRecord(browser.context, async () => {
		await inBar(builder, "Record").click();
		await expect(bar(builder)).toContainText("Recording: ");
	});
	await tea.bringToFront();
	await tea.getByRole("button", { name: "Order" }).click();
	await builder.bringToFront();
	await expect(bar(builder)).toContainText("Recording: 2 actions");
	await expectOneRow(builder);
	await inBar(builder, "Pause recording").click();
	await expect(bar(builder)).toContainText("Paused: 2 actions");
	await expectNoViolations(builder, "the builder while it records");
	await inBar(builder, "Resume recording").click();
	await expect(bar(builder)).toContainText("Recording: 2 actions");
	await inBar(builder, "Stop recording").click();
	await expect(bar(builder)).toContainText("2 actions recorded");
	await expectOneRow(builder);
	await inBar(builder, "2 actions recorded").click();
	await expect(builder.getByRole("list", { name: "Recorded actions" })).toBeInViewport();

	await inBar(builder, "Convert the recording").click();
	await expect(builder.getByText("Flow generated from recording")).toBeVisible();
	await expect(canvas(builder)).toBeInViewport();
	const labels = async () => (await outline(builder)).map((row) => row.slice(2));
	await expect.poll(labels).toEqual(["Go to", "Click"]);
	const where = builder.getByRole("alertdialog", { name: "Replace the open flow?" });
	await inBar(builder, "Convert the recording").click();
	await where.getByRole("button", { name: "Cancel" }).click();
	expect(await labels()).toEqual(["Go to", "Click"]);
	await tree(builder).focus();
	await builder.keyboard.press("Home");
	await builder.keyboard.press("End");
	await builder.keyboard.press("ArrowUp");
	await inBar(builder, "Convert the recording").click();
	await where.getByRole("button", { name: "Add after “Go to”" }).click();
	await expect.poll(labels).toEqual(["Go to", "Go to", "Click", "Click"]);
	await builder.getByRole("button", { name: "Undo: Convert recording" }).click();
	await expect.poll(labels).toEqual(["Go to", "Click"]);
	await inBar(builder, "Convert the recording").click();
	await where.getByRole("button", { name: "Replace the Flow" }).click();
	await expect(where).toBeHidden();
	await expect.poll(labels).toEqual(["Go to", "Click"]);
	expect(errors).toEqual([]);
	await browser.close();
	await server.stop();
});
