import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { agreeToRecord, BADGE, command, expectRecorderStarted, openScene, snapshot } from "../support/recording.ts";
import { test } from "./extension-fixture.ts";

const DENIED = { ok: false, error: { code: "PERMISSION_DENIED" } };

/** Starts a recording without waiting for the answer. */
async function ask(context: BrowserContext, hub: Page): Promise<{ asking: Page; started: Promise<unknown> }> {
	const opened = context.waitForEvent("page");
	const started = command(hub, "start");
	return { asking: await opened, started };
}

test.describe("record-consent", () => {
	test("a page of the hub records once the person has agreed, and the icon says so", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		hub.serve("/site", htmlPage("Site", "<button>Save</button>"));
		const { context } = browser;
		const scene = await openScene(hub, context, "/site");
		const worker = await browser.worker();
		const icon = () => worker.evaluate("chrome.action.getBadgeText({})");

		// Closed, refused with the button, and given up on the hub: nothing is recorded.
		const closed = await ask(context, scene.hub);
		await expect(closed.asking.getByText("Every website, also those where you are signed in.")).toBeVisible();
		await expect.poll(async () => (await snapshot(scene.hub)).state).toBe("asking");
		expect(await icon()).toBe("");
		await expectNoViolations(closed.asking, "the page that asks");
		await closed.asking.close();
		expect(await closed.started).toMatchObject(DENIED);
		const refused = await ask(context, scene.hub);
		await refused.asking.getByRole("button", { name: "Do not record" }).click();
		expect(await refused.started).toMatchObject(DENIED);
		const withdrawn = await ask(context, scene.hub);
		await expect.poll(async () => (await snapshot(scene.hub)).state).toBe("asking");
		await command(scene.hub, "stop");
		expect(await withdrawn.started).toMatchObject(DENIED);
		await expect.poll(() => withdrawn.asking.isClosed()).toBe(true);
		expect(await snapshot(scene.hub)).toMatchObject({ state: "ready", actions: [] });
		await expect(scene.site.locator(BADGE)).toHaveCount(0);

		// Agreed, once for this tab.
		expect(await agreeToRecord(context, () => command(scene.hub, "start"))).toEqual({ ok: true });
		await expectRecorderStarted(scene.site);
		await expect.poll(icon).toBe("REC");
		await command(scene.hub, "pause");
		await expect.poll(icon).toBe("II");
		await command(scene.hub, "stop");
		await expect.poll(icon).toBe("");
		expect(await command(scene.hub, "start")).toEqual({ ok: true });

		// Taken back in the settings, which also ends what is recorded.
		const options = await context.newPage();
		await options.goto(browser.pageUrl("options.html#/settings"));
		const recordings = options.getByRole("region", { name: "Recordings" });
		await expect(recordings).toContainText("One tab of the hub may start recordings");
		await recordings.getByRole("button", { name: "Ask me again" }).click();
		await expect(recordings).toContainText("No page of the hub may record without asking you.");
		await expect.poll(async () => (await snapshot(scene.hub)).state).toBe("stopped");
		const again = await ask(context, scene.hub);
		await again.asking.close();
		expect(await again.started).toMatchObject(DENIED);
	});
});
