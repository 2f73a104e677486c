import { answerPicture } from "./account-picture.ts";
import { standInAccounts } from "./accounts.ts";
import { readAuthorizationRequest } from "./authorization-request.ts";
import { CANCEL, chooserPage, refusedPage } from "./chooser-page.ts";
import { GOOGLE_AUTHORIZE } from "./google-addresses.ts";
import { interceptGoogleRequests } from "./outgoing-requests.ts";
import { SignInCodes } from "./sign-in-codes.ts";
import { signIdToken } from "./stand-in-keys.ts";

/** Google's part of a sign-in, played on this machine: the same redirects, codes and ID tokens. */
export interface GoogleStandIn {
	/** Answers `/__google/auth` and the accounts' pictures; null for another path. */
	fetch(request: Request): Response | null;
	/** Sends a redirect that was meant for Google here instead; others stay. */
	redirect(location: string): string;
	stop(): void;
}

export function startStandIn(options: { origin: string; clientId: string; clientSecret: string }): GoogleStandIn {
	const { origin, clientId, clientSecret } = options;
	const codes = new SignInCodes();
	const expected = { clientId, redirectUri: `${origin}/auth/v1/callback` };

	const stop = interceptGoogleRequests(async (form) => {
		if (form.get("client_id") !== clientId || form.get("client_secret") !== clientSecret) return null;
		const account = codes.redeem(form.get("code") ?? "", form.get("redirect_uri") ?? "");
		if (!account) return Response.json({ error: "invalid_grant" }, { status: 400 });
		const idToken = await signIdToken(account, clientId, origin);
		return Response.json({
			access_token: crypto.randomUUID(),
			token_type: "Bearer",
			expires_in: 3600,
			id_token: idToken,
		});
	});

	return {
		stop,
		redirect: (location) =>
			location.startsWith(`${GOOGLE_AUTHORIZE}?`) ? `${origin}/__google/auth${new URL(location).search}` : location,
		fetch: (request) => {
			const picture = answerPicture(request);
			const url = new URL(request.url);
			if (picture || url.pathname !== "/__google/auth") return picture;
			const authorization = readAuthorizationRequest(url.searchParams, expected);
			if (!authorization)
				return refusedPage("The request did not come from this hub. Start again from the sign-in page.");
			if (request.method === "GET") return chooserPage(url.searchParams);
			// A form on another site must not sign anybody in.
			if (request.method !== "POST" || request.headers.get("Origin") !== origin) {
				return refusedPage("The choice was not made on this page. Start again from the sign-in page.");
			}
			const back = new URL(authorization.redirectUri);
			back.searchParams.set("state", authorization.state);
			if (url.searchParams.get("account") === CANCEL) {
				back.searchParams.set("error", "access_denied");
				return redirectTo(back);
			}
			const account = standInAccounts.find((candidate) => candidate.id === url.searchParams.get("account"));
			if (!account) return refusedPage("There is no such account. Start again from the sign-in page.");
			back.searchParams.set("code", codes.issue(account, authorization.redirectUri));
			return redirectTo(back);
		},
	};
}

function redirectTo({ href }: URL): Response {
	return new Response(null, { status: 303, headers: { Location: href, "Cache-Control": "no-store" } });
}
