import type { CodedError } from "@scriptorium/core-types/errors";
import type { AnalyzeSecurityErrorCode } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import type { FunctionRefusal } from "@scriptorium/shared-protocol/hub-edge/function-refusal";

const HEADERS = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type",
	"Access-Control-Allow-Methods": "POST, OPTIONS",
	"Cache-Control": "no-store",
};

const STATUS: Readonly<Record<AnalyzeSecurityErrorCode, number>> = {
	method_not_allowed: 405,
	invalid_request: 400,
	code_too_short: 400,
	code_too_long: 413,
	unauthenticated: 401,
	forbidden: 403,
	version_not_found: 404,
	rate_limited: 429,
	database_unreachable: 503,
};

export const preflight = () => new Response(null, { status: 204, headers: HEADERS });

export const answer = (body: object) => Response.json(body, { headers: HEADERS });

export function refusal({ code, message, details }: CodedError<AnalyzeSecurityErrorCode>): Response {
	const status = STATUS[code];
	const body = { error: message, details: details ?? null, code, status } satisfies FunctionRefusal;
	return Response.json(body, { status, headers: HEADERS });
}
