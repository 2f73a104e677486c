import { type HubProcess, startHubProcess } from "./hub-process.ts";

/** A person with a session, whose account the service role created. */
export interface HostilePerson {
	readonly id: string;
	readonly token: string;
	/** The session as supabase-js keeps it in a browser. */
	readonly session: unknown;
}

/** A separate hub, and writes to it that bypass the screens, but not the rules of the database. */
export interface HostileHub {
	readonly origin: string;
	signUp(name: string): Promise<HostilePerson>;
	/** Throws the database's error, unless the row is accepted. */
	store<Row>(
		person: HostilePerson,
		path: string,
		row: Record<string, unknown>,
		method?: "POST" | "PATCH",
	): Promise<Row>;
	stop(): Promise<void>;
}

interface Session {
	readonly access_token: string;
	readonly user: { readonly id: string };
}

async function readJson<Value>(response: Response, what: string): Promise<Value> {
	const text = await response.text();
	if (!response.ok) throw new Error(`${what}: ${response.status} ${text}`);
	return JSON.parse(text === "" ? "null" : text) as Value;
}

/**
 * Starts a separate hub from the existing build.
 * @returns the running hub; `stop` removes its data
 */
export async function startHostileHub(): Promise<HostileHub> {
	const hub: HubProcess = await startHubProcess(["--no-build"]);
	const settings = /id="hub-settings"[^>]*>([^<]+)</.exec(await (await fetch(hub.origin)).text())?.[1] ?? "{}";
	const { publishableKey } = JSON.parse(settings) as { publishableKey: string };
	const headers = { apikey: publishableKey, "Content-Type": "application/json" };
	let people = 0;
	return {
		origin: hub.origin,
		stop: hub.stop,
		signUp: async (name) => {
			const body = {
				email: `hostile-${++people}@example.org`,
				password: "correct horse battery staple",
				data: { full_name: name },
			};
			const response = await fetch(`${hub.origin}/auth/v1/signup`, {
				method: "POST",
				headers: { ...headers, apikey: hub.serviceRoleKey },
				body: JSON.stringify(body),
			});
			const session = await readJson<Session>(response, name);
			return { id: session.user.id, token: session.access_token, session };
		},
		store: async <Row>(person: HostilePerson, path: string, row: Record<string, unknown>, method = "POST") => {
			const response = await fetch(`${hub.origin}/rest/v1/${path}`, {
				method,
				headers: { ...headers, Authorization: `Bearer ${person.token}`, Prefer: "return=representation" },
				body: JSON.stringify(row),
			});
			const rows = await readJson<Row | Row[]>(response, path);
			const stored = Array.isArray(rows) ? rows[0] : rows;
			if (stored === undefined) throw new Error(`${path}: nothing was stored`);
			return stored;
		},
	};
}
