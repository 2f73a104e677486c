/** Where a message of a userscript comes from. The browser says so, not the message; it does not say from which world. */
export interface UserScriptSender {
	/** Address of the document that it runs in, as it is now; empty when the browser does not say. */
	readonly url: string;
}
