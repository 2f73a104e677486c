import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import {
	type AnalyzeCodeRequest,
	type AnalyzeVersionRequest,
	analyzeCodeRequest,
	analyzeVersionRequest,
	drainQueueRequest,
} from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import { MIN_CODE_LENGTH } from "@scriptorium/shared-protocol/hub-edge/code-limits";
import { exceedsScriptSize, MAX_SCRIPT_BYTES, MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";
import * as z from "zod";

export type AnalyzeSecurityRequest =
	| ({ readonly ask: "code" } & AnalyzeCodeRequest)
	| ({ readonly ask: "version" } & AnalyzeVersionRequest)
	| { readonly ask: "drain" };

type Refused = "invalid_request" | "code_too_short" | "code_too_long";

/** A character of code takes at most six bytes of JSON (`\u0000`). */
const MAX_BODY_BYTES = 6 * MAX_SCRIPT_BYTES + 16_384;
const TOO_LONG = `Code must not be larger than ${MAX_SCRIPT_SIZE}.`;

export async function readRequest(request: Request): Promise<Result<AnalyzeSecurityRequest, Refused>> {
	const body = await readJson(request);
	if (!body.ok) return body;
	const asked = z.looseObject({}).safeParse(body.value).data ?? {};
	if ("drain" in asked) {
		const drain = drainQueueRequest.safeParse(asked);
		return drain.success ? succeed({ ask: "drain" }) : invalid(drain.error);
	}
	if ("version_id" in asked) {
		const version = analyzeVersionRequest.safeParse(asked);
		return version.success ? succeed({ ask: "version", ...version.data }) : invalid(version.error);
	}
	const code = analyzeCodeRequest.safeParse(body.value);
	if (!code.success) return invalid(code.error);
	if (code.data.code.trim().length < MIN_CODE_LENGTH) {
		return fail("code_too_short", `Code must be at least ${MIN_CODE_LENGTH} characters.`);
	}
	if (exceedsScriptSize(code.data.code)) return fail("code_too_long", TOO_LONG);
	return succeed({ ask: "code", ...code.data });
}

function invalid(error: z.core.$ZodError): Result<never, Refused> {
	return fail("invalid_request", "Send code, or the version_id of a saved version.", z.prettifyError(error));
}

async function readJson(request: Request): Promise<Result<unknown, Refused>> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.length;
		if (size > MAX_BODY_BYTES) return fail("code_too_long", TOO_LONG);
		chunks.push(chunk);
	}
	const text = await new Blob(chunks).text();
	try {
		return succeed(JSON.parse(text));
	} catch {
		return fail("invalid_request", "Send code, or the version_id of a saved version.", "The body is not JSON.");
	}
}
