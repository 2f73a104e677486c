import { systemClock } from "@scriptorium/core-types/clock";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import { describe, expect, test, vi } from "vitest";
import { MAX_REFUSALS } from "../../../extension/src/hub/refusal-limit.ts";
import { createRecorderLink } from "../../../hub-shell/src/extension-link/create-recorder-link.ts";
import { ASKING_TAB, HUB, HUB_TAB, openBridge } from "./bridge.ts";

const log = () => undefined;
const DENIED = { ok: false, error: { code: "PERMISSION_DENIED" } };
const STARTED = { ok: true, value: undefined };

/** Pages of the hub, each in a tab, over the extension's server, which has asked nobody yet. */
function open() {
	const extension = openBridge({ asks: true });
	let ids = 0;
	const hub = (tabId: number | null = HUB_TAB) => {
		const link = createRecorderLink({ clock: systemClock, newId: () => `session-${ids++}`, log });
		const join = () => {
			const [page, far] = createPortPair(BRIDGE_PORT_NAME);
			extension.bridge.accept({ port: far, origin: HUB, tabId });
			link.connected(createClient(page, { source: "web", clock: systemClock, log }));
			return () => {
				link.lost();
				page.disconnect();
			};
		};
		return { link, join, cut: join(), state: () => link.recording.getSnapshot().state };
	};
	const isAsked = (times: number) => vi.waitFor(() => expect(extension.asked).toHaveLength(times));
	const allow = () => extension.asking.allow(extension.asked.at(-1) ?? "");
	return { extension, hub, isAsked, allow };
}

describe("hub-extension: ask to record", () => {
	test("waits for the person, in a state that every page of the hub shows, and starts when she agrees", async () => {
		const { extension, hub, isAsked, allow } = open();
		const [one, other] = [hub(), hub(7)];
		const started = one.link.start({ captureConsole: true });
		await isAsked(1);
		await vi.waitFor(() => expect([one.state(), other.state()]).toEqual(["asking", "asking"]));
		expect(await extension.recorder.session()).toBe(null);
		expect(await extension.asking.request(extension.asked[0] ?? "")).toMatchObject({
			value: { hub: HUB, captureConsole: true, captureScreenshots: false, allowedDomains: [], isMore: false },
		});
		expect(await other.link.start()).toMatchObject({ ok: false, error: { code: "SESSION_ALREADY_EXISTS" } });
		expect(await allow()).toMatchObject({ ok: true });
		expect(await started).toEqual(STARTED);
		await vi.waitFor(() => expect([one.state(), other.state()]).toEqual(["recording", "recording"]));
		expect(await allow()).toMatchObject({ ok: false, error: { code: "REQUEST_GONE" } });
	});

	test.each([
		["closes the page", ({ extension }: ReturnType<typeof open>) => extension.asking.tabClosed(ASKING_TAB)],
		["closes the hub", ({ extension }: ReturnType<typeof open>) => extension.asking.tabClosed(HUB_TAB)],
		[
			"goes to another site",
			({ extension }: ReturnType<typeof open>) => extension.asking.tabNavigated(HUB_TAB, "https://elsewhere.test/"),
		],
	])("is refused when the person %s", async (_, refuse) => {
		const scene = open();
		const { link, state } = scene.hub();
		const started = link.start();
		await scene.isAsked(1);
		await refuse(scene);
		expect(await started).toMatchObject(DENIED);
		await vi.waitFor(() => expect(state()).toBe("ready"));
		expect(link.recording.getSnapshot().error?.code).toBe("PERMISSION_DENIED");
		expect(await scene.extension.recorder.session()).toBe(null);
		expect(await scene.allow()).toMatchObject({ ok: false, error: { code: "REQUEST_GONE" } });
	});

	test("the hub withdraws it", async () => {
		const { extension, hub, isAsked } = open();
		const { link } = hub();
		const started = link.start();
		await isAsked(1);
		await vi.waitFor(() => expect(link.recording.getSnapshot().state).toBe("asking"));
		expect(await link.stop()).toEqual(STARTED);
		expect(await started).toMatchObject(DENIED);
		expect(await extension.recorder.session()).toBe(null);
	});

	test("the wait goes on over a lost connection, whatever was answered meanwhile", async () => {
		for (const agrees of [true, false]) {
			const { extension, hub, isAsked, allow } = open();
			const page = hub();
			const started = page.link.start();
			await isAsked(1);
			await vi.waitFor(() => expect(page.state()).toBe("asking"));
			page.cut();
			await (agrees ? allow() : extension.asking.tabClosed(ASKING_TAB));
			page.join();
			expect(await started).toMatchObject(agrees ? STARTED : DENIED);
		}
	});

	test("asks once for a tab, again for another tab and for more, and again once that is taken back", async () => {
		const { extension, hub, isAsked, allow } = open();
		const { link } = hub();
		const answered = async (start: Promise<unknown>, times: number) => {
			await isAsked(times);
			await allow();
			expect(await start).toEqual(STARTED);
		};
		await answered(link.start({ captureNetwork: true, ignoredSelectors: [".chat"] }), 1);
		await link.stop();
		expect(await link.start({ ignoredSelectors: [".chat", ".more"] })).toEqual(STARTED);
		expect(await link.start()).toMatchObject({ ok: false, error: { code: "SESSION_ALREADY_EXISTS" } });
		await link.stop();
		expect(extension.asked).toHaveLength(1);
		await answered(link.start({ captureNetwork: true, captureScreenshots: true, ignoredSelectors: [".chat"] }), 2);
		await link.stop();
		await answered(link.start({ captureScreenshots: true }), 3);
		await link.stop();
		const other = hub(9);
		await answered(other.link.start(), 4);
		expect(await extension.asking.consentedTabs()).toEqual({ ok: true, value: 2 });
		// Taken back while something is recorded.
		expect(await extension.asking.forget()).toMatchObject({ ok: true });
		expect((await extension.recorder.session())?.state).toBe("stopped");
		await vi.waitFor(() => expect(other.state()).toBe("stopped"));
		await answered(other.link.start(), 5);
		await other.link.stop();
		await extension.asking.tabClosed(9);
		await answered(hub(9).link.start(), 6);
	});

	test("a page that asks again and again is refused without a question, until a minute is over", async () => {
		const { extension, hub, isAsked } = open();
		const { link } = hub();
		for (let times = 1; times <= MAX_REFUSALS; times += 1) {
			const started = link.start();
			await isAsked(times);
			await extension.asking.tabClosed(ASKING_TAB);
			expect(await started).toMatchObject(DENIED);
		}
		expect(await link.start()).toMatchObject(DENIED);
		expect(await hub(9).link.start()).toMatchObject(DENIED);
		expect(extension.asked).toHaveLength(MAX_REFUSALS);
	});

	test("a page that takes its question back to ask again, in a loop, opens a few tabs only", async () => {
		for (const withdraw of ["stop", "leave"] as const) {
			const { extension, hub } = open();
			for (let times = 0; times < 20; times += 1) {
				const { link } = hub();
				let isRefused = false;
				const started = link.start().finally(() => {
					isRefused = true;
				});
				// Not a race: a wait that nobody ends goes on after the test, and advances the fake timers of later tests.
				await vi.waitFor(() => expect(isRefused || link.recording.getSnapshot().state === "asking").toBe(true));
				if (withdraw === "stop") await link.stop();
				else await extension.asking.tabClosed(HUB_TAB);
				expect(await started).toMatchObject(DENIED);
			}
			expect(extension.asked.length).toBeLessThanOrEqual(MAX_REFUSALS);
		}
	});

	test("a page that is in no tab is refused", async () => {
		const { extension, hub } = open();
		expect(await hub(null).link.start()).toMatchObject(DENIED);
		expect(extension.asked).toEqual([]);
	});
});
