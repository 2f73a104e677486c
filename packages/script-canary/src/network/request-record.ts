/** What happened when a request was sent: no action of the visitor, use of the page, or use of the script's own controls. */
export type Phase = "alone" | "page-used" | "asked";

/** One recorded transmission to another host. */
export interface RequestRecord {
	readonly host: string;
	readonly method: string;
	/** Complete address, with scheme, host, path and query. */
	readonly url: string;
	/** Headers by lower-case name, without those that browsers add. */
	readonly headers: Readonly<Record<string, string>>;
	/** Body with one character per byte (latin1). */
	readonly body: string;
	/** `fetch`, `WebSocket`, `image`, `document`, `script` … */
	readonly via: string;
	readonly phase: Phase;
	/** Whether the visitor had agreed to a question of the script that names the host. */
	readonly agreed: boolean;
	/** Whether the request is a navigation, so that the visitor sees the destination. */
	readonly visible: boolean;
	/** Whether the response was read. */
	isHeard(): boolean;
}
