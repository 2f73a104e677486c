import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, launch } from "puppeteer-core";
import { chromiumFlags } from "./chromium-flags.ts";
import { DEFAULT_LIMIT_MB, limitedProgram, type MemoryWatch, watchMemory } from "./limit-memory.ts";

const START_MS = 20_000;

/** A Chromium for canary runs, one run at a time: its clipboard is shared by all pages. */
export interface CanaryBrowser {
	/** Starts it when it is not running, also after a crash. */
	get(): Promise<Browser>;
	/** Of the browser's process, while it runs. */
	pid(): number | null;
	/** Why the browser was ended when it used more memory than it may; null when it was not. The next start resets it. */
	memoryProblem(): string | null;
	/** Ends it at once; the next run starts another. */
	kill(): Promise<void>;
	close(): Promise<void>;
}

/**
 * A browser for canary runs. It starts with the first run, and again after it was ended.
 * @param options `chromium` is the path of the browser, `memoryMb` what all its processes may use together, in
 * megabytes; 1,024 when left out.
 * @returns The handle with which runs are made and the browser is closed.
 */
export function openCanaryBrowser(options: {
	readonly chromium: string;
	readonly memoryMb?: number | undefined;
}): CanaryBrowser {
	const memoryMb = options.memoryMb ?? DEFAULT_LIMIT_MB;
	let watch: MemoryWatch | null = null;
	let running: Promise<{ browser: Browser; profile: string }> | null = null;
	let pid: number | null = null;

	const start = async () => {
		watch = null;
		const profile = await mkdtemp(join(tmpdir(), "scriptorium-canary-"));
		try {
			const browser = await launch({
				...limitedProgram(options.chromium, memoryMb),
				userDataDir: profile,
				headless: true,
				pipe: true,
				timeout: START_MS,
				args: chromiumFlags(),
				acceptInsecureCerts: true,
				defaultViewport: { width: 1280, height: 900 },
				handleSIGINT: false,
				handleSIGTERM: false,
				handleSIGHUP: false,
				protocolTimeout: START_MS,
			});
			const browserPid = browser.process()?.pid;
			if (browserPid === undefined) throw new Error("The browser has no process.");
			pid = browserPid;
			const watching = watchMemory(browserPid, memoryMb);
			watch = watching;
			browser.once("disconnected", () => {
				running = null;
				pid = null;
				watching?.stop();
				browser.process()?.kill("SIGKILL");
				void rm(profile, { recursive: true, force: true, maxRetries: 5 });
			});
			return { browser, profile };
		} catch (thrown) {
			running = null;
			await rm(profile, { recursive: true, force: true });
			throw thrown;
		}
	};
	const kill = async () => {
		const current = await running?.catch(() => null);
		if (!current) return;
		const gone = new Promise<void>((resolve) => {
			if (!current.browser.connected) return resolve();
			current.browser.once("disconnected", () => resolve());
		});
		current.browser.process()?.kill("SIGKILL");
		await gone;
		await rm(current.profile, { recursive: true, force: true, maxRetries: 5 });
	};
	return {
		get: async () => {
			running ??= start();
			return (await running).browser;
		},
		pid: () => pid,
		memoryProblem: () => (watch?.isExceeded() ? `The browser used more than ${memoryMb} MB of memory.` : null),
		kill,
		close: kill,
	};
}
