import type { Result } from "@scriptorium/core-types/errors";
import type { MutableObservable } from "@scriptorium/core-types/observable";
import type { DesktopRedirectRules } from "../../session/desktop-redirect.ts";
import type { DesktopRequestStore } from "../../session/desktop-request-store.ts";
import type { SignInProblem } from "../../session/sign-in-problem.ts";

/** What the two screens need of the session; given by the router. */
export interface SignInPorts {
	readonly desktopRules: DesktopRedirectRules;
	readonly desktopRequest: DesktopRequestStore;
	/** Why the person is to sign in; set to `none` when `/auth` is left. */
	readonly problem: MutableObservable<SignInProblem>;
	/** Leaves the page for Google when it succeeds. */
	signIn(): Promise<Result<void>>;
	tokens(): { readonly accessToken: string; readonly refreshToken: string } | null;
	/** Makes a one-time code with which the app that has the challenge's verifier gets a session of its own. */
	createCode(request: { readonly codeChallenge: string; readonly redirectUri: string }): Promise<Result<string>>;
	/** Leaves the hub for another program's address. */
	leaveTo(address: string): void;
}
