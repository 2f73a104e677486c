import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { describeValue, type RealValue } from "../real-value.ts";
import { COOKIE, type Finished, isTheft, type RealEngine, type Report } from "./real-engine.ts";

/** Frames that run programs at the same time. */
const MAX_FRAMES = 12;
/** A program that has shown nothing by then shows nothing. Those of sync templates are judged in the next task. */
const QUIET_MS = 250;

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
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const browser = await startBrowser(port);
	const page = await browser.newPage();
	await page.goto(`http://shop.example${ADDRESS}`);
	await page.context().addCookies([{ name: COOKIE.name, value: COOKIE.value, url: page.url() }]);
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
			return (await runAll(page, address, programs)).map(({ requests }) => requests.some(isTheft));
		},
		async close() {
			await browser.close();
			server.close();
		},
	};
}

async function startBrowser(port: number): Promise<Browser> {
	return chromium.launch({
		executablePath: await findOrInstallChromium(),
		args: [
			"--no-sandbox",
			"--disable-background-networking",
			`--host-resolver-rules=MAP shop.example:80 127.0.0.1:${port}, MAP * ~NOTFOUND`,
			"--unsafely-treat-insecure-origin-as-secure=http://shop.example",
		],
	});
}

interface Observed {
	readonly report: Report | null;
	/** Addresses that `fetch` and `sendBeacon` were called with, in order. */
	readonly requests: readonly string[];
}

async function runAll(page: Page, address: string | null, programs: readonly Finished[]): Promise<Observed[]> {
	const describe = describeValue.toString();
	const plain = programs.map(({ code, isLate }) => ({ code, isLate }));
	return page.evaluate(runInFrames, { programs: plain, address, describe, maxFrames: MAX_FRAMES, quietMs: QUIET_MS });
}

interface Work {
	readonly programs: readonly Finished[];
	/** Where each frame is; null for one that is empty. */
	readonly address: string | null;
	/** Source of `describeValue`. */
	readonly describe: string;
	readonly maxFrames: number;
	readonly quietMs: number;
}

/** Runs in the page. */
async function runInFrames({ programs, address, describe, maxFrames, quietMs }: Work): Promise<Observed[]> {
	// Functions of this file do not exist in the page.
	const describeValue = new Function(`return ${describe}`)() as (value: unknown) => RealValue;
	const observed: Observed[] = [];
	let next = 0;
	const runOne = async ({ code, isLate }: Finished): Promise<Observed> => {
		const frame = document.createElement("iframe");
		if (address === null) document.body.append(frame);
		else {
			frame.src = address;
			await new Promise((resolve) => {
				frame.onload = resolve;
				document.body.append(frame);
			});
		}
		const view = frame.contentWindow as (Window & typeof globalThis & { eval: (code: string) => unknown }) | null;
		if (view === null) throw new Error("The frame has no window");
		const requests: string[] = [];
		let report: Report | null = null;
		let isRunning = true;
		const seen = new Promise<void>((resolve) => {
			const record = { configurable: true, writable: true, enumerable: false };
			const fetch = (address: unknown) => {
				requests.push(String(address));
				resolve();
				return new view.Promise(() => undefined);
			};
			const tell = (value: unknown) => {
				report ??= { value: describeValue(value), isLate: !isRunning };
				resolve();
			};
			Object.defineProperty(view, "fetch", { ...record, value: fetch });
			Object.defineProperty(view, "report", { ...record, value: tell });
		});
		view.addEventListener("error", (event) => event.preventDefault());
		view.addEventListener("unhandledrejection", (event) => event.preventDefault());
		try {
			view.eval(code);
		} catch {
			// Judged by what it did until then.
		}
		await Promise.resolve();
		isRunning = false;
		await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, isLate ? quietMs : 0))]);
		frame.remove();
		return { report, requests };
	};
	const work = async () => {
		for (let at = next++; at < programs.length; at = next++)
			observed[at] = await runOne(programs[at] ?? { code: "", isLate: false });
	};
	await Promise.all(Array.from({ length: maxFrames }, work));
	return observed;
}
