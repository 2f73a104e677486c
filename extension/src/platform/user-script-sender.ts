/** Sender of a userscript's message, as the browser reports it, without its JavaScript world. */
export interface UserScriptSender {
	/** Current address of its document; empty when the browser does not report it. */
	readonly url: string;
}
