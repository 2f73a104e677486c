import { createHubClient } from "@scriptorium/hub-data/client";
import { standInAccounts } from "@scriptorium/supabase/local/google/accounts";

/** Entries of `localStorage`, by name, that keep a session in a page of the hub. */
export type StoredSession = Readonly<Record<string, string>>;

/**
 * Signs in through the same requests as the sign-in screen, without a page. Each call starts a session of its own.
 *
 * @param origin the hub, `http://localhost:PORT`
 * @param name name of an account of the local stand-in for Google
 * @returns what the auth client of a page stores after a sign-in
 * @throws Error when an account, a redirect or the session is missing
 */
export async function openSession(origin: string, name: string): Promise<StoredSession> {
	const account = standInAccounts.find((candidate) => candidate.name === name);
	if (!account) throw new Error(`The stand-in has no account '${name}'.`);
	const stored = new Map<string, string>();
	const { auth } = createHubClient(origin, await readPublishableKey(origin), {
		storage: {
			getItem: (key) => stored.get(key) ?? null,
			setItem: (key, value) => void stored.set(key, value),
			removeItem: (key) => void stored.delete(key),
		},
		autoRefreshToken: false,
		detectSessionInUrl: false,
	});
	const { data } = await auth.signInWithOAuth({
		provider: "google",
		options: { redirectTo: origin, skipBrowserRedirect: true },
	});
	const chooser = new URL(await followRedirect(data.url ?? origin));
	chooser.searchParams.set("account", account.id);
	const callback = await followRedirect(chooser.href, { method: "POST", headers: { Origin: origin } });
	const landing = new URL(await followRedirect(callback));
	const { error } = await auth.exchangeCodeForSession(landing.searchParams.get("code") ?? "");
	if (error) throw new Error(`${name} could not sign in: ${error.message} (${landing.href})`);
	return Object.fromEntries(stored);
}

/** @returns the address in the `Location` header of the response */
async function followRedirect(address: string, init: RequestInit = {}): Promise<string> {
	const response = await fetch(address, { redirect: "manual", ...init });
	const target = response.headers.get("Location");
	if (target === null) throw new Error(`${address}: ${response.status} ${await response.text()}`);
	return target;
}

/** The public key of the database API, which the hub writes into its pages. */
async function readPublishableKey(origin: string): Promise<string> {
	const html = await (await fetch(origin)).text();
	const [, settings = "{}"] = /<script[^>]* id="hub-settings"[^>]*>([^<]*)</.exec(html) ?? [];
	return (JSON.parse(settings) as { publishableKey: string }).publishableKey;
}
