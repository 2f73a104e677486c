import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import * as z from "zod/mini";
import type { ExtensionOffer } from "../features/get-extension/extension-offer.ts";
import type { Language } from "../host-context/locale.ts";
import { parseRegistry } from "../remotes/registry.ts";

/** Written by the hub's server into the page, as JSON that no content security policy needs to allow. */
const hubSettings = z.object({
	backendUrl: z.url({ protocol: /^https?$/ }),
	publishableKey: z.string().check(z.minLength(1)),
	extensionId: z.string().check(z.regex(/^[a-p]{32}$/)),
	/** Where the extension can be had; absent from older servers. */
	extensionOffer: z.optional(
		z.object({
			archivePath: z.nullable(z.string().check(z.regex(/^\/(?!\/)[\w./-]+$/))),
			storeUrl: z.nullable(z.url({ protocol: /^https$/ })),
		}),
	),
	registry: z.unknown(),
	/** Language of the page; absent from older servers. */
	language: z.optional(z.string()),
	/** Scheme of the desktop app, without colon; absent where there is none. */
	desktopScheme: z.optional(z.nullable(z.string().check(z.regex(/^[a-z][a-z0-9+.-]{2,40}$/)))),
});

export interface HubSettings {
	/** Without a trailing slash. */
	readonly backendUrl: string;
	readonly publishableKey: string;
	readonly extensionId: string;
	readonly extensionOffer: ExtensionOffer;
	/** Null when it is not readable: the shell works, its remotes do not. */
	readonly registry: RemoteRegistry | null;
	/** Language in which the server made the page. */
	readonly language: Language;
	readonly desktopScheme: string | null;
}

/** Schemes that a browser acts upon by itself; never a desktop app. */
const BROWSER_SCHEMES = new Set(["http", "https", "javascript", "data", "blob", "file", "filesystem", "about", "ftp"]);

/** @throws when the page carries no readable settings: nothing can work then, and the server is to blame. */
export function readHubSettings(page: Document): HubSettings {
	const text = page.getElementById("hub-settings")?.textContent;
	if (!text) throw new Error("Hub settings not found");
	return parseHubSettings(JSON.parse(text));
}

/** @throws when the value is not what the hub's server writes into a page */
export function parseHubSettings(value: unknown): HubSettings {
	const settings = z.parse(hubSettings, value);
	const registry = parseRegistry(settings.registry);
	if (!registry.ok) console.error("The registry of remotes is not readable", registry.error.message);
	const scheme = settings.desktopScheme ?? null;
	return {
		backendUrl: settings.backendUrl.replace(/\/+$/, ""),
		publishableKey: settings.publishableKey,
		extensionId: settings.extensionId,
		extensionOffer: settings.extensionOffer ?? { archivePath: null, storeUrl: null },
		language: settings.language === "de" ? "de" : "en",
		registry: registry.ok ? registry.value : null,
		desktopScheme: scheme !== null && !BROWSER_SCHEMES.has(scheme) ? scheme : null,
	};
}
