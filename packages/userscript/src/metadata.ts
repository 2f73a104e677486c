export type RunAt = "document-start" | "document-body" | "document-end" | "document-idle" | "context-menu";
export type InjectInto = "page" | "content" | "auto";

/** A named file a script brings along. */
export interface ScriptResource {
	readonly name: string;
	readonly url: string;
}

/** A line that is kept and not interpreted. */
export interface OtherKey {
	/** As written, with its locale: `contributionURL`, `antifeature:fr`. */
	readonly key: string;
	readonly value: string;
}

/** The content of a metadata block. Absent single values are null, absent lists empty. Nothing here was fetched or checked. */
export interface ScriptMetadata {
	readonly name: string;
	/** By lower-case BCP 47 tag, for example `pt-br`. */
	readonly localizedNames: ReadonlyMap<string, string>;
	readonly namespace: string | null;
	readonly version: string | null;
	readonly description: string | null;
	readonly localizedDescriptions: ReadonlyMap<string, string>;
	readonly author: string | null;
	readonly icon: string | null;
	readonly icon64: string | null;
	readonly homepage: string | null;
	readonly support: string | null;
	readonly downloadUrl: string | null;
	readonly updateUrl: string | null;
	readonly license: string | null;
	readonly copyright: string | null;
	readonly antifeatures: readonly string[];
	readonly tags: readonly string[];
	readonly matches: readonly string[];
	readonly excludeMatches: readonly string[];
	/** Globs, or regular expressions written `/…/`. */
	readonly includes: readonly string[];
	readonly excludes: readonly string[];
	readonly grants: readonly string[];
	readonly requires: readonly string[];
	readonly resources: readonly ScriptResource[];
	readonly connects: readonly string[];
	readonly runAt: RunAt;
	/** False when `@noframes` is given. */
	readonly allFrames: boolean;
	readonly injectInto: InjectInto;
	readonly sandbox: string | null;
	readonly runIn: string | null;
	readonly unwrap: boolean;
	readonly topLevelAwait: boolean;
	/** Lines of keys that have no effect here, unknown ones among them, as written and in their order. */
	readonly others: readonly OtherKey[];
}

export type ProblemCode =
	| "no-block"
	| "unclosed-block"
	| "missing-name"
	| "not-a-comment"
	| "empty-value"
	| "unknown-key"
	| "ignored-key"
	| "repeated-key"
	| "bad-value"
	| "bad-pattern"
	| "too-long";

/** Something in the block that does not work as written. `line` counts from 1 in the whole file. */
export interface MetadataProblem {
	readonly code: ProblemCode;
	/** An error prevents the use of the script; with a warning only the line has no effect. */
	readonly severity: "error" | "warning";
	readonly line: number;
	readonly key: string | null;
	readonly message: string;
}
