import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import type { Result } from "@scriptorium/shared-protocol/errors";

export interface Analyser {
	readonly rulesVersion: string;
	/** Ends by itself, after a fixed number of steps. */
	analyze(input: ScriptInput): AnalysisResult;
}

/** Whom an analysis is counted against. */
export interface Caller {
	/** Null for a visitor. */
	readonly person: string | null;
	/** What the proxies wrote about where the request came from. */
	readonly headers: Readonly<Record<string, string>>;
}

export interface StoredVersion {
	readonly code: string;
	readonly title: string;
	/** What these rules found before; null when they have not seen it. */
	readonly report: AnalysisResult | null;
}

export interface ClaimedJob {
	readonly versionId: string;
	readonly code: string;
	readonly title: string;
	/** How often it was handed out, this time included. */
	readonly attempt: number;
}

type Unreachable = "database_unreachable";

/** What the function needs of the database. All but the first two act with the service role's rights. */
export interface AnalysisStore {
	/** The id of the person a session's token belongs to. */
	personOf(token: string): Promise<Result<string, "unauthenticated" | Unreachable>>;
	/** Whether a version is there for this caller, by the database's own policies. */
	sees(versionId: string, token: string | null): Promise<Result<boolean, "unauthenticated" | Unreachable>>;
	/** Counts an analysis. With a version: what to analyse; null when there is none. */
	begin(caller: Caller, versionId: string | null): Promise<Result<StoredVersion | null, "rate_limited" | Unreachable>>;
	/** Stores a result and ends the version's job; `error` makes it a failed one. Answers the result that counts. */
	record(
		versionId: string,
		result: AnalysisResult,
		error: string | null,
	): Promise<Result<AnalysisResult, "version_not_found" | Unreachable>>;
	/** One job that nobody else has; null when none waits. */
	claim(): Promise<Result<ClaimedJob | null, Unreachable>>;
	queueState(): Promise<Result<{ readonly waiting: number; readonly outdated: number }, Unreachable>>;
}

export interface AnalyzeSecurityPorts {
	readonly analyser: Analyser;
	readonly store: AnalysisStore;
	/** What the public key's bearer sends instead of a session's token. */
	readonly publishableKey: string;
	/** Who has it may drain the queue. */
	readonly serviceRoleKey: string;
	/** Milliseconds of a clock that only goes forward. */
	now(): number;
}
