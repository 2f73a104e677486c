import type { HubBackend } from "./backend.ts";
import type { PartState } from "./parts-health.ts";

const PATIENCE_MS = 5_000;

/** The hub against a Supabase project: nothing local starts, the browser talks to the project itself. */
export function useProject(project: { url: string; publishableKey: string }): HubBackend {
	const { url, publishableKey } = project;
	const statusOf = async (path: string): Promise<number> => {
		try {
			const signal = AbortSignal.timeout(PATIENCE_MS);
			return (await fetch(`${url}${path}`, { headers: { apikey: publishableKey }, signal })).status;
		} catch {
			return 0; // no answer, or none in time
		}
	};
	const running = (status: number): PartState => (status >= 200 && status < 300 ? "running" : "failed");
	return {
		url,
		publishableKey,
		countingKey: process.env.HUB_COUNTING_KEY ?? null,
		pictureOrigins: [],
		signIn: `Sign in at /auth with Google (${new URL(url).host}).`,
		fetch: async () => null,
		health: async () => {
			const [rest, auth, functions] = await Promise.all([
				statusOf("/rest/v1/bookmarklets?select=id&limit=1"),
				statusOf("/auth/v1/settings"),
				statusOf("/functions/v1/health-check"),
			]);
			// A row that was read came out of the database; a function that is not deployed is not broken.
			return {
				postgres: running(rest),
				rest: running(rest),
				auth: running(auth),
				functions: functions === 404 ? "idle" : running(functions),
			};
		},
		stop: async () => undefined,
	};
}
