import { desktopSessionAnswer } from "@scriptorium/shared-protocol/hub-edge/desktop-session";
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1), z.maxLength(10_000));

/** What `/.well-known/scriptorium-desktop.json` of the hub says. */
export const hubEndpoints = z.object({ token_endpoint: z.url(), backend_url: z.url(), publishable_key: text });
export type HubEndpoints = z.infer<typeof hubEndpoints>;

/** A sign-in that was begun: kept in memory until the browser is closed. */
export const pendingSignIn = z.object({ verifier: text, state: text });

/** The extension's own session, in the worker's storage. */
export const storedSession = z.object({
	...desktopSessionAnswer.shape,
	backendUrl: z.url(),
	publishableKey: text,
});
export type StoredSession = z.infer<typeof storedSession>;

/** Answer of the auth service to a renewal: both tokens are new. */
export const renewedSession = z.object({ access_token: text, refresh_token: text, expires_at: z.int() });
