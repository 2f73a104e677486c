/**
 * A source of a registration. Text only: Chrome injects a file once per page and run time, so a file that several
 * registrations name is missing from all but the first.
 */
export interface RegisteredSource {
	readonly code: string;
}

export interface BrowserRegistration {
	readonly id: string;
	readonly matches: readonly string[];
	readonly excludeMatches: readonly string[];
	readonly allFrames: boolean;
	readonly runAt: "document_start" | "document_end" | "document_idle";
	readonly world: "MAIN" | "USER_SCRIPT";
	/** Only with USER_SCRIPT; null is the default world. */
	readonly worldId: string | null;
	readonly sources: readonly RegisteredSource[];
}

export interface KnownRegistration {
	readonly id: string;
	readonly world: string;
	readonly worldId: string | null;
	/** Text of the last source. */
	readonly lastCode: string;
}

export interface FrameResult {
	readonly frameId: number;
	readonly result: unknown;
}

/** `chrome.userScripts`, which is there only while the user allows it. */
export interface UserScriptsPort {
	isAllowed(): boolean;
	/** @param ids only these; left out: all */
	list(ids?: readonly string[]): Promise<readonly KnownRegistration[]>;
	register(scripts: readonly BrowserRegistration[]): Promise<void>;
	update(scripts: readonly BrowserRegistration[]): Promise<void>;
	unregister(ids: readonly string[]): Promise<void>;
	/** Lets a world send messages and use `eval`; null is the default world. */
	openWorld(worldId: string | null): Promise<void>;
	/**
	 * Runs texts one after the other in a document: in the page's own world without `world`. With `isImmediate` at once, otherwise
	 * when the document has been parsed.
	 */
	run(
		target: RunTarget,
		world: { readonly worldId: string | null } | null,
		sources: readonly RegisteredSource[],
		isImmediate: boolean,
	): Promise<void>;
	/** Runs text in a world (null: the default one), in one frame or all; answers per frame. */
	execute(tabId: number, worldId: string | null, code: string, frameId?: number): Promise<readonly FrameResult[]>;
	/** Runs text in a world of one document, also while that loads. Rejects when the document is gone or in the back/forward cache. */
	executeInDocument(place: DocumentPlace, code: string): Promise<unknown>;
}

/** The document that a frame shows, or one of its documents by the browser's id. */
export type RunTarget =
	| { readonly tabId: number; readonly frameId: number }
	| { readonly tabId: number; readonly documentId: string };

/** A world of a document. */
export interface DocumentPlace {
	readonly tabId: number;
	readonly documentId: string;
	/** Null is the default world. */
	readonly worldId: string | null;
}

/** The part of `chrome.userScripts` that test runs need. */
export interface ExecuteInTabPort {
	/** Whether `executeIn` exists; true while that cannot be known, because userscripts are not allowed. */
	canExecute(): boolean;
	/**
	 * Runs texts one after the other in a world of the tab's own document, once that is loaded. Resolves with the value of the last one;
	 * rejects when the browser refuses, or the document goes away.
	 */
	executeIn(tabId: number, worldId: string, sources: readonly string[]): Promise<unknown>;
}
