import { fail, succeed } from "@scriptorium/core-types/errors";
import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { handleAnalyzeSecurity } from "./handler.ts";
import type { AnalysisStore, AnalyzeSecurityPorts, ClaimedJob } from "./ports.ts";
import { brokenOff } from "./run-analyzer.ts";

export const versionId = "3f0c2b9e-1111-4000-8000-000000000000";
export const personId = "3f0c2b9e-2222-4000-8000-000000000000";
export const sessionToken = "head.body.signature";
export const serviceRoleKey = "sb_secret_test";

export const rated = (changes: Partial<AnalysisResult> = {}): AnalysisResult => ({
	...brokenOff("test-1", ""),
	risk_level: "green",
	score: 95,
	summary: "Read 1 line.",
	...changes,
});

export interface Recorded {
	readonly versionId: string;
	readonly result: AnalysisResult;
	readonly error: string | null;
}

/** Ports over memory: one version that only its owner sees, and a queue. */
export function makePorts(changes: { ports?: Partial<AnalyzeSecurityPorts>; store?: Partial<AnalysisStore> } = {}) {
	const counted: unknown[] = [];
	const recorded: Recorded[] = [];
	const features: { readonly versionId: string; readonly features: readonly number[] }[] = [];
	const queue: ClaimedJob[] = [];
	const postponed: string[] = [];
	const store: AnalysisStore = {
		findPersonId: async (token) =>
			token === sessionToken ? succeed(personId) : fail("unauthenticated", "Please sign in again."),
		canSeeVersion: async (id, token) => succeed(id === versionId && token === sessionToken),
		beginAnalysis: async (caller, id) => {
			counted.push(caller);
			return succeed(id === null ? null : { code: "void 0;", title: "Sample", report: null });
		},
		recordFeatures: async (id, _version, found) => {
			features.push({ versionId: id, features: found });
			return succeed(null);
		},
		recordResult: async (id, result, error) => {
			recorded.push({ versionId: id, result, error });
			return succeed(result);
		},
		claimJob: async () => succeed(queue.shift() ?? null),
		postpone: async (id) => {
			postponed.push(id);
			return succeed(undefined);
		},
		queueState: async () => succeed({ waiting: queue.length, outdated: 0 }),
		...changes.store,
	};
	const ports: AnalyzeSecurityPorts = {
		analyzer: { rulesVersion: "test-1", analyze: ({ title }) => rated({ summary: `About ${title ?? "nothing"}.` }) },
		likeness: { version: "1", featuresOf: (code) => (code === "" ? null : [code.length]) },
		store,
		publishableKey: "sb_publishable_test",
		serviceRoleKey,
		now: () => 0,
		...changes.ports,
	};
	return { ports, counted, recorded, features, queue, postponed };
}

export async function ask(
	{ ports }: { readonly ports: AnalyzeSecurityPorts },
	body: unknown,
	headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	const request = new Request("http://localhost/analyze-security", { method: "POST", body: text, headers });
	const response = await handleAnalyzeSecurity(request, ports);
	return { status: response.status, body: await response.json() };
}
