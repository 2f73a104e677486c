import { succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	getAuthToken,
	setAuthToken,
	signOut,
	startSignIn,
} from "@scriptorium/shared-protocol/extension-internal/sign-in";
import { storageFailed } from "../../../platform/storage/storage-failed.ts";
import type { HubSession } from "./hub-session.ts";

/** Answers the extension's own pages about its session at the hub. The hub's pages and running scripts reach none of it. */
export function serveSignIn(session: HubSession): Served<null>[] {
	return [
		serve(startSignIn)<null>(async () => {
			try {
				const started = await session.start();
				return started.ok ? succeed({}) : started;
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(setAuthToken)<null>(async (given) => {
			try {
				return await session.finish(given);
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(getAuthToken)<null>(async () => {
			try {
				return succeed(await session.status());
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
		serve(signOut)<null>(async () => {
			try {
				return succeed({ told: await session.signOut() });
			} catch (thrown) {
				return storageFailed(thrown);
			}
		}),
	];
}
