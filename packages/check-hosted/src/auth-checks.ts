import * as z from "zod";
import { askProject, type Check, cannotTell, differs, type Outcome, ok, type Target, unexpected } from "./check.ts";

/** What `GET /auth/v1/settings` says (Supabase Auth). */
const settings = z.looseObject({ external: z.record(z.string(), z.boolean()), disable_signup: z.boolean() });
type Settings = z.infer<typeof settings>;

const fromSettings = (judge: (read: Settings) => Outcome) => async (target: Target) => {
	const answer = await askProject(target, "/auth/v1/settings");
	const read = settings.safeParse(answer.json);
	return answer.status === 200 && read.success ? judge(read.data) : unexpected(answer);
};

/** Places to which no session may ever be sent: another host, a host that begins like the hub's, and another port. */
function foreignRedirects({ projectUrl, hubOrigin }: Target): string[] {
	const own = new URL(hubOrigin ?? projectUrl);
	const otherPort = new URL(own);
	otherPort.port = own.port === "4999" ? "4998" : "4999";
	return ["https://foreign.example/", `${own.protocol}//${own.hostname}.foreign.example/`, otherPort.href];
}

/**
 * Starts a sign-in without a PKCE challenge and cancels it in the provider's place. Supabase Auth sends the error to
 * the address to which it would send the session (`/callback`), so the answer shows whether the address is allowed.
 */
async function tryRedirect(target: Target, redirect: string): Promise<Outcome> {
	const query = new URLSearchParams({ provider: "google", redirect_to: redirect });
	const begun = await askProject(target, `/auth/v1/authorize?${query}`);
	if (begun.status >= 400 && begun.status < 500) return ok(`refuses ${redirect}`);
	const provider = z.url().safeParse(begun.headers.get("location"));
	if (!provider.success) return unexpected(begun);
	const isSent = (address: string) => new URL(address).origin === new URL(redirect).origin;
	if (isSent(provider.data)) return differs(`sends visitors to ${redirect}`);
	const state = new URL(provider.data).searchParams.get("state");
	if (state === null) return cannotTell("the address of the provider carries no state");
	const cancelled = new URLSearchParams({ state, error: "access_denied", error_description: "cancelled" });
	const ended = await askProject(target, `/auth/v1/callback?${cancelled}`);
	const location = z.url().safeParse(ended.headers.get("location"));
	if (!location.success)
		return cannotTell(`a cancelled sign-in is answered with status ${ended.status} and no address`);
	if (isSent(location.data)) return differs(`would send a session to ${redirect}`);
	return ok(`sends to ${new URL(location.data).origin} instead of ${redirect}`);
}

export const authChecks: readonly Check[] = [
	{
		name: "e-mail sign-up",
		advice: "set enable_signup = false in [auth.email] and push the settings",
		look: fromSettings(({ external }) => (external.email === false ? ok("off") : differs("on"))),
	},
	{
		name: "Google sign-in",
		advice: "switch the provider Google on, and sign-ups on in [auth], and push the settings",
		look: fromSettings(({ external, disable_signup }) => {
			if (external.google !== true) return differs("off");
			return disable_signup ? differs("on, but nobody new may sign up") : ok("on");
		}),
	},
	{
		name: "other sign-in providers",
		advice: "switch off each provider but Google",
		look: fromSettings(({ external }) => {
			const others = Object.keys(external).filter(
				(name) => external[name] && !["google", "email", "anonymous_users"].includes(name),
			);
			return others.length === 0 ? ok("off") : differs(`on: ${others.join(", ")}`);
		}),
	},
	{
		name: "anonymous sign-in",
		advice: "set enable_anonymous_sign_ins = false in [auth] and push the settings",
		look: fromSettings(({ external }) => (external.anonymous_users === true ? differs("on") : ok("off"))),
	},
	{
		name: "redirect allow list",
		advice: "allow only the hub's origin and paths of it (site_url, additional_redirect_urls in [auth])",
		look: async (target) => {
			const outcomes: Outcome[] = [];
			for (const redirect of foreignRedirects(target)) outcomes.push(await tryRedirect(target, redirect));
			const worst = ["differs", "cannot tell"].flatMap((kind) => outcomes.filter(({ outcome }) => outcome === kind));
			return worst[0] ?? ok(`${outcomes.length} foreign addresses get no session`);
		},
	},
];
