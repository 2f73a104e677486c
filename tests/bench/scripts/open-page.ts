import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Route } from "@playwright/test";
import { pagesFolder } from "../../contracts/everyday-pages/page-index.ts";
import type { CoveredTask } from "../../fixtures/script-tasks/script-task.ts";
import { MEDIA, mediaAnswer } from "../authoring/everyday-browser.ts";

const folder = fileURLToPath(new URL("../../fixtures/script-tasks/pages/", import.meta.url));
const EVERYDAY = "everyday/";
/** Short, because what is not there yet is tried again. */
const ACTION_TIMEOUT_MS = 2000;
const LOAD_TIMEOUT_MS = 120_000;
const HTML = "text/html; charset=utf-8";

const fileOf = (page: string): string =>
	page.startsWith(EVERYDAY) ? join(pagesFolder, page.slice(EVERYDAY.length)) : join(folder, page);

/** A profile in which the page of a task stands at its address. Nothing reaches the network. */
export async function openProfile(browser: Browser, { page, address }: CoveredTask): Promise<BrowserContext> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 800 },
		locale: "en-US",
		timezoneId: "Asia/Tokyo",
		permissions: ["clipboard-read", "clipboard-write"],
		acceptDownloads: true,
	});
	context.setDefaultTimeout(ACTION_TIMEOUT_MS);
	context.setDefaultNavigationTimeout(LOAD_TIMEOUT_MS);
	const start = new URL(address);
	const html = readFileSync(fileOf(page), "utf8");
	await context.route(/^https?:/, (route) => answer(route, start, html));
	return context;
}

function answer(route: Route, start: URL, html: string): Promise<void> {
	const url = new URL(route.request().url());
	const media = MEDIA[basename(url.pathname)];
	if (media)
		return route.fulfill(mediaAnswer(readFileSync(join(pagesFolder, basename(url.pathname))), media, route.request()));
	if (url.origin === start.origin && url.pathname === start.pathname)
		return route.fulfill({ contentType: HTML, body: html });
	if (url.pathname.endsWith(".svg")) return route.fulfill({ contentType: "image/svg+xml", body: PICTURE });
	const status = /\/gone$/.test(url.pathname) ? 404 : 200;
	return route.fulfill({
		status,
		contentType: HTML,
		body: "<!doctype html><title>Other page</title><p>Other page</p>",
	});
}

const PICTURE =
	"<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'><rect width='300' height='200' fill='#89a'/></svg>";
