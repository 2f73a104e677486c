import type { Result } from "@scriptorium/core-types/errors";
import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";

export interface Analyzer {
	readonly rulesVersion: string;
	/** Always terminates, after a bounded number of steps. */
	analyze(input: ScriptInput): AnalysisResult;
}

/** Recognizes removed code that was rewritten. */
export interface Likeness {
	readonly version: string;
	/** Features of a script's syntax; null for a text that is no program. */
	featuresOf(code: string): readonly number[] | null;
}

/** The person or visitor whose rate limit an analysis counts against. */
export interface Caller {
	/** Null for a visitor. */
	readonly person: string | null;
	/** Headers with the address of the visitor. */
	readonly headers: Readonly<Record<string, string>>;
}

export interface StoredVersion {
	readonly code: string;
	readonly title: string;
	/** The stored report by the present rules; null if there is none. */
	readonly report: AnalysisResult | null;
}

export interface ClaimedJob {
	readonly versionId: string;
	readonly code: string;
	readonly title: string;
	/** How often the job was assigned, including this time. */
	readonly attempt: number;
}

type Unreachable = "database_unreachable";

/** Database operations of the function. All but the first two use the service role. */
export interface AnalysisStore {
	/** Id of the person to whom an access token belongs. */
	findPersonId(token: string): Promise<Result<string, "unauthenticated" | Unreachable>>;
	/** Whether the caller may see a version, by the policies of the database. */
	canSeeVersion(versionId: string, token: string | null): Promise<Result<boolean, "unauthenticated" | Unreachable>>;
	/** Takes a rate limit token. Returns the code to analyze; null without a version. */
	beginAnalysis(
		caller: Caller,
		versionId: string | null,
	): Promise<Result<StoredVersion | null, "rate_limited" | Unreachable>>;
	/** Stores the features of a version's code; the database then holds a script back that resembles removed code. */
	recordFeatures(
		versionId: string,
		version: string,
		features: readonly number[],
	): Promise<Result<null, "version_not_found" | Unreachable>>;
	/** Stores a result and finishes the version's job, as failed if there is an `error`. Returns the stored result that applies. */
	recordResult(
		versionId: string,
		result: AnalysisResult,
		error: string | null,
	): Promise<Result<AnalysisResult, "version_not_found" | Unreachable>>;
	/** Claims one waiting job; null if there is none. */
	claimJob(): Promise<Result<ClaimedJob | null, Unreachable>>;
	/** Queues a version again, for later. */
	postpone(versionId: string): Promise<Result<void, Unreachable>>;
	queueState(): Promise<Result<{ readonly waiting: number; readonly outdated: number }, Unreachable>>;
}

export interface AnalyzeSecurityPorts {
	readonly analyzer: Analyzer;
	readonly likeness: Likeness;
	readonly store: AnalysisStore;
	/** The key that visitors send instead of an access token. */
	readonly publishableKey: string;
	/** Permits draining the queue. */
	readonly serviceRoleKey: string;
	/** Monotonic time in milliseconds. */
	now(): number;
}
