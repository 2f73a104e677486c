import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import {
	type DesktopSessionAnswer,
	type DesktopSessionRequest,
	desktopSessionAnswer,
} from "@scriptorium/shared-protocol/hub-edge/desktop-session";
import type * as z from "zod/mini";
import { type HubEndpoints, hubEndpoints, renewedSession, type StoredSession } from "../domain/stored-session.ts";

const TIMEOUT_MS = 15_000;

/** Longer than a model is waited for by the hub, in milliseconds. */
const FUNCTION_TIMEOUT_MS = 150_000;

/** REFUSED: the hub answered no, so asking again is useless. NETWORK_ERROR: it did not answer, or not as a hub does. */
export type HubRequestError = "REFUSED" | "NETWORK_ERROR";
type Answer<Value> = Promise<Result<Value, HubRequestError>>;

export interface FunctionAnswer {
	readonly status: number;
	readonly body: unknown;
}

/** The requests to the hub's functions and auth service that a session needs. None of them rejects. */
export interface HubRequests {
	endpoints(): Answer<HubEndpoints>;
	exchange(endpoints: HubEndpoints, request: DesktopSessionRequest): Answer<DesktopSessionAnswer>;
	/** Renews the session; the refresh token is used up. */
	renew(session: StoredSession): Answer<z.infer<typeof renewedSession>>;
	/** Whether the auth service still knows the session. */
	check(session: StoredSession): Answer<null>;
	/** Calls an edge function; resolves with its status and JSON, whatever it decided. Null: an answer that is no JSON. */
	callFunction(session: StoredSession, name: string, body: object): Answer<FunctionAnswer>;
	/** Takes the extension off the account's devices, which ends its session. */
	removeDevice(session: StoredSession, deviceId: string): Answer<null>;
}

export function createHubRequests(hubOrigin: string, fetcher: typeof fetch): HubRequests {
	async function send<Value>(
		url: string,
		init: RequestInit,
		read: (response: Response) => Promise<Value>,
		{ timeoutMs = TIMEOUT_MS, readsRefusals = false } = {},
	): Promise<Result<Value, HubRequestError>> {
		try {
			const response = await fetcher(url, {
				...init,
				credentials: "omit",
				cache: "no-store",
				redirect: "error",
				signal: AbortSignal.timeout(timeoutMs),
			});
			if (response.ok || readsRefusals) return succeed(await read(response));
			// 429 and 408 are about when it was asked, not about what.
			const isRefusal = response.status >= 400 && response.status < 500 && ![408, 429].includes(response.status);
			return fail(isRefusal ? "REFUSED" : "NETWORK_ERROR", `The hub answered ${response.status}`);
		} catch (thrown) {
			return fail("NETWORK_ERROR", "The hub did not answer", messageOf(thrown));
		}
	}
	const json = (body: unknown, headers: Record<string, string>): RequestInit => ({
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
	const asOwner = ({ publishableKey, access_token }: StoredSession) => ({
		apikey: publishableKey,
		authorization: `Bearer ${access_token}`,
	});
	const readJson = async (response: Response): Promise<unknown> => {
		const isJson = /^application\/json\b/.test(response.headers.get("content-type") ?? "");
		return isJson ? await response.json() : null;
	};
	const nothing = async (): Promise<null> => null;

	return {
		endpoints: () =>
			send(`${hubOrigin}/.well-known/scriptorium-desktop.json`, {}, async (response) =>
				hubEndpoints.parse(await response.json()),
			),
		exchange: ({ token_endpoint, publishable_key }, request) =>
			send(token_endpoint, json(request, { apikey: publishable_key }), async (response) =>
				desktopSessionAnswer.parse(await response.json()),
			),
		renew: ({ backendUrl, publishableKey, refresh_token }) =>
			send(
				`${backendUrl}/auth/v1/token?grant_type=refresh_token`,
				json({ refresh_token }, { apikey: publishableKey }),
				async (response) => renewedSession.parse(await response.json()),
			),
		check: (session) => send(`${session.backendUrl}/auth/v1/user`, { headers: asOwner(session) }, nothing),
		callFunction: (session, name, body) =>
			send(
				`${session.backendUrl}/functions/v1/${name}`,
				json(body, asOwner(session)),
				async (response) => ({ status: response.status, body: await readJson(response) }),
				{ timeoutMs: FUNCTION_TIMEOUT_MS, readsRefusals: true },
			),
		removeDevice: (session, deviceId) =>
			send(
				`${session.backendUrl}/rest/v1/devices?${new URLSearchParams({ device_id: `eq.${deviceId}` })}`,
				{ method: "DELETE", headers: asOwner(session) },
				nothing,
			),
	};
}
