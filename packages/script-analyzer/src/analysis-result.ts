export type RiskLevel = "green" | "amber" | "red" | "unrated";
export type Severity = "critical" | "high" | "medium" | "low";

/** A file that a script names by `@require` or `@resource`, as whoever asks for the analysis loaded it. */
export type LibraryFile =
	| {
			/** As written in the script's metadata. */
			readonly address: string;
			/** Decoded. */
			readonly text: string;
			readonly problem?: undefined;
	  }
	| {
			readonly address: string;
			/** Why there is no text: a clause that can follow a colon, such as `the server responded 404`. */
			readonly problem: string;
			/** The file was delivered, and is not the one that the checksum of its address names. */
			readonly differs?: boolean | undefined;
	  };

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
	/**
	 * Files that the script names, which are rated as part of it. What is left out here is code that was not checked, unless its address is
	 * that of a known library.
	 */
	readonly libraries?: readonly LibraryFile[] | undefined;
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
	/** The advice of the rule. Reports of earlier rules, and what a test run has seen, have none. */
	readonly advice?: string | undefined;
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

/** Code that is not part of the script's text and runs with it: a library, or what a server answers. */
export interface LoadedCode extends Place {
	/** As in `ContactedHost`. */
	readonly host: string;
	/** `@require`, `script.src`, `import`, `eval`. */
	readonly via: string;
	/** Its content cannot change unnoticed: an exact version on a public store, or a checksum. */
	readonly pinned: boolean;
}

/** A `@require`, or a `@resource` with code, and whether its code was part of the check. */
export interface NamedLibrary extends Place {
	/** As written, at most 300 characters. */
	readonly address: string;
	/** `known`: a published version of a listed library. `not-read`: nobody has loaded it for this check. */
	readonly state: "known" | "checked" | "checked-in-part" | "not-checked" | "not-read";
	/** Name and version of a known library, such as `jQuery 3.7.1`. */
	readonly name: string | null;
	/** Why it was not checked: a clause. */
	readonly reason: string | null;
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
	/** Kinds of data that it reads (`OriginKind` of `trace.ts`); absent where they are not known, as in reports of earlier rules. */
	readonly reads?: readonly Capability[] | undefined;
	/** Code of others, without scripts of the page itself; absent where it is not known. */
	readonly loaded_code?: readonly LoadedCode[] | undefined;
	/** The files of its metadata block that are code; absent without any, and in reports of earlier rules. */
	readonly libraries?: readonly NamedLibrary[] | undefined;
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

/** How many sites a script runs on: one (of a bookmarklet the page on which it is clicked), some that it names, or any. */
export type SiteAccess = "this-site" | "named-sites" | "any-site";
/** Code of others that runs with a script. `pinned`: all of it in versions that cannot change unnoticed. */
export type CodeAccess = "none" | "pinned" | "not-pinned";
/** What a script reads. `page`: text, selection, variables and address of the page. */
export type AccessRead =
	| "passwords"
	| "cookies"
	| "tokens"
	| "wallet"
	| "keystrokes"
	| "form-entries"
	| "clipboard"
	| "files"
	| "camera-microphone"
	| "location"
	| "site-storage"
	| "messages"
	| "site-traffic"
	| "device"
	| "page";

/** What a script could do if it were written to harm, in as many facts as a card shows. Never a warning. */
export interface Access {
	readonly sites: SiteAccess;
	/** Up to three hosts, of `site_count`; empty for a bookmarklet, for any site, and where a pattern names no host. */
	readonly site_names: readonly string[];
	readonly site_count: number;
	/** Null where it is not known, as in reports of earlier rules. */
	readonly code: CodeAccess | null;
	/** The most private first; null where they are not known. */
	readonly reads: readonly AccessRead[] | null;
	/** It is proven that it contacts no server. */
	readonly offline: boolean;
	/** Up to three servers that it contacts, of `contact_count`. */
	readonly contacts: readonly string[];
	readonly contact_count: number;
	/** It also contacts the site on which it runs. */
	readonly own_site: boolean;
	/** It also contacts servers that the analysis could not name. */
	readonly unknown_hosts: boolean;
}

/**
 * Whether a script looks like an attack. `attack` is High Risk, `worth-a-look` and `checked-in-part` are Medium, `nothing-found` is Low,
 * and of an `unread` one, which is not rated, nothing is known.
 */
export type VerdictKind = "attack" | "worth-a-look" | "checked-in-part" | "nothing-found" | "unread";

export interface Verdict {
	readonly kind: VerdictKind;
	/** What it is based on: of an attack the gravest finding with its path, of `worth-a-look` findings of at most two sentences. */
	readonly grounds: readonly Vulnerability[];
	/** Number of the other findings. */
	readonly others: number;
	/** Which part was checked, and that the rest is unknown; null when it was checked in full, or not at all. */
	readonly part: string | null;
}
