import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { AnsweredResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import type { AnalyzeSecurityErrorCode } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import { isServiceRole, readAddressHeader, readSessionToken } from "../_shared/http/credentials.ts";
import { withAnswers } from "../_shared/rating/with-answers.ts";
import { answer, preflight, refusal } from "./answer.ts";
import { drainQueue } from "./drain-queue.ts";
import type { AnalyzeSecurityPorts, Caller } from "./ports.ts";
import { readRequest } from "./read-request.ts";
import { recordFeatures } from "./record-features.ts";
import { runAnalyzer } from "./run-analyzer.ts";

/**
 * Handles a request to analyze code or a saved version, or to process the queue.
 *
 * @returns an `AnsweredResult`, a `DrainQueueAnswer` for the queue, or a `FunctionRefusal`
 */
export async function handleAnalyzeSecurity(request: Request, ports: AnalyzeSecurityPorts): Promise<Response> {
	if (request.method === "OPTIONS") return preflight();
	if (request.method !== "POST") return reply(fail("method_not_allowed", "Use POST."));
	const asked = await readRequest(request);
	if (!asked.ok) return reply(asked);
	if (asked.value.ask === "drain") {
		if (!(await isServiceRole(request, ports.serviceRoleKey))) {
			return reply(fail("forbidden", "Only the server itself works the queue off."));
		}
		return reply(await drainQueue(ports));
	}
	const caller = await identify(request, ports);
	if (!caller.ok) return reply(caller);
	if (asked.value.ask === "version") return reply(await analyzeVersion(asked.value.version_id, caller.value, ports));
	const counted = await ports.store.beginAnalysis(caller.value, null);
	if (!counted.ok) return reply(counted);
	const { code, title } = asked.value;
	const { result } = runAnalyzer(ports.analyzer, { code, ...(title === undefined ? {} : { title }) });
	return answer(withAnswers(result, kindOf(code)));
}

/** Analyzes a version that the caller may see and stores the report; returns the stored report if there is one by the same rules. */
async function analyzeVersion(
	versionId: string,
	caller: Caller & { readonly token: string | null },
	ports: AnalyzeSecurityPorts,
): Promise<Result<AnsweredResult, AnalyzeSecurityErrorCode>> {
	const { analyzer, store } = ports;
	const visible = await store.canSeeVersion(versionId, caller.token);
	if (!visible.ok) return visible;
	const version = await store.beginAnalysis(caller, visible.value ? versionId : null);
	if (!version.ok) return version;
	if (version.value === null) return fail("version_not_found", "This version does not exist or is not public.");
	const { code, title, report } = version.value;
	if (report !== null) return succeed(withAnswers(report, kindOf(code)));
	const features = await recordFeatures(versionId, code, ports);
	if (!features.ok) return features;
	const { result, error } = runAnalyzer(analyzer, { code, title });
	const recorded = await store.recordResult(versionId, result, error ?? features.value);
	return recorded.ok ? succeed(withAnswers(recorded.value, kindOf(code))) : recorded;
}

const kindOf = (code: string) => inspectScriptText(code).text.kind;

async function identify(
	request: Request,
	{ store, publishableKey }: AnalyzeSecurityPorts,
): Promise<Result<Caller & { token: string | null }, "unauthenticated" | "database_unreachable">> {
	const headers = readAddressHeader(request);
	const token = readSessionToken(request, publishableKey);
	if (token === null) return succeed({ token, person: null, headers });
	const person = await store.findPersonId(token);
	return person.ok ? succeed({ token, person: person.value, headers }) : person;
}

function reply(result: Result<object, AnalyzeSecurityErrorCode>): Response {
	return result.ok ? answer(result.value) : refusal(result.error);
}
