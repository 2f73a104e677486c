import { expect, test } from "@playwright/test";
import { flowTemplates } from "@scriptorium/flow/templates/flow-templates";
import { expectNoViolations } from "../support/axe.ts";
import { counters, notice, openBuilder } from "../support/builder-page.ts";
import { hubOrigin, watchForErrors } from "../support/hub.ts";
import { pressByKey, tabTo } from "../support/tab-to.ts";

const entryOf = (name: string): RegExp => new RegExp(`^${name} .* actions$`);

test("the six templates are loaded by mouse, each valid and ready to be generated", { tag: "@soak" }, async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await openBuilder(page);
	await page.getByRole("tab", { name: "Templates" }).click();
	const list = page.getByRole("region", { name: "Templates" });
	expect((await list.boundingBox())?.height).toBe(400);
	await expect(list.getByRole("button")).toHaveCount(6);
	await expectNoViolations(page, "the templates");
	for (const { name, flow } of flowTemplates) {
		await list.getByRole("button", { name: entryOf(name) }).click();
		await expect(notice(page, `Loaded "${name}" template`)).toBeVisible();
		await expect(counters(page)).toHaveText(`${flow.nodes.length} nodes · ${flow.edges.length} connections`);
		await expect(page.getByText("Valid", { exact: true })).toBeVisible();
		await page.getByRole("button", { name: "Generate Code" }).click();
		await expect(page.getByRole("tab", { name: "Generated Code" })).toHaveAttribute("aria-selected", "true");
		await expect(page.getByLabel("Code", { exact: true })).toContainText(name);
		await page.getByRole("tab", { name: "Visual Editor" }).click();
	}
	expect(errors).toEqual([]);
});

test("by keyboard alone a template is chosen, undone, shared, and saved through the sign-in", { tag: "@soak" }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openBuilder(page);
	const keys = page.keyboard;
	const toolbar = page.getByRole("toolbar", { name: "Flow" });
	await tabTo(page.getByRole("tab", { name: "Actions" }));
	await keys.press("ArrowRight");
	await expect(page.getByRole("tab", { name: "Templates" })).toBeFocused();
	const list = page.getByRole("region", { name: "Templates" });
	for (const { name } of flowTemplates) {
		await tabTo(page.getByRole("tab", { name: "Templates" }), "Shift+Tab");
		await pressByKey(list.getByRole("button", { name: entryOf(name) }));
		await expect(notice(page, `Loaded "${name}" template`)).toBeVisible();
		await expect(page.getByText("Valid", { exact: true })).toBeVisible();
	}
	await keys.press("Control+z");
	await expect(page.getByText(/^Undid: Load “/)).toBeAttached();
	await keys.press("Control+y");
	const last = flowTemplates.at(-1)?.name ?? "";

	await pressByKey(toolbar.getByRole("button", { name: "Share" }));
	await expect(notice(page, "Share link copied to clipboard!")).toBeVisible();
	const other = await context.browser()?.newPage();
	if (other === undefined) throw new Error("The browser was closed.");
	await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
	await expect(notice(other, "The shared flow is open")).toBeVisible();
	await expect(other.getByText("Valid", { exact: true })).toBeVisible();
	await other.context().close();

	await pressByKey(toolbar.getByRole("button", { name: "Generate Code" }));
	await expect(page.getByRole("tab", { name: "Generated Code" })).toHaveAttribute("aria-selected", "true");
	await pressByKey(toolbar.getByRole("button", { name: "Save", exact: true }));
	await expect(notice(page, "Please sign in to save your bookmarklet")).toBeVisible();
	await page.waitForURL(/\/auth/);
	await pressByKey(page.getByRole("button", { name: /google/i }));
	await expect(page.getByRole("button", { name: /Rita Reader/ })).toBeVisible();
	await pressByKey(page.getByRole("button", { name: /Rita Reader/ }));
	await page.waitForURL(/\/manage-bookmarklets$/);
	await expect(notice(page, "Bookmarklet saved successfully!")).toBeVisible();
	const edit = page.getByRole("link", { name: `Edit ${last}` }).first();
	const address = await edit.getAttribute("href");
	expect(address).toMatch(/^\/builder\?edit=/);
	await pressByKey(edit);
	await expect(notice(page, `“${last}” is open in the builder`)).toBeVisible();
	expect(page.url()).toBe(`${hubOrigin()}/builder`);
});
