import type { Result } from "@scriptorium/shared-protocol/errors";
import type { DesktopRedirectRules } from "../../session/desktop-redirect.ts";
import type { DesktopRequestStore } from "../../session/desktop-request.ts";

/** What the two screens need of the session; given by the router. */
export interface SignInPorts {
	readonly desktopRules: DesktopRedirectRules;
	readonly desktopRequest: DesktopRequestStore;
	/** Leaves the page for Google when it succeeds. */
	signIn(): Promise<Result<void>>;
	tokens(): { readonly accessToken: string; readonly refreshToken: string } | null;
	/** Leaves the hub for another program's address. */
	leaveTo(address: string): void;
}
