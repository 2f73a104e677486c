import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from "@playwright/test";

/** A browser of its own with one unpacked manager, which may run userscripts. */
export interface ManagerBrowser {
	readonly context: BrowserContext;
	/** The tab whose loads are measured. */
	readonly tab: Page;
	readonly extensionId: string;
	worker(): Promise<Worker>;
	/** Stops all workers at once, and waits until the manager's is gone. */
	stopWorker(): Promise<void>;
	close(): Promise<void>;
}

/** Opens Chromium with the unpacked extension of a folder, and flips its switch "Allow User Scripts". */
export async function openManager(folder: string): Promise<ManagerBrowser> {
	const profile = await mkdtemp(join(tmpdir(), "scriptorium-profile-"));
	const executablePath = process.env.SCRIPTORIUM_CHROMIUM;
	const context = await chromium.launchPersistentContext(profile, {
		...(executablePath === undefined ? {} : { executablePath }),
		headless: true,
		args: ["--no-sandbox", `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	const worker = async (): Promise<Worker> =>
		context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
	const extensionId = new URL((await worker()).url()).host;
	const panel = await context.newPage();
	await panel.goto("chrome://extensions/");
	await allowUserScripts(panel, extensionId);
	const session = await context.newCDPSession(panel);
	const stopWorker = await followWorkers(session, extensionId);
	return {
		context,
		tab: await context.newPage(),
		extensionId,
		worker,
		stopWorker,
		async close() {
			await context.close();
			await rm(profile, { recursive: true, force: true });
		},
	};
}

async function allowUserScripts(panel: Page, extensionId: string): Promise<void> {
	await panel.evaluate(async (id) => {
		const chrome = Reflect.get(globalThis, "chrome") as {
			developerPrivate: { updateExtensionConfiguration(settings: object): Promise<void> };
		};
		await chrome.developerPrivate.updateExtensionConfiguration({ extensionId: id, userScriptsAccess: true });
	}, extensionId);
}

interface WorkerVersion {
	readonly versionId: string;
	readonly scriptURL: string;
	readonly runningStatus: string;
}

/** Follows the workers of an extension. Returns a function that stops them, and resolves when none runs. */
async function followWorkers(session: CDPSession, extensionId: string): Promise<() => Promise<void>> {
	const running = new Map<string, string>();
	let changed = (): void => undefined;
	session.on("ServiceWorker.workerVersionUpdated", ({ versions }: { versions: readonly WorkerVersion[] }) => {
		for (const { versionId, scriptURL, runningStatus } of versions)
			if (scriptURL.includes(extensionId)) running.set(versionId, runningStatus);
		changed();
	});
	await session.send("ServiceWorker.enable");
	const isStopped = (): boolean => [...running.values()].every((status) => status === "stopped");
	return async () => {
		await session.send("ServiceWorker.stopAllWorkers");
		// Without an event, when it was stopped already.
		while (!isStopped()) {
			await new Promise<void>((resolve) => {
				changed = resolve;
			});
		}
	};
}
