import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SANDBOX_PATH, serveSandbox } from "../../../hub-shell/server/sandbox/serve-sandbox.ts";
import { type CountingServer, startCountingServer } from "../../support/connection-counter.ts";
import { type WayOut, waysInFrames, waysToServers, waysToTheHub } from "./ways-out.ts";

/** Long enough for a connection on this machine, which an attempt would have begun at once. */
const SETTLE_MS = 700;

let browser: BrowserContext;
let hub: CountingServer;
beforeAll(async () => {
	// A profile of its own: private windows, which other contexts are, make no connections without a request.
	browser = await chromium.launchPersistentContext("", {
		executablePath: await findOrInstallChromium(),
		ignoreDefaultArgs: ["--disable-background-networking"],
		args: ["--no-sandbox"],
	});
	hub = await startCountingServer((request, response) => {
		if (request.url !== SANDBOX_PATH) {
			const policy = `default-src 'none'; script-src 'unsafe-inline'; frame-src ${hub.origin}${SANDBOX_PATH}`;
			response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy });
			response.end("<!doctype html><title>Hub</title><body></body>");
			return;
		}
		void (async () => {
			const served = await serveSandbox(new Request(hub.origin + SANDBOX_PATH));
			response.writeHead(served.status, Object.fromEntries(served.headers)).end(await served.text());
		})();
	});
});
afterAll(async () => {
	await browser.close();
	await hub.stop();
});

/** Runs code in the sandbox document of an open page, and waits until an attempt would have arrived. */
const runInSandbox = (page: Page, code: string): Promise<unknown> =>
	page.evaluate(
		({ path, text, settleMs }) =>
			new Promise((done) => {
				const frame = document.createElement("iframe");
				frame.setAttribute("sandbox", "allow-scripts");
				frame.src = path;
				frame.onload = () => {
					frame.onload = null;
					const { port1, port2 } = new MessageChannel();
					frame.contentWindow?.postMessage(null, "*", [port2]);
					port1.postMessage(text);
					setTimeout(done, settleMs);
				};
				document.body.append(frame);
			}),
		{ path: SANDBOX_PATH, text: code, settleMs: SETTLE_MS },
	);

/** Runs code in a new page of the hub, with a server of a stranger that counts. */
async function attempt(write: WayOut) {
	const stranger = await startCountingServer();
	const page = await browser.newPage();
	const opened: string[] = [];
	page.on("download", () => opened.push("download"));
	page.on("popup", () => opened.push("window"));
	await page.goto(hub.origin);
	await runInSandbox(page, write(stranger));
	const found = {
		connections: stranger.connections(),
		opened,
		address: page.url(),
		title: await page.title(),
		stored: await page.evaluate(() => localStorage.length),
	};
	await page.close();
	await stranger.stop();
	return found;
}

it.concurrent.each(Object.entries({ ...waysToServers, ...waysToTheHub }))(
	"code in the sandbox reaches nothing: %s",
	async (_name, write) => {
		const unharmed = { connections: 0, opened: [], address: `${hub.origin}/`, title: "Hub", stored: 0 };
		expect(await attempt(write)).toEqual(unharmed);
	},
);

it.each(Object.entries(waysInFrames))("frames in the sandbox reach nothing: %s", async (_name, write) => {
	const stranger = await startCountingServer();
	const page = await browser.newPage();
	await page.goto(hub.origin);
	// Chromium ends the process of the frame that asks for a peer; Playwright then takes the whole page for crashed.
	await runInSandbox(page, write(stranger)).catch((thrown: Error) => expect(thrown.message).toContain("crashed"));
	expect(stranger.connections()).toBe(0);
	await page.close();
	await stranger.stop();
});

it("the server notices what is not in the sandbox, down to a connection without a request", async () => {
	const stranger = await startCountingServer();
	const page = await browser.newPage();
	await page.goto(hub.origin);
	await page.evaluate((code) => {
		new Function(code)();
	}, waysToServers.preconnect?.(stranger) ?? "");
	await expect.poll(() => stranger.connections()).toBeGreaterThan(0);
	await page.close();
	await stranger.stop();
});
