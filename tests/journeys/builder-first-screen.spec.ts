import { expect, type Page, test } from "@playwright/test";
import { expectNarrowPage, expectNoViolations } from "../support/axe.ts";
import { canvas, counters, notice, openBuilder, outline, tree } from "../support/builder-page.ts";
import { watchForErrors } from "../support/hub.ts";
import { pressByKey, tabTo } from "../support/tab-to.ts";

/** Window sizes in pixels; `editor` is the maximum distance of the editor from the top of the window. */
const SIZES = [
	{ width: 390, height: 844, editor: 600 },
	{ width: 768, height: 1024, editor: 500 },
	{ width: 1280, height: 800, editor: 400 },
];

const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Flow" });
const record = (page: Page) => page.getByRole("button", { name: "Record", exact: true });

async function importFile(page: Page, content: object, name = "file.json"): Promise<void> {
	const buffer = Buffer.from(JSON.stringify(content));
	await toolbar(page).locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
}

/** A chain of steps of which each lacks its selector. */
function unfinishedFlow(count: number) {
	const step = (at: number) => ({
		id: `step-${at}`,
		type: "click",
		position: { x: 100, y: 100 + at * 120 },
		data: { label: `Press ${at}`, category: "interaction" },
	});
	const nodes = Array.from({ length: count }, (_, at) => step(at + 1));
	const edges = nodes.slice(1).map(({ id }, at) => ({ id: `edge-${at}`, source: `step-${at + 1}`, target: id }));
	return { version: 2, nodes, edges, notes: [] };
}

const userFlow = {
	title: "Order tea",
	steps: [
		{ type: "navigate", url: "https://tea.example/" },
		{ type: "click", selectors: ["#order"], offsetX: 1, offsetY: 1 },
	],
};
const project = {
	name: "Shop",
	url: "https://tea.example",
	tests: [
		{ name: "Order ink", commands: [{ command: "click", target: "id=ink", value: "" }] },
		{ name: "Order paper", commands: [{ command: "click", target: "id=paper", value: "" }] },
	],
};

test("whoever opens the builder can record at once, on a phone, a tablet and a desktop", async ({ page }) => {
	const errors = watchForErrors(page);
	await openBuilder(page);
	for (const { width, height, editor } of SIZES) {
		await page.setViewportSize({ width, height });
		await page.evaluate(() => scrollTo(0, 0));
		await expect(record(page)).toBeInViewport({ ratio: 1 });
		for (const word of ["Undo", "Redo", "New", "Import", "Export", "Share"]) {
			await expect(toolbar(page).getByText(word, { exact: true })).toBeVisible();
		}
		const begin = width < 768 ? page.getByRole("heading", { name: "Outline" }) : canvas(page);
		await expect(begin).toHaveCount(1);
		const box = await begin.boundingBox();
		expect(box?.y, `the editor at ${width} px`).toBeLessThan(editor);
		await record(page).click();
		const card = page.getByRole("region", { name: "Action Recorder" });
		await expect(card).toBeFocused();
		await expect(card.getByText("The browser extension is required")).toBeInViewport({ ratio: 1 });
		// The canvas stays in sight beside it.
		if (width >= 768) await expect(canvas(page)).toBeInViewport({ ratio: 0.5 });
	}
	await page.setViewportSize({ width: 1280, height: 800 });
	await expectNoViolations(page, "the builder");
	await expectNarrowPage(page, "the builder");
	await page.getByRole("link", { name: "Install the Scriptorium extension in this browser." }).click();
	await expect(page).toHaveURL(/\/extension$/);
	expect(errors).toEqual([]);
});

for (const { width, height } of [
	{ width: 1280, height: 800 },
	{ width: 390, height: 844 },
]) {
	test(`every error of a refused generation is reached by keyboard, and leads to its step, at ${width} px`, {
		tag: "@soak",
	}, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await openBuilder(page);
		const keys = page.keyboard;
		const error = (at: number) =>
			page.getByRole("button", { name: `"Press ${at}" is missing a CSS selector. Go to the action` });
		for (const count of [1, 6, 40]) {
			await importFile(page, unfinishedFlow(count));
			await expect(page.getByText(`${count} Error(s)`)).toBeVisible();
			await pressByKey(page.getByRole("button", { name: "Generate Code" }));
			const refused = notice(page, "Flow has errors. Please fix them before generating code.");
			await expect(refused).toBeVisible();
			await expect(refused).toContainText('"Press 1" is missing a CSS selector');
			await expect(error(1)).toBeFocused();
			for (let at = 1; at < count; at += 1) await keys.press("ArrowDown");
			await expect(error(count)).toBeFocused();
			await expect(error(count)).toBeInViewport({ ratio: 1 });
			await keys.press("Enter");
			if (width < 768) {
				await expect(tree(page)).toBeFocused();
				const row = tree(page).getByRole("treeitem", { selected: true });
				await expect(row).toContainText(`Press ${count}`);
				await expect(row).toBeInViewport();
			} else {
				const node = canvas(page).locator(`.react-flow__node[data-id="step-${count}"]`);
				await expect(node).toBeFocused();
				await expect(node).toBeInViewport({ ratio: 0.9 });
			}
			// From the code's tab, too, and by the notice.
			await page.getByRole("tab", { name: "Generated Code" }).click();
			await refused.getByRole("button", { name: "Show Errors" }).click();
			await expect(error(1)).toBeFocused();
			await keys.press("Enter");
			await expect(page.getByRole("tab", { name: "Visual Editor" })).toHaveAttribute("aria-selected", "true");
			await expect(error(1)).not.toBeFocused();
			await expect(refused).toHaveCount(0);
		}
		await expectNoViolations(page, "the builder with a list of errors");
	});
}

test("the one Import takes every format, says what it took, and asks before it replaces a flow", {
	tag: "@soak",
}, async ({ page }) => {
	const errors = watchForErrors(page);
	await page.setViewportSize({ width: 1280, height: 1000 });
	await openBuilder(page);
	await importFile(page, userFlow, "order.json");
	await expect(notice(page, "Imported 2 actions of a DevTools Recorder user flow.")).toBeVisible();
	await expect(counters(page)).toHaveText("2 nodes · 1 connection");
	// A project with several tests asks which one, and then where its steps belong.
	await tree(page).focus();
	await page.keyboard.press("Home");
	await importFile(page, project, "shop.side");
	const which = page.getByRole("dialog", { name: "Which test of this project?" });
	await expectNoViolations(page, "the choice of a test");
	await which.getByRole("button", { name: "Order paper (1 action)" }).click();
	const where = page.getByRole("alertdialog", { name: "Replace the open flow?" });
	await expect(where).toContainText("The open flow has 2 actions, the new one 1 action.");
	await expectNoViolations(page, "the question where an imported flow belongs");
	await where.getByRole("button", { name: "Cancel" }).click();
	await expect(counters(page)).toHaveText("2 nodes · 1 connection");
	await importFile(page, project, "shop.side");
	await which.getByRole("button", { name: "Order paper (1 action)" }).click();
	await where.getByRole("button", { name: "Add after “Go to”" }).click();
	await expect(notice(page, "Imported 1 action of a Selenium IDE project.")).toBeVisible();
	await expect(counters(page)).toHaveText("3 nodes · 2 connections");
	expect((await outline(page)).map((row) => row.slice(2))).toEqual(["Go to", "Click", "Click"]);
	// A flow file is a document of its own: it opens, and the notice brings back what was open.
	await importFile(page, unfinishedFlow(4), "other.json");
	await expect(counters(page)).toHaveText("4 nodes · 3 connections");
	await notice(page, "Imported 4 actions of a Scriptorium flow.").getByRole("button", { name: "Undo" }).click();
	await expect(counters(page)).toHaveText("3 nodes · 2 connections");
	await importFile(page, userFlow, "order.json");
	await where.getByRole("button", { name: "Replace the Flow" }).click();
	await expect(counters(page)).toHaveText("2 nodes · 1 connection");
	await tabTo(toolbar(page).getByRole("button", { name: /^Undo/ }), "Shift+Tab");
	await page.keyboard.press("Enter");
	await expect(counters(page)).toHaveText("3 nodes · 2 connections");
	// What is not read is named with what is.
	await importFile(page, { log: { entries: [] } }, "requests.har");
	await expect(notice(page, "Failed to import flow")).toContainText(
		/^.*The format of this file is not known\. Files that can be imported: .*DevTools Recorder.*Selenium IDE/,
	);
	expect(errors).toEqual([]);
});

const PHONE = { width: 390, height: 844 };
/** What is painted in front at the middle of an element is the element or in it. */
const isOnTop = (element: Element): boolean => {
	const { x, y, width, height } = element.getBoundingClientRect();
	return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test("a notice leaves the buttons of a dialog free on a phone", { tag: "@soak" }, async ({ page }) => {
	await page.setViewportSize(PHONE);
	await openBuilder(page);
	await importFile(page, unfinishedFlow(2));
	const imported = notice(page, "Imported 2 actions of a Scriptorium flow.");
	await expect(imported).toBeVisible();
	// A notice stays while the mouse is on it.
	await imported.hover();
	await importFile(page, userFlow, "order.json");
	const where = page.getByRole("alertdialog", { name: "Replace the open flow?" });
	await expect(where).toBeVisible();
	await expect(imported).toBeInViewport({ ratio: 1 });
	const [shown, question] = await Promise.all([imported.boundingBox(), where.boundingBox()]);
	expect((shown?.y ?? 0) + (shown?.height ?? 0), "the notice ends above the dialog").toBeLessThan(question?.y ?? 0);
});

test("the builder's rows of buttons fit a phone", { tag: "@soak" }, async ({ page }) => {
	await page.setViewportSize(PHONE);
	await openBuilder(page);
	await importFile(page, unfinishedFlow(2));
	for (const name of ["Generate Code", "Save", "Save as draft"]) {
		const button = toolbar(page).getByRole("button", { name, exact: true });
		expect(await button.evaluate(distanceOfLabel), `${name}: the label is in the middle`).toBeLessThan(1);
	}
	await page.getByRole("button", { name: "Find in flow" }).click();
	await page.keyboard.type("press");
	const find = page.getByRole("search").filter({ has: page.getByLabel("Find in flow") });
	await expect(find).toContainText("1 of 2");
	const field = await find.getByRole("searchbox").boundingBox();
	const close = await find.getByRole("button", { name: "Close search" }).boundingBox();
	expect(close?.y, "the field and its buttons have one row").toBe(field?.y);
});

/** Pixels between the middle of a button and the middle of its text. */
function distanceOfLabel(button: Element): number {
	const text = document.createRange();
	text.selectNodeContents([...button.childNodes].findLast(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? button);
	const middle = ({ x, width }: DOMRect) => x + width / 2;
	return Math.abs(middle(text.getBoundingClientRect()) - middle(button.getBoundingClientRect()));
}

test("a long list of errors keeps its Close button in view, and apart from Show more", {
	tag: "@soak",
}, async ({ page }) => {
	await page.setViewportSize(PHONE);
	await openBuilder(page);
	await importFile(page, unfinishedFlow(101));
	await toolbar(page).getByText("101 Error(s)").click();
	const list = page.getByRole("region", { name: "Validation results" });
	const close = list.getByRole("button", { name: "Close" });
	const more = list.getByRole("button", { name: /^Show more/ });
	await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
	expect(await close.evaluate(isOnTop), "Close stays in view").toBe(true);
	const [shown, first] = await Promise.all([more.boundingBox(), close.boundingBox()]);
	expect(shown?.y, "Show more is below it").toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
	await more.click();
	await expect(more).toHaveCount(0);
	// By keyboard, no entry ends below the head of the list.
	await list.getByRole("button", { name: /Press 101" is missing/ }).focus();
	await page.keyboard.press("Home");
	for (let at = 1; at < 9; at += 1) await page.keyboard.press("ArrowDown");
	for (let at = 1; at < 9; at += 1) {
		await page.keyboard.press("ArrowUp");
		expect(await page.evaluate(() => document.activeElement?.textContent ?? "")).toContain(`Press ${9 - at}"`);
		expect(await page.locator("[data-finding]:focus").evaluate(isOnTop)).toBe(true);
	}
	await close.click();
	await expect(list).toHaveCount(0);
});
