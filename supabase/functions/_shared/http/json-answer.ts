import type { CodedError } from "@scriptorium/shared-protocol/errors";
import type { FunctionRefusal } from "@scriptorium/shared-protocol/hub-edge/function-refusal";
import type { GenerationErrorCode } from "@scriptorium/shared-protocol/hub-edge/script-generation";

export const HEADERS = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type, accept",
	"Access-Control-Allow-Methods": "GET, POST, OPTIONS",
	"Cache-Control": "no-store",
};

const STATUS: Readonly<Record<GenerationErrorCode, number>> = {
	method_not_allowed: 405,
	invalid_request: 400,
	prompt_empty: 400,
	prompt_too_long: 413,
	unauthenticated: 401,
	quota_exceeded: 429,
	rate_limited: 429,
	not_in_catalog: 422,
	value_missing: 422,
	model_not_allowed: 400,
	model_refused: 422,
	model_answer_invalid: 502,
	model_unavailable: 503,
	model_timeout: 504,
	exceeds_plan: 422,
	database_unreachable: 503,
};

export const preflight = () => new Response(null, { status: 204, headers: HEADERS });

export const answer = (body: object) => Response.json(body, { headers: HEADERS });

export function refusalBody({ code, message, details }: CodedError<GenerationErrorCode>): FunctionRefusal {
	return { error: message, details: details ?? null, code, status: STATUS[code] };
}

export function refusal(error: CodedError<GenerationErrorCode>): Response {
	const body = refusalBody(error);
	return Response.json(body, { status: body.status, headers: HEADERS });
}
