import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type BrowserContext, chromium, type Page, type Worker } from "@playwright/test";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { BROWSER_ARGS } from "./browser-args.ts";

/** The screen with the switches, and with the private API that flips them. */
const SWITCHES = "chrome://extensions/";

const extensionRoot = fileURLToPath(new URL("../../extension/", import.meta.url));

/**
 * Builds the extension for one hub.
 * @param hubOrigin origin of the hub, for example `http://localhost:5173`
 * @param folder where it is written, for `openExtensionBrowser`
 * @throws when the build fails
 */
export async function buildExtension(hubOrigin: string, folder: string): Promise<void> {
	await promisify(execFile)(process.execPath, [join(extensionRoot, "node_modules/wxt/bin/wxt.mjs"), "build"], {
		cwd: extensionRoot,
		env: { ...process.env, NODE_ENV: "production", WXT_HUB_ORIGIN: hubOrigin, SCRIPTORIUM_EXTENSION_OUT: folder },
	});
}

export interface ExtensionBrowser {
	readonly context: BrowserContext;
	/** Address of a page of the extension: `popup.html`, `options.html`. They can be opened as tabs. */
	pageUrl(page: string): string;
	/** Flips "Allow User Scripts" of the extension, as the switch on chrome://extensions does. */
	allowUserScripts(allowed?: boolean): Promise<void>;
	/** Lets the extension into incognito windows, as the switch on chrome://extensions does. */
	allowIncognito(): Promise<void>;
	/** Reloads the extension, like its button on chrome://extensions. */
	reload(): Promise<void>;
	/** Stops the extension's worker at once; the browser starts it again when it is needed. */
	stopWorker(): Promise<void>;
	/** The running worker, for looking into the extension. Attaching keeps it alive. */
	worker(): Promise<Worker>;
	close(): Promise<void>;
}

export interface ExtensionBrowserOptions {
	/** Folder of the built extension. */
	readonly extension: string;
	/** Profile to reuse; a new one is made and removed when left out. */
	readonly profile?: string;
	/** Whether the tabs of the profile's last session are opened again. */
	readonly restore?: boolean;
	/** Names that lead to a port of this machine, such as `cdn.example`. */
	readonly hosts?: Readonly<Record<string, number>>;
}

/**
 * Opens a real Chromium with the extension loaded. The back/forward cache is on, as for people.
 * @param options folder of the extension, and a profile to reuse
 * @returns the browser, once the extension's worker runs and opens userscripts; `close` removes a profile that was not given
 */
export async function openExtensionBrowser(options: ExtensionBrowserOptions): Promise<ExtensionBrowser> {
	const profile = options.profile ?? (await mkdtemp(join(tmpdir(), "scriptorium-profile-")));
	const context = await chromium.launchPersistentContext(profile, {
		executablePath: process.env.SCRIPTORIUM_CHROMIUM ?? "/usr/bin/chromium",
		headless: true,
		args: [
			...BROWSER_ARGS,
			`--disable-extensions-except=${options.extension}`,
			`--load-extension=${options.extension}`,
			...(options.restore ? ["--restore-last-session"] : []),
			...(options.hosts ? [`--host-resolver-rules=${mapHosts(options.hosts)}`] : []),
		],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	const pageUrl = (page: string): string => `chrome-extension://${EXTENSION_ID}/${page}`;
	const worker = async (): Promise<Worker> =>
		context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
	// The address of a userscript that is opened before the rule is there stays a text.
	await (await worker()).evaluate(async () => {
		const { declarativeNetRequest } = Reflect.get(globalThis, "chrome") as {
			declarativeNetRequest: { getDynamicRules(): Promise<readonly unknown[]> };
		};
		while ((await declarativeNetRequest.getDynamicRules()).length === 0)
			await new Promise((resolve) => setTimeout(resolve, 20));
	});

	return {
		context,
		pageUrl,
		worker,
		allowUserScripts: (allowed = true) =>
			withPage(context, SWITCHES, (page) => flip(page, { userScriptsAccess: allowed })),
		allowIncognito: () => withPage(context, SWITCHES, (page) => flip(page, { incognitoAccess: true })),
		reload: () => withPage(context, SWITCHES, loadAnew),
		stopWorker: () =>
			withPage(context, pageUrl("options.html"), async (page) => {
				const session = await context.newCDPSession(page);
				await session.send("ServiceWorker.enable");
				await session.send("ServiceWorker.stopAllWorkers");
			}),
		async close() {
			await context.close();
			if (options.profile === undefined) await rm(profile, { recursive: true, force: true });
		},
	};
}

const mapHosts = (hosts: Readonly<Record<string, number>>): string =>
	Object.entries(hosts)
		.map(([host, port]) => `MAP ${host}:80 127.0.0.1:${port}`)
		.join(", ");

async function withPage(context: BrowserContext, url: string, act: (page: Page) => Promise<void>): Promise<void> {
	const page = await context.newPage();
	await page.goto(url);
	await act(page);
	await page.close();
}

/** Private API of chrome://extensions, the same call its own switch makes. */
async function flip(page: Page, switches: Readonly<Record<string, boolean>>): Promise<void> {
	await page.evaluate(
		async ([extensionId, changed]) => {
			const chrome = Reflect.get(globalThis, "chrome") as {
				developerPrivate: {
					updateExtensionConfiguration(settings: object): Promise<void>;
					updateProfileConfiguration(settings: object): Promise<void>;
				};
			};
			// Some switches load the extension again; without it an unpacked one does not come back.
			await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
			await chrome.developerPrivate.updateExtensionConfiguration({ extensionId, ...changed });
		},
		[EXTENSION_ID, switches] as const,
	);
}

async function loadAnew(page: Page): Promise<void> {
	await page.evaluate(async (extensionId) => {
		const chrome = Reflect.get(globalThis, "chrome") as {
			developerPrivate: {
				reload(id: string, options: object): Promise<void>;
				updateProfileConfiguration(settings: object): Promise<void>;
			};
		};
		// Without it an unpacked extension does not come back.
		await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
		await chrome.developerPrivate.reload(extensionId, { failQuietly: true });
	}, EXTENSION_ID);
}
