import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { buildChanged } from "@scriptorium/workspace/build/build-changed";
import { BROWSER_ARGS } from "../../support/browser-args.ts";
import type { RunningAnalyzer } from "./running-analyzer.ts";

const assets = fileURLToPath(new URL("../../../mfe-builder/dist/assets/", import.meta.url));

/** The worker's file in the remote's own build, which is made again where its inputs have changed. */
async function readWorker(): Promise<string> {
	await buildChanged({ only: ["mfe-builder"] });
	const file = readdirSync(assets).find((name) => /^analysis-worker-[^.]+\.js$/.test(name));
	if (!file) throw new Error("The build of mfe-builder has no worker for the analyzer");
	return readFileSync(join(assets, file), "utf8");
}

/** The worker that the write-script screen starts, in a real browser. */
export async function startWorkerAnalyzer(): Promise<RunningAnalyzer> {
	const worker = await readWorker();
	const server = createServer((request, response) => {
		const type = request.url === "/worker.js" ? "text/javascript" : "text/html";
		response.writeHead(200, { "content-type": type });
		response.end(request.url === "/worker.js" ? worker : "<!doctype html><title>worker</title>");
	});
	const { origin, close } = await listenOnLoopback(server);
	const browser = await chromium.launch({
		executablePath: await findOrInstallChromium(),
		args: [...BROWSER_ARGS, "--disable-background-networking"],
	});
	const page = await browser.newPage();
	await page.goto(`${origin}/`);
	const port = await page.evaluateHandle(
		() =>
			new Promise<Worker>((resolve, reject) => {
				const made = new Worker("/worker.js", { type: "module" });
				made.onerror = ({ message }) => reject(new Error(message));
				made.onmessage = () => resolve(made);
			}),
	);
	return {
		analyze: (code) =>
			port.evaluate(
				(made, text) =>
					new Promise<unknown>((resolve, reject) => {
						made.onerror = ({ message }) => reject(new Error(message));
						made.onmessage = ({ data }: MessageEvent<{ response: unknown }>) => resolve(data.response);
						made.postMessage({ id: 1, request: { code: text } });
					}),
				code,
			),
		async stop() {
			await browser.close();
			await close();
		},
	};
}
