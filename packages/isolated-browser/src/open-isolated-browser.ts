import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, launch, type Viewport } from "puppeteer-core";
import { DEFAULT_LIMIT_MB, limitedProgram, type MemoryWatch, watchMemory } from "./limit-memory.ts";

const START_TIMEOUT_MS = 20_000;

/** A Chromium that runs code of strangers, for one run at a time: its memory limit and its clipboard are those of all its pages. */
export interface IsolatedBrowser {
	/** Returns the browser; starts it when it is not running, also after a crash. */
	get(): Promise<Browser>;
	/** Process id of the browser; null while it is not running. */
	pid(): number | null;
	/** Reason when the browser was terminated for its use of memory, otherwise null. The next start resets it. */
	memoryProblem(): string | null;
	/** Terminates the browser immediately; the next run starts a new one. */
	kill(): Promise<void>;
	close(): Promise<void>;
}

export interface IsolatedBrowserOptions {
	/** Path of the browser. */
	readonly chromium: string;
	/** Memory limit of all its processes together, in megabytes; 1,024 by default. */
	readonly memoryMb?: number | undefined;
	/** Beginning of the name of its profile folder below the folder for temporary files. */
	readonly profilePrefix: string;
	/** Command-line flags; those of `isolationFlags` are to be among them. */
	readonly flags: readonly string[];
	/** Whether it takes any certificate. */
	readonly acceptInsecureCerts: boolean;
	/** Of every page; null for the size of its window. */
	readonly viewport: Viewport | null;
}

/**
 * Creates a browser with a throw-away profile. It is started by the first run, and again after it was terminated.
 * @param options the browser and its limits
 * @returns a handle to use and close the browser
 */
export function openIsolatedBrowser(options: IsolatedBrowserOptions): IsolatedBrowser {
	const memoryMb = options.memoryMb ?? DEFAULT_LIMIT_MB;
	let watch: MemoryWatch | null = null;
	let running: Promise<{ browser: Browser; profile: string }> | null = null;
	let pid: number | null = null;
	/** Removal of the last profile. */
	let removal: Promise<void> = Promise.resolve();

	const start = async () => {
		watch = null;
		const profile = await mkdtemp(join(tmpdir(), options.profilePrefix));
		try {
			const browser = await launch({
				...limitedProgram(options.chromium, memoryMb),
				userDataDir: profile,
				headless: true,
				pipe: true,
				timeout: START_TIMEOUT_MS,
				args: [...options.flags],
				acceptInsecureCerts: options.acceptInsecureCerts,
				defaultViewport: options.viewport,
				handleSIGINT: false,
				handleSIGTERM: false,
				handleSIGHUP: false,
				protocolTimeout: START_TIMEOUT_MS,
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
				removal = rm(profile, { recursive: true, force: true, maxRetries: 5 });
				removal.catch(() => undefined);
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
		if (!current) return removal;
		const gone = new Promise<void>((resolve) => {
			if (!current.browser.connected) return resolve();
			current.browser.once("disconnected", () => resolve());
		});
		current.browser.process()?.kill("SIGKILL");
		await gone;
		await removal;
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
