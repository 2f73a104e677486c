/** One observation of harm in canary visits. Absence proves nothing: the script may have waited for an event that the visits do not produce. */
export interface Evidence {
	/** `cookie`, `password`, `remote-code`, `wallet-swap` …; findings carry it as `canary-<what>`. */
	readonly what: string;
	/** One or two sentences for a reader without programming, with the request that was seen. */
	readonly description: string;
	/** Host that received the data; null when nothing was sent. */
	readonly host: string | null;
	/** API or kind of request: `fetch`, `WebSocket`, `image`, `document` … */
	readonly via: string;
}

export type CanaryReport =
	/** The run was completed; `evidence` may be empty. */
	| { readonly answer: "ran"; readonly evidence: readonly Evidence[]; readonly requests: number }
	/** The run failed: timeout, crash, endless loop or syntax error. Evidence collected before the failure is valid. */
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
