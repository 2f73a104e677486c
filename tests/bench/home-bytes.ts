import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { runHub } from "@scriptorium/start-hub/run-hub";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";

/** What a visitor's browser fetched for one page, cold cache. Bytes are those of the wire, headers included. */
export interface PageWeight {
	readonly requests: number;
	readonly bytes: number;
	readonly scripts: { readonly requests: number; readonly bytes: number };
	readonly styles: { readonly requests: number; readonly bytes: number };
	/** Encodings of the scripts; `br` alone when everything is precompressed. */
	readonly scriptEncodings: readonly string[];
}

/** Always the same one: the extension is built into a folder for each port. */
export const BENCH_PORT = 4179;

/** Prints the weight of the home page as `npm start` serves it to Chromium. */
export async function run(): Promise<void> {
	const executablePath = await findOrInstallChromium();
	const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-bench-"));
	const hub = await runHub({ port: BENCH_PORT, dataDir, build: true, project: null }, console.log);
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
	try {
		for (const path of ["/", "/explore", "/builder", "/about"]) report(path, await weigh(browser, hub.origin + path));
	} finally {
		await browser.close();
		await hub.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** Opens a page in a fresh profile and waits until its heading is there and the network is quiet. */
export async function weigh(browser: Browser, url: string): Promise<PageWeight> {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const network = await context.newCDPSession(page);
		await network.send("Network.enable");
		const answers = new Map<string, { type: string; encoding: string }>();
		const sizes = new Map<string, number>();
		network.on("Network.responseReceived", ({ requestId, type, response }) => {
			answers.set(requestId, { type, encoding: response.headers["content-encoding"] ?? "identity" });
		});
		network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
			sizes.set(requestId, encodedDataLength),
		);
		await page.goto(url);
		await page.getByRole("main").getByRole("heading").first().waitFor();
		await page.waitForLoadState("networkidle");
		const of = (type: string | null) => {
			const ids = [...answers].filter(([, answer]) => type === null || answer.type === type).map(([id]) => id);
			return { requests: ids.length, bytes: ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) };
		};
		const scripts = [...answers.values()].filter(({ type }) => type === "Script");
		return {
			...of(null),
			scripts: of("Script"),
			styles: of("Stylesheet"),
			scriptEncodings: [...new Set(scripts.map(({ encoding }) => encoding))].sort(),
		};
	} finally {
		await context.close();
	}
}

function report(path: string, { requests, bytes, scripts, styles, scriptEncodings }: PageWeight): void {
	const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`;
	console.log(
		`${path}: ${requests} requests, ${kB(bytes)}; scripts ${scripts.requests} requests, ${kB(scripts.bytes)} ` +
			`(${scriptEncodings.join(", ")}); styles ${styles.requests} requests, ${kB(styles.bytes)}`,
	);
}
