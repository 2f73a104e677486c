import { readMeasures } from "@scriptorium/script-effects/script-measures";
import type { DevicePresetName } from "@scriptorium/shared-protocol/device-presets";
import type { TestRunSnapshot } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { CausedBy, ContactedHost, TestResult } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { PageEffects } from "@scriptorium/shared-protocol/page-effects";
import type { TestRunLog } from "@scriptorium/shared-protocol/test-run-result";
import { en } from "./messages/en.ts";
import type { TestPlace } from "./test-place.ts";

export interface TestedRequest {
	readonly method: string;
	readonly url: string;
	/** Null where no answer came. */
	readonly status: number | null;
	readonly by: CausedBy;
}

/** What a test run of a script measured (spec 02 § 3). Null stands for what was not measured. */
export interface MeasuredRun {
	readonly success: boolean;
	readonly place: TestPlace;
	/** The page where it ran; null in the sandbox, and where no tab was chosen. */
	readonly target: { readonly title: string; readonly address: string } | null;
	/** Of a run on the server; null elsewhere. */
	readonly device: DevicePresetName | null;
	readonly errors: readonly string[];
	/** What to know about the run. Sentences. */
	readonly notes: readonly string[];
	readonly logs: readonly TestRunLog[];
	/** Milliseconds until the script's own call returned. */
	readonly executionTime: number | null;
	/** Milliseconds until the page was loaded; null in a tab, whose page is there before. */
	readonly loadTime: number | null;
	readonly domMutations: number | null;
	/** Outside of the server only those of the script are listed. */
	readonly networkRequests: readonly TestedRequest[] | null;
	/** Growth of the page's memory in bytes. */
	readonly memory: number | null;
	readonly effects: PageEffects | null;
	/** Servers that were contacted, with bytes; only the server measures them. */
	readonly hosts: readonly ContactedHost[] | null;
	/** Data addresses of the pictures of a run on the server; null elsewhere. */
	readonly pictures: TestResult["pictures"] | null;
}

export interface ScriptTestResult extends MeasuredRun {
	/** The plan of the code that ran; null when it had none. */
	readonly plan: ScriptPlan | null;
}

/**
 * Reads the result of a run in a tab or in the sandbox that has ended.
 * @param snapshot of the run
 * @param place where it ran
 * @param loadTime of the sandbox's page
 * @returns the result; null while the run has not ended
 */
export function testResultOf(
	{ result, target, logs }: TestRunSnapshot,
	place: TestPlace,
	loadTime: number | null,
): MeasuredRun | null {
	if (result === null) return null;
	const measures = readMeasures(result.output);
	const errors = [...result.errors.map(({ message }) => message), ...(measures?.errors ?? [])];
	if (result.success && measures === null) errors.push(en.notices.noMeasures);
	return {
		success: errors.length === 0,
		place,
		target: target && { title: target.title, address: target.site },
		device: null,
		errors,
		notes: [],
		logs,
		executionTime: measures?.time ?? null,
		loadTime,
		domMutations: measures?.mutations ?? null,
		networkRequests: measures?.requests.map((request) => ({ ...request, by: "script" as const })) ?? null,
		memory: result.memory_used,
		effects: measures?.effects ?? null,
		hosts: null,
		pictures: null,
	};
}

/**
 * Reads the result of a run in a browser of the server.
 * @param result as the function answered it
 * @returns the result in the form of the other places
 */
export function serverTestResult({ page, logs, ...result }: TestResult): MeasuredRun {
	return {
		...result,
		place: "server",
		target: { title: page.title, address: page.url },
		logs: logs.map(({ level, message, timestamp }) => ({ level, text: message, at: timestamp })),
	};
}
