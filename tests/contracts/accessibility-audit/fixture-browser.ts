import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { contentSecurityPolicy, reportOnlyPolicy } from "../../../hub-shell/server/security-headers.ts";
import { BROWSER_ARGS } from "../../support/browser-args.ts";
import { bundleAudit } from "./bundle-audit.ts";
import type { FaultyPage } from "./faulty-pages.ts";

const ORIGIN = "https://hub.example";
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="4"/></svg>';

/** The policies of the hub's pages, Trusted Types enforced. */
const POLICIES = [
	contentSecurityPolicy({ origin: ORIGIN, backendUrl: ORIGIN, registry: null, styleHashes: [] }),
	reportOnlyPolicy().replace(/; report-uri .*/, ""),
].join(", ");

/** A Chromium that shows fixture pages under the policies of the hub; nothing reaches a network. */
export interface FixtureBrowser {
	/**
	 * Opens a page.
	 * @param withAudit loads the hub's audit, which is then `inPage` there
	 */
	open(page: FaultyPage, withAudit: boolean): Promise<Page>;
	close(): Promise<void>;
}

/**
 * Starts the browser.
 * @returns the browser with one page, which every `open` replaces
 */
export async function startFixtureBrowser(): Promise<FixtureBrowser> {
	const [files, executablePath] = await Promise.all([bundleAudit(), findOrInstallChromium()]);
	const browser: Browser = await chromium.launch({
		executablePath,
		args: [...BROWSER_ARGS, "--disable-background-networking"],
	});
	const context: BrowserContext = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" });
	let shown: { readonly html: string; readonly css: string } = { html: "", css: "" };
	await context.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		const script = files.get(pathname.slice("/audit/".length));
		if (pathname === "/") {
			const headers = { "content-security-policy": POLICIES };
			return route.fulfill({ body: shown.html, contentType: "text/html; charset=utf-8", headers });
		}
		if (pathname === "/page.css") return route.fulfill({ body: shown.css, contentType: "text/css" });
		if (pathname === "/dot.svg") return route.fulfill({ body: DOT, contentType: "image/svg+xml" });
		return script === undefined
			? route.fulfill({ status: 404, body: "" })
			: route.fulfill({ body: script, contentType: "text/javascript" });
	});
	const page = await context.newPage();
	return {
		async open({ html, css = "" }, withAudit) {
			// The browser's own loading, so that policies apply to the script as they do on the hub.
			const loader = '<script type="module" src="/audit/audit-in-page.js"></script></head>';
			shown = { html: withAudit ? html.replace("</head>", loader) : html, css };
			await page.goto(`${ORIGIN}/`, { waitUntil: "load" });
			return page;
		},
		close: () => browser.close(),
	};
}
