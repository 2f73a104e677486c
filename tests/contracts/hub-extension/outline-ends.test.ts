import { getOutline, requestOutline } from "@scriptorium/shared-protocol/hub-extension/request-outline";
import { describe, expect, test, vi } from "vitest";
import { MAX_REFUSALS } from "../../../extension/src/hub/refusal-limit.ts";
import { HUB, HUB_TAB } from "./bridge.ts";
import { ask, choose, DENIED, never, openScene, type Scene, share, UNKNOWN } from "./outline-scene.ts";
import { OUTLINE_PAGE_TAB, SHOP } from "./outline-tabs.ts";

describe("hub-extension: end of a request for an outline", () => {
	test.each<[string, (scene: Scene) => Promise<unknown>]>([
		["closes the page", ({ extension }) => extension.outlines.tabClosed(OUTLINE_PAGE_TAB)],
		[
			"goes elsewhere in its tab",
			({ extension }) => extension.outlines.tabNavigated(OUTLINE_PAGE_TAB, "https://x.test/"),
		],
	])("is refused when the person %s", async (_, refuse) => {
		const scene = openScene();
		const { answer } = await ask(scene);
		const { previewId } = await choose(scene);
		// Its own first load does not count.
		await scene.extension.outlines.tabNavigated(OUTLINE_PAGE_TAB, "chrome-extension://x/share-outline.html?request=1");
		await refuse(scene);
		expect(await answer).toMatchObject(DENIED);
		expect(
			await scene.extension.outlines.share({ requestId: scene.requestId(), previewId, number: null }),
		).toMatchObject({ error: { code: "REQUEST_GONE" } });
	});

	test("nobody is asked any more once the page of the hub is left, and its successor gets nothing", async () => {
		for (const leave of ["tabClosed", "tabNavigated"] as const) {
			const scene = openScene();
			await ask(scene);
			const requestId = scene.requestId();
			await scene.extension.outlines[leave](HUB_TAB, `${HUB}/create`);
			expect(scene.tabs.done).toEqual([`close ${OUTLINE_PAGE_TAB}`]);
			expect(await scene.extension.outlines.request(requestId)).toMatchObject({ error: { code: "REQUEST_GONE" } });
			const { client } = scene.hub();
			expect(await client.request(getOutline, { requestId }, { timeoutMs: 1000 })).toMatchObject({
				error: { code: "OUTLINE_NOT_FOUND" },
			});
		}
	});

	test("the wait goes on over a lost connection and a worker that was stopped, whatever was answered meanwhile", async () => {
		for (const agrees of [true, false]) {
			const scene = openScene();
			const page = await ask(scene);
			page.cut();
			const restarted = scene.tabs.restart();
			if (agrees) {
				const preview = await restarted.preview({ requestId: scene.requestId(), ...SHOP });
				const previewId = preview.ok ? preview.value.previewId : "";
				await restarted.share({ requestId: scene.requestId(), previewId, number: null });
			} else await restarted.tabClosed(OUTLINE_PAGE_TAB);
			page.join();
			expect(await page.answer).toMatchObject(agrees ? { ok: true } : DENIED);
		}
	});

	test("ends clearly when the extension was loaded again, cannot be reached any more, or lost its page", async () => {
		const lost = openScene();
		const page = await ask(lost);
		page.cut();
		await lost.tabs.session.remove(["outline-request"]);
		page.join();
		expect(await page.answer).toMatchObject(UNKNOWN);

		const gone = openScene();
		const second = await ask(gone);
		second.cut();
		second.link.gaveUp();
		expect(await second.answer).toMatchObject({ error: { code: "EXTENSION_NOT_INSTALLED" } });

		const crashed = openScene();
		const third = await ask(crashed);
		third.cut();
		crashed.tabs.tabs.delete(OUTLINE_PAGE_TAB);
		third.join();
		expect(await third.answer).toMatchObject(DENIED);
	});

	test("the hub ends it, also while there is no connection", async () => {
		const scene = openScene();
		const controller = new AbortController();
		const { answer, link } = await ask(scene, "outline", controller.signal);
		expect(await link.request(never())).toMatchObject(UNKNOWN);
		controller.abort();
		expect(await answer).toMatchObject(UNKNOWN);
		await vi.waitFor(() => expect(scene.tabs.done).toEqual([`close ${OUTLINE_PAGE_TAB}`]));

		const later = openScene();
		const aborted = new AbortController();
		const page = await ask(later, "outline", aborted.signal);
		page.cut();
		aborted.abort();
		expect(await page.answer).toMatchObject(UNKNOWN);
		page.join();
		await vi.waitFor(() => expect(later.tabs.done).toEqual([`close ${OUTLINE_PAGE_TAB}`]));
		expect(await page.link.request(aborted.signal)).toMatchObject(UNKNOWN);
	});

	test("without a connection, with an old extension, without a tab, without a window", async () => {
		const scene = openScene();
		const page = scene.hub();
		page.cut();
		expect(await page.link.request(never())).toMatchObject({ error: { code: "EXTENSION_NOT_INSTALLED" } });
		const old = scene.hub(HUB_TAB, ["install-script"]);
		expect(await old.link.request(never())).toMatchObject({ error: { code: "NOT_SUPPORTED" } });
		expect(await scene.hub(null).link.request(never())).toMatchObject(DENIED);
		scene.tabs.opens = false;
		expect(await scene.hub().link.request(never())).toMatchObject(UNKNOWN);
		expect(await scene.tabs.session.readAll()).toEqual({});
	});

	test("a page that asks again and again is refused without a question, until a minute is over", async () => {
		const scene = openScene();
		for (let times = 1; times <= MAX_REFUSALS; times += 1) {
			const { answer } = await ask(scene);
			await scene.extension.outlines.tabClosed(OUTLINE_PAGE_TAB);
			expect(await answer).toMatchObject(DENIED);
		}
		expect(await scene.hub().link.request(never())).toMatchObject(DENIED);
		expect(scene.tabs.asked).toHaveLength(MAX_REFUSALS);
	});

	test.each<[string, (scene: Scene) => Promise<unknown>]>([
		["ends its request and asks again", ({ extension, requestId }) => extension.outlines.end(requestId(), HUB_TAB)],
		["is loaded again to ask again", ({ extension }) => extension.outlines.tabNavigated(HUB_TAB, `${HUB}/create`)],
		["asks again over its own question", async () => undefined],
	])("a page that %s, in a loop, opens a few tabs only", async (_, withdraw) => {
		const scene = openScene();
		const { client } = scene.hub();
		const outcomes: unknown[] = [];
		for (let times = 0; times < 20; times += 1) {
			const request = { requestId: `looping-${times}`, purpose: "outline" } as const;
			outcomes.push(await client.request(requestOutline, request, { timeoutMs: 1000 }));
			await withdraw(scene);
		}
		expect(scene.tabs.asked.length).toBeLessThanOrEqual(MAX_REFUSALS + 1);
		expect(outcomes.at(-1)).toMatchObject({ error: { code: "PERMISSION_DENIED" } });
	});

	test("an agreement lets the page ask again at once, and a question that no page could show does not count", async () => {
		const scene = openScene();
		for (let times = 0; times < 10; times += 1) {
			const { answer } = await ask(scene);
			await share(scene);
			expect(await answer).toMatchObject({ ok: true });
		}
		scene.tabs.opens = false;
		for (let times = 0; times < 10; times += 1) expect(await scene.hub().link.request(never())).toMatchObject(UNKNOWN);
		scene.tabs.opens = true;
		await ask(scene);
	});

	test("a website with the address of the page that asks, in its tab, is a refusal as well", async () => {
		const scene = openScene();
		const { answer } = await ask(scene);
		await scene.extension.outlines.tabNavigated(OUTLINE_PAGE_TAB, "https://evil.test/share-outline.html?request=1");
		expect(await answer).toMatchObject(DENIED);
	});

	test("storage that fails is an error with a code", async () => {
		const scene = openScene();
		const { link } = scene.hub();
		vi.spyOn(scene.tabs.session, "write").mockRejectedValue(new Error("full"));
		expect(await link.request(never())).toMatchObject(UNKNOWN);
		vi.spyOn(scene.tabs.session, "read").mockRejectedValue(new Error("broken"));
		expect(await scene.extension.outlines.request("any-request")).toMatchObject({ error: { code: "STORAGE_ERROR" } });
	});
});
