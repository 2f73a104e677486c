/** Sender of a userscript's message, as the browser reports it, without its JavaScript world. */
export interface UserScriptSender {
	/** Current address of its document; empty when the browser does not report it. */
	readonly url: string;
	/** Left out where the browser does not report it. */
	readonly tabId?: number | undefined;
	/** 0 for the tab's own document. */
	readonly frameId?: number | undefined;
	/** The browser's id of this document; another one after a navigation. */
	readonly documentId?: string | undefined;
	/** The tab is in a private window. */
	readonly isPrivate?: boolean | undefined;
}
