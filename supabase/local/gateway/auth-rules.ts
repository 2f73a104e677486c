import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import * as z from "zod";
import type { ProjectConfig } from "../project-config.ts";
import { createRedirectCheck } from "./allowed-redirects.ts";

/** Settings of the auth service that `@supabase/lite` 0.10.0 does not know or obey. */
export interface AuthRules {
	/**
	 * @param request without a body that is needed: only address, method and headers are read
	 * @param address of the visitor, whose attempts are counted
	 * @returns the refusal, in the form of a hosted project's auth service; null when the request may go on
	 */
	refuse(request: Request, address: string): Promise<Response | null>;
	/** The service's own description of itself, with the ways to sign in that there are. */
	correctSettings(settings: Response): Promise<Response>;
}

/** Attempts count for five minutes, as in a hosted project. */
const PERIOD_SECONDS = 300;

const describedSettings = z.looseObject({ external: z.record(z.string(), z.boolean()) });

/** Routes by which somebody without a session signs up or in by e-mail. */
const BY_EMAIL = new Set(["signup", "otp", "magiclink", "recover", "resend"]);

export function createAuthRules(auth: ProjectConfig["auth"]): AuthRules {
	const attempts = (points: number) => new RateLimiterMemory({ points, duration: PERIOD_SECONDS });
	const limits = {
		signIn: attempts(auth.rate_limit.sign_in_sign_ups),
		token: attempts(auth.rate_limit.token_refresh),
		verify: attempts(auth.rate_limit.token_verifications),
	};
	const isAllowedRedirect = createRedirectCheck(auth.site_url, auth.additional_redirect_urls);

	const limitOf = (action: string, byEmail: boolean): RateLimiterMemory | null => {
		if (byEmail) return limits.signIn;
		if (action === "verify") return limits.verify;
		return action === "token" ? limits.token : null;
	};

	return {
		refuse: async (request, address) => {
			if (request.method === "OPTIONS") return null;
			const { pathname, searchParams } = new URL(request.url);
			const action = decoded(pathname).replace(/^\/auth\/v1\//, "");
			const byEmail = BY_EMAIL.has(action) || searchParams.getAll("grant_type").includes("password");
			const wait = await takeAttempt(limitOf(action, byEmail), address);
			if (wait > 0) {
				return authError(429, "over_request_rate_limit", "Request rate limit reached", { "Retry-After": String(wait) });
			}
			if (byEmail && !auth.email.enable_signup) {
				return action === "signup"
					? authError(400, "email_provider_disabled", "Email signups are disabled")
					: authError(422, "email_provider_disabled", "Email logins are disabled");
			}
			const redirects = searchParams.getAll("redirect_to");
			if (!redirects.every(isAllowedRedirect)) {
				return authError(
					400,
					"validation_failed",
					"redirect_to is not one of the addresses that a sign-in may lead to",
				);
			}
			if (action === "authorize" && !hasChallenge(searchParams)) {
				return authError(400, "validation_failed", "PKCE flow requires code_challenge and code_challenge_method S256");
			}
			return null;
		},
		correctSettings: async (settings) => {
			if (!settings.ok) return settings;
			const description = describedSettings.parse(await settings.json());
			const external = { ...description.external, email: auth.email.enable_signup };
			return Response.json({ ...description, external });
		},
	};
}

/** Without a challenge, everybody who sees the redirect address of a sign-in could take over the session. */
function hasChallenge(query: URLSearchParams): boolean {
	const [challenges, methods] = [query.getAll("code_challenge"), query.getAll("code_challenge_method")];
	return challenges.length > 0 && challenges.every(Boolean) && methods.every((method) => /^s256$/i.test(method));
}

/** @returns seconds to wait before the next attempt, 0 when this one may go on */
async function takeAttempt(limit: RateLimiterMemory | null, address: string): Promise<number> {
	try {
		await limit?.consume(address);
		return 0;
	} catch (thrown) {
		if (thrown instanceof RateLimiterRes) return Math.max(1, Math.ceil(thrown.msBeforeNext / 1_000));
		throw thrown;
	}
}

/** As the auth service decodes a path to find its route. */
function decoded(pathname: string): string {
	try {
		return decodeURI(pathname);
	} catch {
		return pathname; // what cannot be decoded is no route of the service
	}
}

function authError(status: number, code: string, msg: string, headers: Record<string, string> = {}): Response {
	return Response.json({ code: status, error_code: code, msg }, { status, headers });
}
