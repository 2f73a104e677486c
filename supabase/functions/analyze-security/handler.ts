import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import type { AnalyzeSecurityErrorCode } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import { analyseVersion } from "./analyse-version.ts";
import { answer, preflight, refusal } from "./answer.ts";
import { drainQueue } from "./drain-queue.ts";
import type { AnalyzeSecurityPorts, Caller } from "./ports.ts";
import { readRequest } from "./read-request.ts";
import { runAnalyser } from "./run-analyser.ts";
import { bearerOf, isServiceRole, originHeaders } from "./who-asks.ts";

/** Answers an `AnalysisResult`, to a drain a `DrainQueueAnswer`, or the functions' error shape. */
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
	if (asked.value.ask === "version") return reply(await analyseVersion(asked.value.version_id, caller.value, ports));
	const counted = await ports.store.begin(caller.value, null);
	if (!counted.ok) return reply(counted);
	const { code, title } = asked.value;
	return answer(runAnalyser(ports.analyser, { code, ...(title === undefined ? {} : { title }) }).result);
}

async function identify(
	request: Request,
	{ store, publishableKey }: AnalyzeSecurityPorts,
): Promise<Result<Caller & { token: string | null }, "unauthenticated" | "database_unreachable">> {
	const headers = originHeaders(request);
	const token = bearerOf(request, publishableKey);
	if (token === null) return succeed({ token, person: null, headers });
	const person = await store.personOf(token);
	return person.ok ? succeed({ token, person: person.value, headers }) : person;
}

function reply(result: Result<object, AnalyzeSecurityErrorCode>): Response {
	return result.ok ? answer(result.value) : refusal(result.error);
}
