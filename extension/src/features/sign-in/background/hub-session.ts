import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { AuthStatus } from "@scriptorium/shared-protocol/extension-internal/sign-in";
import type { DesktopSessionRequest } from "@scriptorium/shared-protocol/hub-edge/desktop-session";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import { createQueue } from "../../../platform/storage/queue.ts";
import { challengeOf, randomToken } from "../domain/pkce.ts";
import { pendingSignIn, type StoredSession, storedSession } from "../domain/stored-session.ts";
import type { FunctionAnswer, HubRequests } from "./hub-requests.ts";

const KEYS = { session: "hub-session", device: "hub-device", pending: "pending-sign-in" } as const;
/** The access token is renewed when it has no more than this left, in seconds. */
const RENEW_BEFORE_S = 60;

export interface HubSessionPorts {
	/** Kept for good; read by the extension's worker only. */
	readonly local: KeyValueStore;
	/** In memory until the browser is closed. */
	readonly session: KeyValueStore;
	readonly requests: HubRequests;
	readonly hubOrigin: string;
	/** The extension's page to which the hub sends the code; null where the hub does not know this extension. */
	readonly signInAddress: string | null;
	readonly openTab: (url: string) => Promise<void>;
	/** How the extension is listed among the devices of the account. */
	readonly describeDevice: () => Promise<Pick<DesktopSessionRequest["device"], "name" | "platform">>;
	readonly newId: () => string;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	readonly log: (line: string) => void;
}

/**
 * The extension's own session at the hub: its refresh token is never that of the hub's page, because the rotation would end one of both.
 * Methods reject only when the browser's storage does.
 */
export interface HubSession {
	start(): Promise<Result<null, "NOT_SUPPORTED">>;
	finish(given: {
		readonly code: string;
		readonly state: string;
	}): Promise<Result<AuthStatus, "NOT_STARTED" | "REFUSED" | "NETWORK_ERROR">>;
	status(): Promise<AuthStatus>;
	/** Calls an edge function of the hub as the person who is signed in. */
	callFunction(name: string, body: object): Promise<Result<FunctionAnswer, "SIGNED_OUT" | "NETWORK_ERROR">>;
	/** Resolves with whether the hub was told. */
	signOut(): Promise<boolean>;
}

const SIGNED_OUT: AuthStatus = { signedIn: false, user: null, expires_at: null };
const statusOf = ({ user, expires_at }: StoredSession): AuthStatus => ({ signedIn: true, user, expires_at });

export function createHubSession(ports: HubSessionPorts): HubSession {
	const { local, session, requests, log } = ports;
	// In turn, because a refresh token works once.
	const inTurn = createQueue();

	async function stored(): Promise<StoredSession | null> {
		const parsed = z.safeParse(storedSession, await local.read(KEYS.session));
		return parsed.success ? parsed.data : null;
	}
	async function deviceId(): Promise<string> {
		const known = await local.read(KEYS.device);
		if (typeof known === "string") return known;
		const id = ports.newId();
		await local.write({ [KEYS.device]: id });
		return id;
	}
	async function forget(): Promise<AuthStatus> {
		await local.remove([KEYS.session]);
		return SIGNED_OUT;
	}
	async function renew(current: StoredSession): Promise<StoredSession | null> {
		const renewed = await requests.renew(current);
		if (renewed.ok) {
			const next = { ...current, ...renewed.value };
			await local.write({ [KEYS.session]: next });
			return next;
		}
		if (renewed.error.code === "NETWORK_ERROR") return current;
		log(`the session at the hub has ended: ${renewed.error.message}`);
		await forget();
		return null;
	}

	return {
		async start() {
			const { signInAddress, hubOrigin } = ports;
			if (signInAddress === null) return fail("NOT_SUPPORTED", "The hub does not know this build of the extension");
			const [verifier, state] = [randomToken(), randomToken()];
			await session.write({ [KEYS.pending]: { verifier, state } });
			const query = new URLSearchParams({
				redirect_uri: signInAddress,
				code_challenge: await challengeOf(verifier),
				code_challenge_method: "S256",
				state,
			});
			await ports.openTab(`${hubOrigin}/auth/extension?${query}`);
			return succeed(null);
		},
		finish: ({ code, state }) =>
			inTurn(async () => {
				const pending = z.safeParse(pendingSignIn, await session.read(KEYS.pending));
				// A code that was not asked for here would sign the user in to somebody else's account.
				if (ports.signInAddress === null || !pending.success || pending.data.state !== state)
					return fail("NOT_STARTED", "This is not the sign-in that was begun in the extension");
				await session.remove([KEYS.pending]);
				const endpoints = await requests.endpoints();
				if (!endpoints.ok) return fail("NETWORK_ERROR", endpoints.error.message);
				const device = { device_id: await deviceId(), ...(await ports.describeDevice()) };
				const exchanged = await requests.exchange(endpoints.value, {
					code,
					code_verifier: pending.data.verifier,
					redirect_uri: ports.signInAddress,
					device,
				});
				if (!exchanged.ok) return exchanged;
				const { backend_url: backendUrl, publishable_key: publishableKey } = endpoints.value;
				const next: StoredSession = { ...exchanged.value, backendUrl, publishableKey };
				await local.write({ [KEYS.session]: next });
				return succeed(statusOf(next));
			}),
		status: () =>
			inTurn(async () => {
				const current = await stored();
				if (current === null) return SIGNED_OUT;
				const isExpiring = current.expires_at - ports.now() / 1000 <= RENEW_BEFORE_S;
				const checked = isExpiring ? null : await requests.check(current);
				// Refused: ended on the hub, or a token that is no longer accepted; the renewal tells which.
				const needsRenewal = checked === null || (!checked.ok && checked.error.code === "REFUSED");
				const next = needsRenewal ? await renew(current) : current;
				return next === null ? SIGNED_OUT : statusOf(next);
			}),
		async callFunction(name, body) {
			const current = await inTurn(async () => {
				const known = await stored();
				const isExpiring = known !== null && known.expires_at - ports.now() / 1000 <= RENEW_BEFORE_S;
				return isExpiring ? renew(known) : known;
			});
			if (current === null) return fail("SIGNED_OUT", "Nobody is signed in to the extension");
			// Not in turn, as it may take minutes.
			const answer = await requests.callFunction(current, name, body);
			return answer.ok ? answer : fail("NETWORK_ERROR", answer.error.message, answer.error.details);
		},
		signOut: () =>
			inTurn(async () => {
				const current = await stored();
				if (current === null) return true;
				const removed = await requests.removeDevice(current, await deviceId());
				if (!removed.ok) log(`the hub was not told of the sign-out: ${removed.error.message}`);
				await forget();
				return removed.ok;
			}),
	};
}
