import type { EmailDriver } from "@supabase/lite";
import * as z from "zod";

/**
 * `POST /auth/v1/admin/generate_link`, which `@supabase/lite` 0.10.0 does not have, for the one type that the edge functions use.
 * The auth service writes the e-mail of a magic link; its token is the answer, and nothing is sent.
 */
export interface MagicLinks {
	/** Takes the e-mails of the auth service. */
	readonly driver: EmailDriver;
	/**
	 * @param request of the service role
	 * @param askAuth sends a request to the auth service whose driver this is
	 */
	answer(request: Request, askAuth: (request: Request) => Promise<Response>): Promise<Response>;
}

export const GENERATE_LINK_PATH = "/auth/v1/admin/generate_link";

const body = z.looseObject({ type: z.literal("magiclink"), email: z.email() });

/** Creates the adapter; its driver keeps a token only while a link for that address is asked for. */
export function createMagicLinks(): MagicLinks {
	const tokens = new Map<string, string | null>();
	// One after the other: a new link of an account makes the one before it invalid.
	let last: Promise<unknown> = Promise.resolve();

	async function generate(request: Request, askAuth: (request: Request) => Promise<Response>): Promise<Response> {
		const asked = body.safeParse(await request.json().catch(() => null));
		if (!asked.success) return refusal(400, "validation_failed", "Only links of type magiclink for an e-mail address");
		const email = asked.data.email.toLowerCase();
		const headers = new Headers(request.headers);
		headers.delete("Content-Length");
		tokens.set(email, null);
		try {
			const answered = await askAuth(
				new Request(new URL("/auth/v1/otp", request.url), {
					method: "POST",
					headers,
					body: JSON.stringify({ email, create_user: false }),
				}),
			);
			if (!answered.ok) return answered;
			const token = tokens.get(email) ?? null;
			if (token === null) return refusal(500, "unexpected_failure", "The auth service has written no link");
			const link = {
				action_link: "",
				email_otp: "",
				hashed_token: token,
				verification_type: "magiclink",
				redirect_to: "",
			};
			return Response.json({ email, ...link });
		} finally {
			tokens.delete(email);
		}
	}

	return {
		driver: {
			send: async ({ to, text = "" }) => {
				if (tokens.has(to)) tokens.set(to, /[?&]token=([^&\s]+)/.exec(text)?.[1] ?? null);
			},
		},
		answer: (request, askAuth) => {
			const answered = last.then(() => generate(request, askAuth));
			last = answered.catch(() => undefined);
			return answered;
		},
	};
}

function refusal(status: number, code: string, msg: string): Response {
	return Response.json({ code: status, error_code: code, msg }, { status });
}
