import { createServer } from "node:http";
import { type Browser, chromium, type Page } from "@playwright/test";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { BROWSER_ARGS } from "../../../support/browser-args.ts";
import { describeValue } from "../real-value.ts";
import { COOKIE, FORM, TOKEN } from "../secrets.ts";
import { type Finished, isTheft, type RealEngine, THIEF } from "./real-engine.ts";
import { type Observed, runInFrames } from "./run-in-frames.ts";

/** Frames that run programs at the same time. */
const MAX_FRAMES = 48;
/** A program that acts in a later task and has shown nothing by then shows nothing. */
const QUIET_MS = 1_500;

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body><main id="shop"></main></body></html>`;

/** Where the frames of a site are. */
const ADDRESS = "/goods/list?page=2#top";

/**
 * Opens Chromium on a page of a shop. Every program runs in a frame of its own on that site, where requests are recorded.
 * @param frames whether the frames are empty or have an address
 * @returns the engine
 */
export async function openPageEngine(frames: "empty" | "loaded"): Promise<RealEngine> {
	const server = createServer((_, response) => {
		response.writeHead(200, { "content-type": "text/html" });
		response.end(HTML);
	});
	const { port, close } = await listenOnLoopback(server);
	const browser = await startBrowser(port);
	const page = await browser.newPage();
	await page.goto(`http://shop.example${ADDRESS}`);
	const [name = "", value = ""] = COOKIE.value.split("=");
	await page.context().addCookies([{ name, value, url: page.url() }]);
	const address = frames === "loaded" ? ADDRESS : null;
	return {
		async values(programs) {
			const all = await runAll(
				page,
				address,
				programs.map((code) => ({ code, isLate: true })),
			);
			return all.map(({ report }) => report);
		},
		async thefts(programs) {
			return (await runAll(page, address, programs)).map(({ sent }) => sent.some(isTheft));
		},
		async close() {
			await browser.close();
			await close();
		},
	};
}

async function startBrowser(port: number): Promise<Browser> {
	return chromium.launch({
		executablePath: await findOrInstallChromium(),
		args: [
			...BROWSER_ARGS,
			"--disable-background-networking",
			`--host-resolver-rules=MAP shop.example:80 127.0.0.1:${port}, MAP * ~NOTFOUND`,
			"--unsafely-treat-insecure-origin-as-secure=http://shop.example",
		],
	});
}

async function runAll(page: Page, address: string | null, programs: readonly Finished[]): Promise<Observed[]> {
	const describe = describeValue.toString();
	const plain = programs.map(({ code, isLate }) => ({ code, isLate }));
	return page.evaluate(runInFrames, {
		programs: plain,
		address,
		thief: THIEF,
		describe,
		form: FORM,
		token: TOKEN.value,
		maxFrames: MAX_FRAMES,
		quietMs: QUIET_MS,
	});
}
