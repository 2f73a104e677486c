import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { createClient, type PostgrestError } from "@supabase/supabase-js";
import * as z from "zod";
import type { DesktopSessionPorts } from "./ports.ts";

const options = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } };
const ownerRows = z.array(z.object({ user_id: z.string(), email: z.string() }));
const claims = z.object({ session_id: z.uuid() });

/** The ports over the project's REST and auth services. */
export function createStore(project: {
	readonly url: string;
	readonly publishableKey: string;
	readonly serviceRoleKey: string;
}): DesktopSessionPorts {
	const { url, publishableKey, serviceRoleKey } = project;
	const service = createClient(url, serviceRoleKey, options);
	const call = async (name: string, args: object): Promise<{ data: unknown; error: PostgrestError | null }> =>
		service.rpc(name, args);

	return {
		redeem: async ({ code, code_verifier, redirect_uri }, headers) => {
			const { data, error } = await call("redeem_desktop_code", {
				p_code: code,
				p_code_verifier: code_verifier,
				p_redirect_uri: redirect_uri,
				p_headers: headers,
			});
			if (error?.code === "PT429") return fail("rate_limited", error.message, error.details);
			if (error) return unreachable(error);
			const [owner] = ownerRows.parse(data);
			return succeed(owner ? { id: owner.user_id, email: owner.email } : null);
		},
		// The auth service creates sessions for nobody but a person who signs in. A magic link that is never sent is such a sign-in: the
		// service role asks for its token and verifies it at once. Both steps work while sign-in by e-mail is off (supabase/auth,
		// internal/api/mail.go and verify.go).
		mintSession: async ({ id, email }) => {
			const link = await service.auth.admin.generateLink({ type: "magiclink", email });
			if (link.error) return fail("session_not_created", "The session could not be created.", link.error.message);
			// A client of its own: the session must not become that of the service role's client.
			const { data, error } = await createClient(url, publishableKey, options).auth.verifyOtp({
				type: "magiclink",
				token_hash: link.data.properties.hashed_token,
			});
			const session = data.session;
			if (error || session === null || session.user.id !== id) {
				return fail("session_not_created", "The session could not be created.", error?.message);
			}
			return succeed({
				access_token: session.access_token,
				refresh_token: session.refresh_token,
				expires_at: session.expires_at ?? Math.floor(Date.now() / 1000) + session.expires_in,
				token_type: "bearer" as const,
				sessionId: sessionOf(session.access_token),
			});
		},
		recordDevice: async ({ code, device }, sessionId) => {
			const { error } = await call("record_desktop_session", {
				p_code: code,
				p_session_id: sessionId,
				p_device_id: device.device_id,
				p_name: device.name,
				p_platform: device.platform,
			});
			return error ? unreachable(error) : succeed(undefined);
		},
		discard: async ({ access_token }) => {
			const { error } = await service.auth.admin.signOut(access_token, "local");
			if (error) console.error("A session that was not handed out could not be ended", error.message);
		},
	};
}

/** The claim of a token that the auth service has just signed, so that its signature needs no check. */
function sessionOf(accessToken: string): string {
	const payload = (accessToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
	return claims.parse(JSON.parse(atob(payload))).session_id;
}

function unreachable(error: Pick<PostgrestError, "message">): Result<never, "database_unreachable"> {
	return fail("database_unreachable", "The database did not answer. Try again shortly.", error.message);
}
