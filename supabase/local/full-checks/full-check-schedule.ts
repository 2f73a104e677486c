import { RULES_VERSION } from "@scriptorium/script-analyzer/rating/rules-version";
import type { Sql } from "postgres";
import * as z from "zod";
import { createSchedule, type Schedule } from "../schedules/schedule.ts";

/** People look at the page of the script that they have just saved. */
const POLL_INTERVAL_MS = 2_000;

const answer = z.tuple([z.object({ waits: z.boolean() })]);

/**
 * The full checks of the local backend, which need no browser: looks for versions that were checked in part, and checks them one after the
 * other, each in a process of its own at a low priority. What runs them is loaded only when one waits.
 *
 * @param options access to the database, as its superuser and as a worker
 * @param options.log receives a line when the queue fails
 * @returns the schedule, which has not begun
 */
export function createFullCheckSchedule(options: {
	readonly sql: Sql;
	readonly url: string;
	readonly serviceRoleKey: string;
	readonly log: (line: string) => void;
}): Schedule {
	const { sql, log, ...project } = options;
	const stopping = new AbortController();
	const { signal } = stopping;
	const schedule = createSchedule({
		name: "Full checks of scripts",
		intervalMs: POLL_INTERVAL_MS,
		work: async () => {
			await sql`select private.note_worker('full-check', ${RULES_VERSION})`;
			const rows = await sql`select exists (select from private.due_full_checks(${RULES_VERSION})) as waits`;
			if (answer.parse([...rows])[0].waits) await checkAll(project, signal);
			return false;
		},
		log,
	});
	return {
		begin: schedule.begin,
		stop: async () => {
			stopping.abort();
			await schedule.stop();
		},
	};
}

async function checkAll(
	project: { readonly url: string; readonly serviceRoleKey: string },
	signal: AbortSignal,
): Promise<void> {
	const [{ createFullCheckStore }, { loadLibraries }, { runFullCheck }, { workOffChecks }, ports] = await Promise.all([
		import("../../canary-worker/full-check/full-check-store.ts"),
		import("../../canary-worker/full-check/load-libraries.ts"),
		import("../../canary-worker/full-check/run-full-check.ts"),
		import("../../canary-worker/full-check/work-off-checks.ts"),
		import("@scriptorium/egress-proxy/system-ports"),
	]);
	const { systemResolver, directConnector } = ports;
	const worked = await workOffChecks({
		store: createFullCheckStore(project),
		load: (code) => loadLibraries(code, { resolver: systemResolver, connector: directConnector, signal }),
		run: runFullCheck,
		signal,
	});
	if (!worked.ok && !signal.aborted) throw new Error(worked.error.message);
}
