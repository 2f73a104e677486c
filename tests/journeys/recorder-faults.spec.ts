import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import fc from "fast-check";
import { openExtensionBrowser } from "../support/extension.ts";
import { counterPage, expectPress, press, recordedPresses, upTo } from "../support/press-counter.ts";
import { command, expectRecorderStarted, openScene, snapshot, startRecording } from "../support/recording.ts";
import { openWorkerSwitch } from "../support/worker-switch.ts";
import { test } from "./extension-fixture.ts";
import "../support/property-seed.ts";

const isSoak = process.env.SCRIPTORIUM_SOAK === "1";
const STOPS = isSoak ? 200 : 12;

/** Each round makes a few presses, and causes a fault during one of them without waiting for its end. */
const round = fc.record({
	presses: fc.integer({ min: 1, max: 6 }),
	at: fc.nat(5),
	fault: fc.constantFrom("stop", "stop", "stop and hub", "hub", "stop twice"),
});

test.describe("extension: record-actions, during faults", () => {
	test.describe.configure({ timeout: isSoak ? 1_200_000 : 120_000 });

	test("the worker stops and the hub reloads at any moment: every press is recorded, once and in order", {
		tag: "@soak",
	}, async ({ fixture, browserWithExtension: { context, pageUrl } }) => {
		fixture.hub.serve("/counter", counterPage);
		const { hub, site } = await openScene(fixture.hub, context, "/counter");
		const worker = await openWorkerSwitch(context, pageUrl("icon/16.png"));
		await startRecording(hub, site);
		await site.bringToFront();
		let made = 0;
		let stops = 0;
		for (const { presses, at, fault } of fc.sample(round, STOPS)) {
			let broken: Promise<unknown> = Promise.resolve();
			for (let number = 0; number < presses; number += 1) {
				if (number === at % presses) {
					const stopped = fault === "hub" ? Promise.resolve() : worker.stop();
					const again = fault === "stop twice" ? stopped.then(() => worker.stop()) : stopped;
					broken = Promise.all([again, fault.endsWith("hub") ? hub.reload() : null]);
					stops += fault === "hub" ? 0 : 1;
				}
				await press(site, made);
				made += 1;
			}
			await broken;
		}
		expect(stops).toBeGreaterThan(STOPS / 2);
		await expectPress(hub, made - 1);
		expect(await recordedPresses(hub)).toEqual(upTo(made));
		expect((await snapshot(hub)).state).toBe("recording");
		expect(await command(hub, "stop")).toEqual({ ok: true });
	});

	test("a tab crashes, is cached, is frozen; the extension is reloaded: no stored action is lost", {
		tag: "@soak",
	}, async ({ fixture, browserWithExtension: { context, reload } }) => {
		fixture.hub.serve("/counter", counterPage);
		const { hub, site } = await openScene(fixture.hub, context, "/counter");
		await startRecording(hub, site);
		await press(site, 0);
		await expectPress(hub, 0);

		// In the back/forward cache while another page is shown, and restored.
		await site.goto(`${fixture.hub.strangerOrigin}/plain`);
		await site.goBack({ waitUntil: "commit" }); // a restored page loads nothing
		await press(site, 1);
		await expectPress(hub, 1);

		const session = await context.newCDPSession(site);
		await session.send("Page.setWebLifecycleState", { state: "frozen" });
		await session.send("Page.setWebLifecycleState", { state: "active" });
		await press(site, 2);
		await expectPress(hub, 2);

		const crashed = site.waitForEvent("crash");
		// No listener is left to respond.
		session.send("Page.crash").catch(() => undefined);
		await crashed;
		await site.close();
		const second = await context.newPage();
		await second.goto(`${fixture.hub.strangerOrigin}/counter?from=3`);
		await expectRecorderStarted(second);
		await press(second, 3);
		await expectPress(hub, 3);

		await reload();
		// Presses before the new recorder is injected are lost; the recording shows when it is.
		await expect(async () => {
			await press(second, 4);
			if (!(await hub.locator("#state").textContent())?.startsWith("connected")) await hub.reload();
			await expect.poll(async () => (await recordedPresses(hub)).length, { timeout: 5000 }).toBeGreaterThan(4);
		}).toPass({ timeout: 60_000 });
		const presses = await recordedPresses(hub);
		expect(presses.slice(0, 4)).toEqual(upTo(4));
		expect(new Set(presses).size).toBe(presses.length);
	});

	test("a recording persists when the browser is closed", { tag: "@soak" }, async ({ fixture }) => {
		fixture.hub.serve("/counter", counterPage);
		const profile = await mkdtemp(join(tmpdir(), "scriptorium-profile-"));
		const options = { extension: fixture.extension, profile };
		const first = await openExtensionBrowser(options);
		const before = await openScene(fixture.hub, first.context, "/counter");
		await startRecording(before.hub, before.site);
		for (const number of upTo(5)) await press(before.site, number);
		await expectPress(before.hub, 4);
		await first.close();

		const second = await openExtensionBrowser(options);
		const { hub, site } = await openScene(fixture.hub, second.context, "/counter?from=5");
		await expectRecorderStarted(site);
		await press(site, 5);
		await expectPress(hub, 5);
		expect(await recordedPresses(hub)).toEqual(upTo(6));
		await second.close();
		await rm(profile, { recursive: true, force: true });
	});
});
