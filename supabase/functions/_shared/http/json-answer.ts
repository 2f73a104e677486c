import type { CodedError } from "@scriptorium/core-types/errors";
import type { FunctionRefusal } from "@scriptorium/shared-protocol/hub-edge/function-refusal";
import type { GenerationErrorCode } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { type TestRunErrorCode, testRunErrorStatus } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";

export const HEADERS = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type, accept",
	"Access-Control-Allow-Methods": "GET, POST, OPTIONS",
	"Cache-Control": "no-store",
};

/** Of what the functions refuse that are called by signed-in people. */
export type RefusalCode = GenerationErrorCode | TestRunErrorCode;

const STATUS: Readonly<Record<RefusalCode, number>> = {
	...testRunErrorStatus,
	prompt_empty: 400,
	prompt_too_long: 413,
	quota_exceeded: 429,
	not_in_catalog: 422,
	value_missing: 422,
	model_not_allowed: 400,
	model_refused: 422,
	model_answer_invalid: 502,
	model_unavailable: 503,
	model_timeout: 504,
	exceeds_plan: 422,
	internal_error: 500,
};

export const preflight = () => new Response(null, { status: 204, headers: HEADERS });

export const answer = (body: object) => Response.json(body, { headers: HEADERS });

export function refusalBody({ code, message, details }: CodedError<RefusalCode>): FunctionRefusal {
	return { error: message, details: details ?? null, code, status: STATUS[code] };
}

export function refusal(error: CodedError<RefusalCode>): Response {
	const body = refusalBody(error);
	return Response.json(body, { status: body.status, headers: HEADERS });
}
