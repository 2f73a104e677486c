export type RiskLevel = "green" | "amber" | "red" | "unrated";
export type Severity = "critical" | "high" | "medium" | "low";

/** Input of the analysis. `kind` is read from the code when it is not given. */
export interface ScriptInput {
	/** Source text, or a `javascript:` address. */
	readonly code: string;
	readonly kind?: "bookmarklet" | "userscript";
	/**
	 * How the text is read. `installed`: a userscript as the extension reads and runs it (`readInstalledText`), so that its rating is about
	 * that reading alone. Left out: as the hub reads it, where a place that other readers interpret differently is judged.
	 */
	readonly reading?: "installed";
	/** The author's title; only quoted, never trusted. */
	readonly title?: string;
}

/** A place in the code as stored. Both count from 1, columns in UTF-16 units. */
export interface Place {
	readonly line: number;
	readonly column: number;
}

/** One step of data on its path from source to sink. */
export interface FlowStep extends Place {
	/** "reads document.cookie", "kept in `payload`", "sent by fetch". */
	readonly description: string;
}

export interface Vulnerability extends Place {
	/** Id of the rule, in kebab case; its documentation lies under the same name. */
	readonly type: string;
	readonly severity: Severity;
	/** One or two sentences a reader without programming can follow. */
	readonly description: string;
	/** The code at the place, at most 60 characters; only when its line is too long to be searched by eye. */
	readonly quote?: string | undefined;
	/** From source to sink; empty when the finding is about a single place. */
	readonly path: readonly FlowStep[];
}

/** One fact: something the script can do, and where. */
export interface Capability extends Place {
	/** `GM_setValue`, `localStorage`, `keydown`, `eval`, `XMLHttpRequest.prototype.send`. */
	readonly what: string;
}

/** A host the script may contact. */
export interface ContactedHost extends Place {
	/**
	 * Lower case, without port; `(this site)` for the page's own, `(given by the page)` for where a link or
	 * form of the page points, `(unknown)` when it could not be resolved.
	 */
	readonly host: string;
	/** The API that speaks to it: `fetch`, `Image`, `GM_xmlhttpRequest`, `WebSocket`, `@require`, `link`, `window.open`. */
	readonly via: string;
	/** True for the page's own site and for hosts that `@connect` names. */
	readonly declared: boolean;
}

/** Facts without a rating; shown beside it. Sorted by line, one entry per `what` (or host and API). */
export interface CapabilityProfile {
	/** True only when it is proven that the script speaks to no network and loads no code. */
	readonly offline: boolean;
	/** `@match` and `@include` as written; for a bookmarklet empty: the page on which it is clicked. */
	readonly runs_on: readonly Capability[];
	readonly grants: readonly Capability[];
	readonly hosts: readonly ContactedHost[];
	readonly storage: readonly Capability[];
	readonly cookies: readonly Capability[];
	/** Key, form, clipboard and message listeners. */
	readonly listeners: readonly Capability[];
	/** `eval`, `Function`, script elements, `import()`, workers, `@require`. */
	readonly code_loading: readonly Capability[];
	/** Replaced page or browser functions. */
	readonly hooks: readonly Capability[];
	/** Dynamic access that could not be resolved. */
	readonly unresolved: readonly Capability[];
}

export interface AnalysisResult {
	readonly risk_level: RiskLevel;
	/** 0–100: red ≤ 39, amber 40–79, green ≥ 80; 0 when unrated. */
	readonly score: number;
	/** What was checked, the result, and its limits. */
	readonly summary: string;
	/** Most severe first, then by place. */
	readonly vulnerabilities: readonly Vulnerability[];
	readonly recommendations: readonly string[];
	readonly capabilities: CapabilityProfile;
	/** Changes with every change of a rule or of its data. */
	readonly rules_version: string;
}
