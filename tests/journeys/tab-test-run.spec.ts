import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { TestRunSnapshot } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import { guardLoops } from "@scriptorium/test-run/guard-loops";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as html } from "../support/hub-stand-in.ts";
import { pressToClose } from "../support/press-to-close.ts";
import { openWorkerSwitch } from "../support/worker-switch.ts";
import { test } from "./extension-fixture.ts";

const NOTE = "[data-scriptorium-run]";

/** Code in the form of test runs: three steps on three pages. */
const THREE_PAGES = `
const at = resumeFrom === null ? 0 : resumeFrom.next;
const steps = [
	() => { document.querySelector("a").click(); },
	() => { console.log("second page", document.title); document.querySelector("a").click(); },
	() => { document.querySelector("button").click(); },
];
for (let next = at; next < steps.length; next += 1) {
	report({ type: "start", nodeId: "step-" + next });
	await report({ type: "keep", state: { next: next + 1 } });
	steps[next]();
	report({ type: "done", nodeId: "step-" + next });
	if (next < 2) await new Promise(() => {});
}
return { title: document.title };
`;

async function openHub(hub: HubStandIn, context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await page.goto(hub.origin);
	await expect(page.locator("#state")).toContainText("execute-script");
	await page.evaluate("window.link.execution().then((link) => { window.runs = link; })");
	return page;
}
const snapshot = (hub: Page): Promise<TestRunSnapshot> => hub.evaluate("window.runs.execution.getSnapshot()");
const errorOf = async (hub: Page) => (await snapshot(hub)).result?.errors[0]?.code ?? (await snapshot(hub)).state;

/** Asks to run code, and returns the extension's page. */
async function ask(hub: Page, code: string, sites: readonly string[] = []): Promise<Page> {
	const opened = hub.context().waitForEvent("page");
	const request = JSON.stringify({ name: "Order tea", code: guardLoops(code), sites });
	expect(await hub.evaluate(`window.runs.start(${request})`)).toEqual({ ok: true });
	const page = await opened;
	await page.waitForURL(/test-run\.html/);
	return page;
}

async function allowTab(page: Page, name: string | RegExp): Promise<void> {
	await page.getByRole("radio", { name }).check();
	await pressToClose(page.getByRole("button", { name: "Run", exact: true }));
}

async function openSite({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}

test.describe("extension: test run in a tab", () => {
	test.beforeEach(({ fixture: { hub } }) => {
		hub.serve("/one", html("One", '<a href="/two">Two</a>'));
		hub.serve("/two", html("Two", '<a href="/three">Three</a>'));
		hub.serve("/three", html("Three", "<button onclick=\"document.title = 'Pressed'\">Press</button>"));
	});

	test("runs in the tab that the person chooses, over two page loads and a worker that ends, with its result", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const site = await openSite(browser, `${hub.strangerOrigin}/one`);
		const page = await openHub(hub, browser.context);
		const asking = await ask(page, THREE_PAGES, ["https://pay.test"]);
		// Without the browser's switch nothing can be started.
		await expect(asking.getByRole("heading", { name: "One more step: allow user scripts" })).toBeVisible();
		await expect(asking.getByRole("button", { name: "Run", exact: true })).toBeDisabled();
		await browser.allowUserScripts();
		await asking.bringToFront();
		await expect(asking.getByRole("region", { name: "Security rating" })).toContainText("Risk");
		await expect(asking.getByRole("region", { name: "Code of Order tea" })).toContainText("steps[next]()");
		// No tab of the hub, and no site that nobody ticked.
		await expect(asking.getByRole("radio", { name: hub.origin })).toHaveCount(0);
		await expect(asking.getByRole("checkbox", { name: "May continue on https://pay.test" })).not.toBeChecked();
		const worker = await openWorkerSwitch(browser.context, browser.pageUrl("icon/16.png"));
		await asking.bringToFront();
		await allowTab(asking, /One/);
		await worker.stop();

		await expect.poll(async () => (await snapshot(page)).state, { timeout: 30_000 }).toBe("ended");
		const { result, steps, target, logs } = await snapshot(page);
		expect(result).toMatchObject({ success: true, errors: [], output: '{"title": "Pressed"}' });
		expect(result?.duration).toBeGreaterThan(0);
		expect(steps.filter(({ state }) => state === "failed")).toEqual([]);
		expect(steps.map(({ nodeId }) => nodeId).sort()).toEqual(["step-0", "step-1", "step-2"]);
		expect(logs.map(({ text }) => text)).toEqual(["second page Two"]);
		expect(target).toEqual({ title: "One", site: hub.strangerOrigin });
		await expect(site).toHaveTitle("Pressed");
		await expect(site.locator(NOTE)).toHaveAttribute("data-scriptorium-run", "ended");
	});

	test("ends clearly: a failing step, no program, an endless loop, Stop, a closed tab, another site", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		await browser.allowUserScripts();
		const page = await openHub(hub, browser.context);
		const site = await openSite(browser, `${hub.strangerOrigin}/one`);
		const run = async (code: string): Promise<void> => allowTab(await ask(page, code), /One/);
		const started = `report({ type: "start", nodeId: "a" });`;

		await run(`${started} throw new Error("element not found: button Save");`);
		await expect.poll(() => errorOf(page)).toBe("SCRIPT_ERROR");
		expect(await snapshot(page)).toMatchObject({
			steps: [{ nodeId: "a", state: "failed", message: "element not found: button Save" }],
			result: { errors: [{ nodeId: "a" }] },
		});
		await run("let let = (;");
		await expect.poll(() => errorOf(page)).toBe("INVALID_CODE");

		await run(`${started} while (true) { }`);
		await expect.poll(() => errorOf(page), { timeout: 40_000 }).toBe("SCRIPT_ERROR");
		expect((await snapshot(page)).result?.errors[0]?.message).toContain("it may never end");

		const waiting = `${started} await new Promise(() => {});`;
		await run(waiting);
		await expect.poll(() => errorOf(page)).toBe("running");
		await page.evaluate("window.runs.stop()");
		expect(await errorOf(page)).toBe("STOPPED");

		await run(waiting);
		await expect.poll(() => errorOf(page)).toBe("running");
		const popup = await openSite(browser, browser.pageUrl("popup.html"));
		await popup.getByRole("button", { name: "Stop" }).click();
		await expect.poll(() => errorOf(page)).toBe("STOPPED");
		await popup.close();

		await run(`${started} location.href = ${JSON.stringify(`${hub.origin}/plain`)}; await new Promise(() => {});`);
		await expect.poll(() => errorOf(page)).toBe("PAGE_NOT_ALLOWED");
		await site.goto(`${hub.strangerOrigin}/one`);
		const foreign = hub.strangerOrigin.replace("localhost", "127.0.0.1");
		await run(`${started} location.href = ${JSON.stringify(`${foreign}/one`)}; await new Promise(() => {});`);
		await expect.poll(() => errorOf(page)).toBe("SITE_NOT_ALLOWED");
		await site.goto(`${hub.strangerOrigin}/one`);

		await run(waiting);
		await expect.poll(() => errorOf(page)).toBe("running");
		await site.close();
		await expect.poll(() => errorOf(page)).toBe("TAB_CLOSED");
	});

	test("hostile: a page of another origin starts nothing, a page cannot press Stop or forge reports, two runs at once", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		await browser.allowUserScripts();
		const stranger = await browser.context.newPage();
		await stranger.goto(hub.strangerOrigin);
		await stranger.evaluate("window.link.execution().then((link) => { window.runs = link; })");
		expect(await stranger.evaluate("window.runs.start({ name: 'x', code: '1', sites: [] })")).toMatchObject({
			error: { code: "EXTENSION_NOT_INSTALLED" },
		});

		// The page forges what it can: messages, clicks on the note, and the layer's name in its own world.
		hub.serve(
			"/hostile",
			html(
				"Hostile",
				`<script>
	Object.defineProperty(window, "scriptoriumTestRun", { value: { start() { window.took = true; }, hasBegun: () => true, stop() {} } });
	setInterval(() => {
		const note = document.querySelector("${NOTE}");
		if (note === null) return;
		note.click();
		(note.shadowRoot ?? note).dispatchEvent(new MouseEvent("click", { bubbles: true }));
		window.postMessage({ type: "SCRIPTORIUM_STOP_RUN", payload: {} }, "*");
		window.pressed = (window.pressed ?? 0) + 1;
	}, 10);
</script>`,
			),
		);
		const site = await openSite(browser, `${hub.strangerOrigin}/hostile`);
		const page = await openHub(hub, browser.context);
		const asking = await ask(page, `report({ type: "start", nodeId: "a" }); await new Promise(() => {});`);
		const second = await openHub(hub, browser.context);
		expect(await second.evaluate("window.runs.start({ name: 'x', code: '1', sites: [] })")).toMatchObject({
			error: { code: "RUN_IN_PROGRESS" },
		});
		await asking.bringToFront();
		await allowTab(asking, /Hostile/);
		await expect.poll(() => errorOf(page)).toBe("running");
		await expect.poll(() => site.evaluate("window.pressed ?? 0")).toBeGreaterThan(20);
		expect(await site.evaluate("window.took ?? false")).toBe(false);
		expect(await errorOf(page)).toBe("running");
		await page.evaluate("window.runs.stop()");
		expect(await errorOf(page)).toBe("STOPPED");

		// An extension page that nobody asked for has nothing to run.
		const forged = await openSite(browser, `${browser.pageUrl("test-run.html")}?run=guessed-id`);
		await expect(forged.getByText("There is nothing to run")).toBeVisible();
	});
});
