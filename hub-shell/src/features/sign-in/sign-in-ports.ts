import type { Result } from "@scriptorium/shared-protocol/errors";
import type { MutableObservable } from "@scriptorium/shared-protocol/host-remote/observable";
import type { DesktopRedirectRules } from "../../session/desktop-redirect.ts";
import type { DesktopRequestStore } from "../../session/desktop-request.ts";

/** What the two screens need of the session; given by the router. */
export interface SignInPorts {
	readonly desktopRules: DesktopRedirectRules;
	readonly desktopRequest: DesktopRequestStore;
	/** Whether the sign-in that the person has just come back from failed; set to false when `/auth` is left. */
	readonly failed: MutableObservable<boolean>;
	/** Leaves the page for Google when it succeeds. */
	signIn(): Promise<Result<void>>;
	tokens(): { readonly accessToken: string; readonly refreshToken: string } | null;
	/** Leaves the hub for another program's address. */
	leaveTo(address: string): void;
}
