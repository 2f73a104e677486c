import { type DevicePresetName, devicePresets } from "@scriptorium/shared-protocol/device-presets";
import type { Browser, BrowserContext, CDPSession, Page } from "puppeteer-core";

/** Never resolved by the egress proxy: the first request of a context goes there, to log in at the proxy. */
export const LOGIN_HOST = "login.invalid";

/** A page that has loaded nothing yet, in a context whose only way out is the proxy. */
export interface PreparedPage {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly session: CDPSession;
}

/**
 * Opens a page for one test run.
 * @param browser that runs nothing else
 * @param device whose size and kind of input it gets
 * @param proxy port on 127.0.0.1 and credentials of the run's egress proxy
 * @returns the page
 */
export async function preparePage(
	browser: Browser,
	device: DevicePresetName,
	proxy: { readonly port: number; readonly credentials: { readonly username: string; readonly password: string } },
): Promise<PreparedPage> {
	const context = await browser.createBrowserContext({
		proxyServer: `127.0.0.1:${proxy.port}`,
		// Loopback is no exception: nothing bypasses the proxy.
		proxyBypassList: ["<-loopback>"],
		downloadBehavior: { policy: "deny" },
	});
	const page = await context.newPage();
	const { width, height, isTouch } = devicePresets[device];
	await page.setViewport({ width, height, isMobile: isTouch, hasTouch: isTouch, deviceScaleFactor: 1 });
	await page.setUserAgent({ userAgent: userAgentOf(await browser.userAgent(), device) });
	const session = await page.createCDPSession();
	await logIn(page, session, proxy.credentials);
	return { context, page, session };
}

/**
 * Makes one request through the proxy and answers its question for credentials. The browser keeps them for the context, and sends them
 * with every later connection: also of frames, workers and sockets, whose questions nobody would answer.
 */
async function logIn(
	page: Page,
	session: CDPSession,
	credentials: { readonly username: string; readonly password: string },
): Promise<void> {
	await session.send("Fetch.enable", {
		handleAuthRequests: true,
		patterns: [{ urlPattern: `http://${LOGIN_HOST}/*` }],
	});
	session.on("Fetch.requestPaused", ({ requestId }) => {
		session.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
	});
	session.on("Fetch.authRequired", ({ requestId, authChallenge }) => {
		const isProxy = authChallenge.source === "Proxy";
		const authChallengeResponse = isProxy
			? { response: "ProvideCredentials" as const, ...credentials }
			: { response: "CancelAuth" as const };
		session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse }).catch(() => undefined);
	});
	// The proxy refuses the request itself.
	await page.goto(`http://${LOGIN_HOST}/`).catch(() => undefined);
	await session.send("Fetch.disable");
	await page.goto("about:blank");
}

/** The browser's own name without the word that tells a test from a visitor, and of a telephone or tablet where that is tested. */
function userAgentOf(own: string, device: DevicePresetName): string {
	const plain = own.replace("HeadlessChrome", "Chrome");
	if (device === "desktop") return plain;
	const kind = device === "mobile" ? "Mobile Safari" : "Safari";
	return plain.replace(/\([^)]*\)/, "(Linux; Android 10; K)").replace(/ Safari/, ` ${kind}`);
}
