/** What the script was doing when a request left: running by itself, the page being used, or its own controls being used. */
export type Phase = "alone" | "page-used" | "asked";

/** One thing that would have left the computer. */
export interface RequestRecord {
	readonly host: string;
	readonly method: string;
	/** With scheme, host, path and query. */
	readonly url: string;
	/** Without those that browsers add about the page. */
	readonly headers: Readonly<Record<string, string>>;
	/** As bytes, one sign each. */
	readonly body: string;
	/** `fetch`, `WebSocket`, `image`, `document`, `script` … */
	readonly via: string;
	readonly phase: Phase;
	/** The page goes there, so the visitor sees it. */
	readonly visible: boolean;
	/** Whether anybody has looked at the answer. */
	isHeard(): boolean;
}
