/** What a canary run saw. A clean report proves nothing: the script may have waited for something that did not come. */
export interface Evidence {
	/** `cookie`, `password`, `remote-code`, `wallet-swap` …; findings carry it as `canary-<what>`. */
	readonly what: string;
	/** One or two sentences for a reader without programming, with the request that was seen. */
	readonly description: string;
	/** Host that got it; null where nothing was sent. */
	readonly host: string | null;
	/** API or kind of request: `fetch`, `WebSocket`, `image`, `document` … */
	readonly via: string;
}

export type CanaryReport =
	/** Ran to the end; `evidence` may be empty. */
	| { readonly answer: "ran"; readonly evidence: readonly Evidence[]; readonly requests: number }
	/** A hang, a crash, an endless loop, a script that does not parse. What was seen before still counts. */
	| {
			readonly answer: "none";
			readonly reason: string;
			readonly evidence: readonly Evidence[];
			readonly requests: number;
	  };

export interface CanaryInput {
	readonly code: string;
	readonly kind: "bookmarklet" | "userscript";
}
