import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import type { ExtensionOffer } from "../features/get-extension/extension-offer.ts";
import type { Language } from "../host-context/locale.ts";

/**
 * What the hub's server writes into the page, as JSON that no content security policy needs to allow. The server has parsed each value
 * with a schema (`server/environment.ts`, `server/registry-file.ts`), and the page's scripts have the same author as these values: a
 * browser that parsed them again would load the schemas first and would trust nothing less
 * (docs/decisions/0074-data-client-with-the-first-question.md).
 */
interface WrittenSettings {
	readonly backendUrl: string;
	readonly publishableKey: string;
	readonly extensionId: string;
	/** Where the extension can be had; absent from older servers. */
	readonly extensionOffer?: ExtensionOffer;
	/** Null when the server cannot read it. */
	readonly registry: RemoteRegistry | null;
	/** Language of the page; absent from older servers. */
	readonly language?: string;
	/** Scheme of the desktop app, without colon; absent where there is none. */
	readonly desktopScheme?: string | null;
}

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

/** @throws when the page carries no readable settings: nothing can work then, and the server is to blame. */
export function readHubSettings(page: Document): HubSettings {
	const text = page.getElementById("hub-settings")?.textContent;
	if (!text) throw new Error("Hub settings not found");
	return parseHubSettings(JSON.parse(text));
}

/** @throws when the value is not what the hub's server writes into a page */
export function parseHubSettings(value: unknown): HubSettings {
	if (!isWritten(value)) throw new Error("Hub settings not readable");
	const hasRemotes = Array.isArray(value.registry?.remotes);
	if (!hasRemotes) console.error("The page has no registry of remotes");
	return {
		backendUrl: value.backendUrl.replace(/\/+$/, ""),
		publishableKey: value.publishableKey,
		extensionId: value.extensionId,
		extensionOffer: value.extensionOffer ?? { archivePath: null, storeUrl: null },
		language: value.language === "de" ? "de" : "en",
		registry: hasRemotes ? value.registry : null,
		desktopScheme: value.desktopScheme ?? null,
	};
}

/** Settings of another shape come from a server of another version, or from none. */
function isWritten(value: unknown): value is WrittenSettings {
	return (
		typeof value === "object" &&
		value !== null &&
		["backendUrl", "publishableKey", "extensionId"].every((name) => {
			const text: unknown = Reflect.get(value, name);
			return typeof text === "string" && text !== "";
		})
	);
}
