import { expect, type Locator, type Page } from "@playwright/test";
import { hubOrigin } from "./hub.ts";
import { untilLive } from "./live-page.ts";

/**
 * A notice on the screen.
 * @param page the hub
 * @param text a part of what it says
 * @returns the first one with the text
 */
export const notice = (page: Page, text: string): Locator =>
	page.locator("[data-sonner-toast]").filter({ hasText: text }).first();

/**
 * The canvas of the flow.
 * @param page the builder
 * @returns the element with the role of an application
 */
export const canvas = (page: Page): Locator => page.getByRole("application", { name: "Flow canvas" });

/**
 * A step on the canvas.
 * @param page the builder
 * @param label the whole label of the step
 * @returns the steps with the label
 */
export const step = (page: Page, label: string): Locator =>
	canvas(page)
		.locator(".react-flow__node")
		.filter({ has: page.getByText(label, { exact: true }) });

/**
 * The outline of the flow.
 * @param page the builder
 * @returns the tree
 */
export const tree = (page: Page): Locator =>
	page.getByRole("tree", { name: "Steps of the flow, in the order in which they run" });

/**
 * How many nodes and connections the canvas counts.
 * @param page the builder
 * @returns the element with both figures
 */
export const counters = (page: Page): Locator => canvas(page).getByText(/^[\d,]+ nodes? · [\d,]+ connections?$/);

/**
 * An open dialog.
 * @param page the builder
 * @param name its title
 * @returns the dialog
 */
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole("dialog", { name });

/**
 * Reads the rows of the outline.
 * @param page the builder
 * @returns level and label of each row, as one text
 */
export const outline = (page: Page): Promise<string[]> =>
	tree(page)
		.getByRole("treeitem")
		.evaluateAll((items) =>
			items.map((item) => `${item.ariaLevel} ${item.querySelector("strong")?.textContent ?? item.textContent?.trim()}`),
		);

/**
 * Opens the builder, and waits until it can be used: the server has written its first screen, which does nothing before React has it.
 * @param page any page
 */
export async function openBuilder(page: Page): Promise<void> {
	await page.goto(`${hubOrigin()}/builder`);
	await expect(page.getByRole("heading", { level: 1, name: "Visual Script Builder" })).toBeVisible();
	await untilLive(page);
}

/**
 * Drags an entry of the palette to a place of the canvas.
 * @param page the builder
 * @param group heading of the entry's group, which is opened
 * @param entry name of the kind of step
 * @param x pixels from the left edge of the canvas
 * @param y pixels from its top
 */
export async function drop(page: Page, group: string, entry: string, x: number, y: number): Promise<void> {
	const header = page.getByRole("button", { name: group });
	if ((await header.getAttribute("aria-expanded")) === "false") await header.click();
	await page
		.getByRole("button", { name: new RegExp(`^${entry} `) })
		.dragTo(canvas(page), { targetPosition: { x, y }, force: true });
	await expect(notice(page, `Added ${entry} action`)).toBeVisible();
}

/**
 * The handle at which connections leave a step.
 * @param node a step on the canvas
 * @param exit branch of a condition or loop
 * @returns the handle
 */
export const output = (node: Locator, exit?: string): Locator =>
	node.locator(
		exit === undefined ? ".react-flow__handle.source" : `.react-flow__handle.source[data-handleid="${exit}"]`,
	);

/**
 * Draws a connection with the mouse.
 * @param page the builder
 * @param from the handle at which it begins
 * @param to the step at whose upper handle it ends
 */
export async function connect(page: Page, from: Locator, to: Locator): Promise<void> {
	const start = await from.boundingBox();
	const end = await to.locator(".react-flow__handle.target").boundingBox();
	if (start === null || end === null) throw new Error("A handle is not on the screen.");
	await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
	await page.mouse.down();
	await page.mouse.move(end.x, end.y, { steps: 4 });
	await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
	await page.mouse.up();
}
