import type { Result } from "@scriptorium/core-types/errors";
import type { Observable } from "@scriptorium/core-types/observable";
import type { RecorderLink } from "./recorder-link.ts";
import type { TestRunLink } from "./test-run-link.ts";

export type ExtensionState = "disconnected" | "connecting" | "connected" | "error";

export interface ExtensionSnapshot {
	readonly state: ExtensionState;
	/** Version of the connected extension; null while there is none. */
	readonly version: string | null;
	readonly capabilities: readonly string[];
	/** A sentence for the user when `state` is `error`, else null. */
	readonly message: string | null;
}

export type InstallErrorCode = "EXTENSION_NOT_INSTALLED" | "PERMISSION_DENIED" | "UNKNOWN_ERROR";

/** An installed script as the extension describes it. */
export interface InstalledScript {
	/** `@version` of the installed text; empty when it has none. */
	readonly version: string;
	readonly enabled: boolean;
}

export type FindInstalledErrorCode = "EXTENSION_NOT_INSTALLED" | "PERMISSION_DENIED" | "UNKNOWN_ERROR";

/** The shell's connection to the browser extension, as remotes see it. */
export interface ExtensionLink {
	readonly status: Observable<ExtensionSnapshot>;
	/** The extension's recorder. Its code comes with the first call, and the promise rejects when it cannot. */
	recorder(): Promise<RecorderLink>;
	/**
	 * Test runs in a tab; code and failures as with `recorder`. Since contract 1.2. The name is an earlier word for a test run: it stays,
	 * like `TestRunLink.execution`, because shell and remotes are released separately.
	 */
	execution(): Promise<TestRunLink>;
	/** Reconnects at once, after the automatic attempts ended. */
	connect(): void;
	/**
	 * Opens the extension's own confirmation page for a script of this hub. Resolves when that page is open, before the user decides.
	 * @param scriptUrl address of the `.user.js` on the hub's origin
	 */
	requestInstall(scriptUrl: string): Promise<Result<void, InstallErrorCode>>;
	/**
	 * Finds an installed script of this hub; null when it is not installed. UNKNOWN_ERROR also from extensions that cannot tell.
	 * @param scriptUrl address of the `.user.js` on the hub's origin
	 */
	findInstalled(scriptUrl: string): Promise<Result<InstalledScript | null, FindInstalledErrorCode>>;
	/** Counts the changes of installed scripts that the extension has reported. */
	readonly scriptChanges: Observable<number>;
}
