import { fail, succeed } from "@scriptorium/core-types/errors";
import { getOutline, outlineStatus } from "@scriptorium/shared-protocol/hub-extension/request-outline";
import { describe, expect, test, vi } from "vitest";
import { HUB, HUB_TAB } from "./bridge.ts";
import { ask, choose, DENIED, never, openScene, share, UNKNOWN } from "./outline-scene.ts";
import { OUTLINE_PAGE_TAB, SHOP, shopOutline } from "./outline-tabs.ts";

describe("hub-extension: outline", () => {
	test("the hub gets what the person saw and shared, and nothing of other tabs", async () => {
		const scene = openScene();
		const { answer, client } = await ask(scene);
		const told: unknown[] = [];
		client.on(outlineStatus, (status) => told.push(status));
		expect(await scene.extension.outlines.request(scene.requestId())).toEqual({
			ok: true,
			value: { hub: HUB, purpose: "outline", preview: null, isPicking: false },
		});
		// Neither the hub's own pages nor those of the browser.
		expect((await scene.extension.outlines.tabs()).map(({ id }) => id)).toEqual([SHOP.tabId, 12]);
		const { outline, previewId } = await choose(scene);
		// The page has changed since: what was seen counts.
		scene.tabs.reading = succeed(shopOutline("Something else"));
		const given = { requestId: scene.requestId(), previewId, number: null };
		expect(await scene.extension.outlines.share(given)).toEqual({ ok: true, value: null });
		expect(await answer).toEqual({ ok: true, value: outline });
		expect(outline.elements.map(({ name }) => name)).toEqual(["Buy", "Save"]);
		expect(JSON.stringify(told)).not.toMatch(/shop|Buy|bank/);
		// It is deleted once the hub has it.
		await vi.waitFor(async () => expect(await scene.tabs.session.readAll()).toEqual({}));
		expect(await scene.extension.outlines.share(given)).toMatchObject({ error: { code: "REQUEST_GONE" } });
	});

	test("one element is shared alone, numbered 1, and none without a choice", async () => {
		const scene = openScene();
		const { answer } = await ask(scene, "element");
		const { previewId } = await choose(scene);
		const shareNumber = (number: number | null) =>
			scene.extension.outlines.share({ requestId: scene.requestId(), previewId, number });
		for (const number of [null, 3])
			expect(await shareNumber(number)).toMatchObject({ error: { code: "REQUEST_GONE" } });
		expect(await shareNumber(2)).toMatchObject({ ok: true });
		expect(await answer).toMatchObject({ value: { elements: [{ number: 1, name: "Save", selector: "#b2" }] } });
	});

	test("an element is picked on the page, and becomes what the person sees", async () => {
		const scene = openScene();
		const { answer } = await ask(scene, "element");
		const { outlines } = scene.extension;
		const requestId = scene.requestId();
		await choose(scene);
		expect(await outlines.pick({ requestId, ...SHOP, number: 2 })).toEqual({ ok: true, value: null });
		expect(scene.tabs.done).toEqual([`pick in ${SHOP.tabId} from 2`, `show ${SHOP.tabId}`]);
		expect(await outlines.request(requestId)).toMatchObject({ value: { isPicking: true } });
		const outline = shopOutline("Picked", "More than one");
		const missing = { error: { code: "REQUEST_GONE" } };
		expect(await outlines.picked({ requestId, outline }, 12)).toMatchObject(missing);
		expect(await outlines.picked({ requestId: "another-request", outline }, SHOP.tabId)).toMatchObject(missing);
		expect(await outlines.picked({ requestId, outline }, SHOP.tabId)).toEqual({ ok: true, value: null });
		expect(scene.tabs.done.at(-1)).toBe(`show ${OUTLINE_PAGE_TAB}`);
		// Once.
		expect(await outlines.picked({ requestId, outline }, SHOP.tabId)).toMatchObject(missing);
		const request = await outlines.request(requestId);
		const preview = request.ok ? request.value.preview : null;
		expect(request).toMatchObject({ value: { isPicking: false } });
		expect(preview).toMatchObject({ isPicked: true, outline: { elements: [{ name: "Picked" }] } });
		expect(preview?.outline.elements).toHaveLength(1);
		await outlines.share({ requestId, previewId: preview?.previewId ?? "", number: 1 });
		expect(await answer).toMatchObject({ value: { elements: [{ number: 1, name: "Picked" }] } });
	});

	test("picking ends when the person goes back, and when its page or the request goes away", async () => {
		const scene = openScene();
		const { outlines } = scene.extension;
		const { answer } = await ask(scene, "element");
		const requestId = scene.requestId();
		const { previewId } = await choose(scene);
		const pick = () => outlines.pick({ requestId, ...SHOP, number: null });
		await pick();
		expect(await outlines.picked({ requestId, outline: null }, SHOP.tabId)).toMatchObject({ ok: true });
		expect(await outlines.request(requestId)).toMatchObject({ value: { preview: { previewId } } });
		await pick();
		await outlines.tabNavigated(SHOP.tabId, "https://shop.test/other");
		expect(scene.tabs.done.at(-1)).toBe(`show ${OUTLINE_PAGE_TAB}`);
		expect(await outlines.picked({ requestId, outline: null }, SHOP.tabId)).toMatchObject({ ok: false });
		for (const code of ["PAGE_NOT_ALLOWED", "TIMED_OUT"] as const) {
			scene.tabs.reading = fail(code, "no");
			expect(await pick()).toMatchObject({ error: { code } });
			expect(scene.tabs.done.at(-1)).toBe(`stop picking in ${SHOP.tabId}`);
		}
		scene.tabs.reading = succeed(shopOutline("Buy"));
		await pick();
		await outlines.tabClosed(OUTLINE_PAGE_TAB);
		expect(scene.tabs.done.at(-1)).toBe(`stop picking in ${SHOP.tabId}`);
		expect(await answer).toMatchObject(DENIED);
	});

	test("another tab of the hub cannot fetch what was shared, nor end the request, nor ask meanwhile", async () => {
		const scene = openScene();
		const { answer, cut } = await ask(scene);
		const requestId = scene.requestId();
		const other = scene.hub(7);
		expect(await other.link.request(never())).toMatchObject(UNKNOWN);
		cut();
		await share(scene);
		const notFound = { error: { code: "OUTLINE_NOT_FOUND" } };
		expect(await other.client.request(getOutline, { requestId }, { timeoutMs: 1000 })).toMatchObject(notFound);
		expect(await scene.extension.outlines.end(requestId, 7)).toMatchObject(notFound);
		await scene.extension.outlines.tabClosed(HUB_TAB);
		expect(await Promise.race([answer, Promise.resolve("waits")])).toBe("waits");
		// The next request of another tab replaces one that nobody can answer any more.
		const again = scene.hub(7);
		const second = again.link.request(never());
		await scene.isAsked(2);
		scene.tabs.tabs.delete(OUTLINE_PAGE_TAB);
		const third = scene.hub(9).link.request(never());
		await scene.isAsked(3);
		expect(await second).toMatchObject(DENIED);
		await scene.extension.outlines.tabClosed(OUTLINE_PAGE_TAB);
		expect(await third).toMatchObject(DENIED);
	});

	test("a tab that is closed, shows another site or cannot be read is a clear value, and the person can choose again", async () => {
		const scene = openScene();
		const { answer } = await ask(scene);
		const { outlines } = scene.extension;
		const requestId = scene.requestId();
		const preview = (tabId: number, origin: string) => outlines.preview({ requestId, tabId, origin });
		for (const [tabId, origin] of [
			[99, "https://shop.test"],
			[12, "https://shop.test"],
			[1, HUB],
			[13, "null"],
		] as const)
			expect(await preview(tabId, origin)).toMatchObject({ error: { code: "TAB_CHANGED" } });
		for (const [code, told] of [
			["TAB_GONE", "TAB_CHANGED"],
			["TIMED_OUT", "TIMED_OUT"],
			["PAGE_NOT_ALLOWED", "PAGE_NOT_ALLOWED"],
			["ANALYSIS_FAILED", "ANALYSIS_FAILED"],
		] as const) {
			scene.tabs.reading = fail(code, "no");
			expect(await preview(SHOP.tabId, SHOP.origin)).toMatchObject({ error: { code: told } });
		}
		scene.tabs.reading = succeed(shopOutline("Buy"));
		const shop = scene.tabs.tabs.get(SHOP.tabId);
		// It goes to another site while it is read, and after that.
		const leave = async () =>
			void scene.tabs.tabs.set(SHOP.tabId, { id: SHOP.tabId, title: "Bank", url: "https://bank.test/" });
		scene.tabs.whileReading = leave;
		expect(await preview(SHOP.tabId, SHOP.origin)).toMatchObject({ error: { code: "TAB_CHANGED" } });
		scene.tabs.whileReading = async () => undefined;
		if (shop !== undefined) scene.tabs.tabs.set(SHOP.tabId, shop);
		const { previewId } = await choose(scene);
		await leave();
		const given = { requestId, previewId, number: null };
		expect(await outlines.share(given)).toMatchObject({ error: { code: "TAB_CHANGED" } });
		if (shop !== undefined) scene.tabs.tabs.set(SHOP.tabId, shop);
		expect(await outlines.share({ ...given, previewId: "guessed" })).toMatchObject({ error: { code: "REQUEST_GONE" } });
		expect(await outlines.share(given)).toMatchObject({ ok: true });
		expect(await answer).toMatchObject({ ok: true });
	});

	test("a tab that shows another site only while it is read shares nothing of that site", async () => {
		const scene = openScene();
		const { answer } = await ask(scene);
		const requestId = scene.requestId();
		// A window that opened the tab leads it to the person's bank, and back before the reading ends.
		const bank = { ...shopOutline("Balance of Ann"), url: "https://bank.test/accounts" };
		scene.tabs.reading = succeed(bank);
		const { outlines } = scene.extension;
		expect(await outlines.preview({ requestId, ...SHOP })).toMatchObject({ error: { code: "TAB_CHANGED" } });
		expect(await outlines.request(requestId)).toMatchObject({ value: { preview: null } });
		await choose({ ...scene, tabs: Object.assign(scene.tabs, { reading: succeed(shopOutline("Buy")) }) });
		await outlines.pick({ requestId, ...SHOP, number: null });
		const picked = await outlines.picked({ requestId, outline: bank }, SHOP.tabId);
		expect(picked).toMatchObject({ error: { code: "REQUEST_GONE" } });
		await share(scene);
		expect(await answer).toMatchObject({ ok: true, value: { url: "https://shop.test/cart" } });
	});

	test("a page that is read slowly does not replace the one that was chosen after it", async () => {
		const scene = openScene();
		await ask(scene);
		const requestId = scene.requestId();
		const { promise: isLoaded, resolve: load } = Promise.withResolvers<void>();
		const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
		scene.tabs.whileReading = () => {
			read();
			return isLoaded;
		};
		const slow = scene.extension.outlines.preview({ requestId, tabId: 12, origin: "https://bank.test" });
		await isRead;
		scene.tabs.whileReading = async () => undefined;
		const { previewId } = await choose(scene);
		load();
		expect(await slow).toMatchObject({ error: { code: "TAB_CHANGED" } });
		expect(await scene.extension.outlines.request(requestId)).toMatchObject({ value: { preview: { previewId } } });
	});
});
