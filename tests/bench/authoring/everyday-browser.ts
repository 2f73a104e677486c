import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page, type Request } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { type EverydayPage, pagesFolder } from "../../contracts/everyday-pages/page-index.ts";

export const MEDIA: Readonly<Record<string, string>> = { "clip.webm": "video/webm", "tone.ogg": "audio/ogg" };
const ACTION_TIMEOUT_MS = 15_000;
const LOAD_TIMEOUT_MS = 120_000;

/**
 * Answers a request for a part of a media file: without these the browser cannot skip within a film.
 *
 * @param file its bytes
 * @param contentType of the file
 * @param request of the browser
 * @returns what `route.fulfill` takes
 */
export function mediaAnswer(file: Buffer, contentType: string, request: Request) {
	const [, start = "0", end = ""] = (request.headers().range ?? "").match(/^bytes=(\d+)-(\d*)$/) ?? [];
	const [from, to] = [Number(start), end === "" ? file.length - 1 : Number(end)];
	const headers = { "accept-ranges": "bytes", "content-range": `bytes ${from}-${to}/${file.length}` };
	return { status: 206, contentType, headers, body: file.subarray(from, to + 1) };
}

export async function launchBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: await findOrInstallChromium(),
		args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"],
	});
}

/**
 * Opens an everyday page at the address that it stands for, in a profile of its own.
 *
 * @param browser that opens it
 * @param entry of the index
 * @returns the loaded page; closing its context ends the profile
 */
export async function openEverydayPage(browser: Browser, entry: EverydayPage): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 800 },
		locale: "en-US",
		permissions: ["clipboard-read", "clipboard-write"],
	});
	context.setDefaultTimeout(ACTION_TIMEOUT_MS);
	context.setDefaultNavigationTimeout(LOAD_TIMEOUT_MS);
	const start = new URL(entry.address);
	const missing = new Set(
		(entry.facts["broken-links"]?.addresses ?? []).map((address) => new URL(address, start).href.split("#")[0]),
	);
	await context.route(/^https?:/, (route) => {
		const url = new URL(route.request().url());
		const name = url.pathname.split("/").at(-1) ?? "";
		const type = MEDIA[name];
		if (type) return route.fulfill(mediaAnswer(readFileSync(join(pagesFolder, name)), type, route.request()));
		if (url.origin === start.origin && url.pathname === start.pathname)
			return route.fulfill({
				contentType: "text/html; charset=utf-8",
				body: readFileSync(join(pagesFolder, entry.file)),
			});
		const status = missing.has(url.href.split("#")[0]) ? 404 : 200;
		return route.fulfill({
			status,
			contentType: "text/html; charset=utf-8",
			body: "<!doctype html><title>Other page</title><p>Other page</p>",
		});
	});
	const page = await context.newPage();
	await page.goto(entry.address);
	return page;
}
