import { type CodedError, fail, type Result, succeed } from "@scriptorium/core-types/errors";
import {
	type DesktopSessionAnswer,
	type DesktopSessionErrorCode,
	type DesktopSessionRequest,
	desktopSessionRequest,
} from "@scriptorium/shared-protocol/hub-edge/desktop-session";
import type { FunctionRefusal } from "@scriptorium/shared-protocol/hub-edge/function-refusal";
import * as z from "zod";
import type { DesktopSessionPorts } from "./ports.ts";

// Apps send no `Origin`. A page on another site has no business here, so there is no CORS header but for the preflight's refusal.
const HEADERS = { "Cache-Control": "no-store", Pragma: "no-cache" };

const STATUS: Readonly<Record<DesktopSessionErrorCode, number>> = {
	method_not_allowed: 405,
	invalid_request: 400,
	invalid_grant: 400,
	rate_limited: 429,
	session_not_created: 502,
	database_unreachable: 503,
};

const MAX_BODY_LENGTH = 8192;
/** The platform or the local gateway overwrites what clients send in it. */
const ADDRESS_HEADER = "cf-connecting-ip";

/** Exchanges a one-time code for a session of the desktop app. */
export async function handleDesktopSession(request: Request, ports: DesktopSessionPorts): Promise<Response> {
	const result = request.method === "POST" ? await exchange(request, ports) : fail("method_not_allowed", "Use POST.");
	return result.ok ? Response.json(result.value, { headers: HEADERS }) : refusal(result.error);
}

async function exchange(
	request: Request,
	ports: DesktopSessionPorts,
): Promise<Result<DesktopSessionAnswer, DesktopSessionErrorCode>> {
	const asked = await readRequest(request);
	if (!asked.ok) return asked;
	const address = request.headers.get(ADDRESS_HEADER);
	const owner = await ports.redeem(asked.value, address === null ? {} : { [ADDRESS_HEADER]: address });
	if (!owner.ok) return owner;
	// One answer for every reason: nobody learns which part of a guess was right.
	if (owner.value === null) {
		return fail("invalid_grant", "The code is not valid, or no longer. Start again from the app.");
	}
	const session = await ports.mintSession(owner.value);
	if (!session.ok) return session;
	const { sessionId, ...tokens } = session.value;
	const recorded = await ports.recordDevice(asked.value, sessionId);
	if (!recorded.ok) {
		// A session that its owner does not see among the devices could not be revoked there.
		await ports.discard(session.value);
		return recorded;
	}
	return succeed({ ...tokens, user: { id: owner.value.id, email: owner.value.email } });
}

async function readRequest(request: Request): Promise<Result<DesktopSessionRequest, "invalid_request">> {
	const invalid = (details: string) =>
		fail("invalid_request", "Send code, code_verifier, redirect_uri and device as JSON.", details);
	const text = await request.text();
	if (text.length > MAX_BODY_LENGTH) return invalid(`The body is longer than ${MAX_BODY_LENGTH} characters.`);
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		return invalid("The body is not JSON.");
	}
	const parsed = desktopSessionRequest.safeParse(body);
	return parsed.success ? succeed(parsed.data) : invalid(z.prettifyError(parsed.error));
}

function refusal({ code, message, details }: CodedError<DesktopSessionErrorCode>): Response {
	const status = STATUS[code];
	const body = { error: message, details: details ?? null, code, status } satisfies FunctionRefusal;
	return Response.json(body, { status, headers: HEADERS });
}
