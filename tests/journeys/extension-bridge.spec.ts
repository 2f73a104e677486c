import { expect, type Page } from "@playwright/test";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { test } from "./extension-fixture.ts";

const stateOf = (page: Page) => page.locator("#state");

test.describe("extension: bridge to the hub", () => {
	test("the hub sees the extension, its version and what it can do", async ({ fixture, browserWithExtension }) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(fixture.hub.origin);
		await expect(stateOf(page)).toHaveText(
			"connected | 1.0.0 | install-script | find-installed | record-actions | record-captures | share-outline | execute-script | open-test-tab",
		);
		await browserWithExtension.allowUserScripts();
		await page.reload();
		await expect(stateOf(page)).toHaveText(
			"connected | 1.0.0 | install-script | find-installed | record-actions | record-captures | share-outline | execute-script | open-test-tab | run-userscripts",
		);
	});

	test("a page on another port of the same host is refused", async ({ fixture, browserWithExtension }) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(fixture.hub.strangerOrigin);
		await expect(stateOf(page)).toHaveText("error | Failed to connect to extension");
	});

	test("a port of another name is closed, and a message of another shape gets no answer", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(`${fixture.hub.origin}/plain`);
		const outcome = await page.evaluate(async (id) => {
			interface Port {
				postMessage(message: unknown): void;
				onMessage: { addListener(listener: (message: { type: string }) => void): void };
				onDisconnect: { addListener(listener: () => void): void };
			}
			const chrome = Reflect.get(globalThis, "chrome") as {
				runtime: { connect(id: string, info: { name: string }): Port };
			};
			const wrong = chrome.runtime.connect(id, { name: "someone-else" });
			await new Promise<void>((resolve) => wrong.onDisconnect.addListener(resolve));

			const port = chrome.runtime.connect(id, { name: "scriptorium-bridge" });
			const answers: string[] = [];
			const ping = { type: "SCRIPTORIUM_PING", timestamp: 1, source: "web", version: "1.0.0", payload: { id: "last" } };
			const answered = new Promise<void>((resolve) =>
				port.onMessage.addListener(({ type }) => {
					answers.push(type);
					resolve();
				}),
			);
			for (const bad of [
				null,
				"hello",
				42,
				{ type: "SCRIPTORIUM_PING" },
				{ ...ping, source: "extension" },
				{ ...ping, version: "2.0.0" },
				{ ...ping, payload: {} },
				{ ...ping, type: "SCRIPTORIUM_LIST_SCRIPTS", payload: { pageUrl: null } },
				{ ...ping, payload: { id: "x", blob: "y".repeat(300_000) } },
			]) {
				port.postMessage(bad);
			}
			port.postMessage(ping);
			await answered;
			return answers;
		}, EXTENSION_ID);
		expect(outcome).toEqual(["SCRIPTORIUM_PONG"]);
	});

	test("a stopped worker is detected and the connection is restored automatically", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(fixture.hub.origin);
		await expect(stateOf(page)).toHaveText(/^connected/);
		await page.evaluate(() => {
			const seen: string[] = [];
			const state = document.querySelector("#state");
			if (state) new MutationObserver(() => seen.push(state.textContent ?? "")).observe(state, { childList: true });
			Reflect.set(globalThis, "seen", seen);
		});
		await browserWithExtension.stopWorker();
		await expect.poll(() => page.evaluate("window.seen.join()")).toContain("disconnected");
		await expect(stateOf(page)).toHaveText(/^connected/);
	});

	test("a page restored from the back/forward cache is connected again", { tag: "@soak" }, async ({
		fixture,
		browserWithExtension,
	}) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(fixture.hub.origin);
		await expect(stateOf(page)).toHaveText(/^connected/);
		await page.evaluate(() => {
			addEventListener("pageshow", (event) => Reflect.set(globalThis, "restored", event.persisted));
		});
		await page.goto(`${fixture.hub.origin}/plain`);
		await page.goBack({ waitUntil: "commit" }); // a restored page loads nothing
		expect(await page.evaluate("window.restored")).toBe(true);
		await expect(stateOf(page)).toHaveText(/^connected/);
		// Not only the displayed state: a message must arrive.
		await expect
			.poll(() => page.evaluate("window.link.requestInstall('http://localhost:1/x.user.js')"))
			.toMatchObject({ ok: false, error: { code: "PERMISSION_DENIED" } });
	});

	test("pages of the extension cannot be framed", { tag: "@soak" }, async ({ fixture, browserWithExtension }) => {
		fixture.hub.serve("/frame", `<iframe src="${browserWithExtension.pageUrl("confirm-install.html")}"></iframe>`);
		const page = await browserWithExtension.context.newPage();
		await page.goto(`${fixture.hub.origin}/frame`);
		await expect.poll(() => page.frames().length).toBe(2);
		const frame = page.frameLocator("iframe");
		await expect(frame.getByRole("heading", { name: "Install this script?" })).toHaveCount(0);
		expect(page.frames()[1]?.url()).not.toContain("confirm-install.html");
	});
});
