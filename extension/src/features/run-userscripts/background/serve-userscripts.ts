import type { Clock } from "@scriptorium/core-types/clock";
import { fail, succeed } from "@scriptorium/core-types/errors";
import type { Envelope } from "@scriptorium/shared-protocol/channel/envelope";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { requestFailed } from "@scriptorium/shared-protocol/channel/request-failed";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	reportPageRuns,
	reportRun,
	UNKNOWN_CALL,
} from "@scriptorium/shared-protocol/extension-internal/user-script-calls";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import { authorName } from "../../../safe-text/author-text.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { ScriptRecords } from "../../../script-library/script-records.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { errorLine } from "../domain/error-line.ts";
import { planScript } from "../domain/planned-script.ts";
import { coversSite } from "../domain/script-targets.ts";
import type { AuthorizeCall } from "./authorize-call.ts";

export interface UserScriptCallPorts {
	readonly library: ScriptLibrary;
	readonly records: ScriptRecords;
	readonly authorize: AuthorizeCall;
	/** Called with runs that were counted, and where they took place. */
	readonly onRuns: (runs: readonly CountedRun[], sender: UserScriptSender | null) => void;
}

/** A run that a script reported. */
export interface CountedRun {
	readonly scriptId: string;
	readonly name: string;
	/** Null for a run without an error. */
	readonly error: string | null;
	/** Of the script's code, where the error was thrown; null where that is not known. */
	readonly line: number | null;
}

function countedRun(script: StoredScript, error: string | null, stack: string | null | undefined): CountedRun {
	const plan = planScript(script);
	const name = authorName(plan?.name ?? "") || script.id;
	const line = plan === null || error === null || stack == null ? null : errorLine(plan, stack);
	return { scriptId: script.id, name, error, line };
}

/** Counts the runs of scripts. Every call of a script with grants is checked against its sites. */
export function serveUserScripts(ports: UserScriptCallPorts): Served<UserScriptSender | null>[] {
	const { library, records, authorize, onRuns } = ports;

	return [
		serve(reportRun)<UserScriptSender | null>(async ({ error, stack, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, null);
			if (!authorized.ok) return authorized;
			await records.addRuns([{ scriptId: claim.scriptId, error }]);
			onRuns([countedRun(authorized.value, error, stack)], sender);
			return succeed({});
		}),
		serve(reportPageRuns)<UserScriptSender | null>(async ({ channel, runs }, { sender }) => {
			if (channel !== (await records.channel())) return fail("PERMISSION_DENIED", "Not the extension's own listener");
			const { scripts } = await library.list();
			const here = scripts.filter((script) => {
				const plan = script.enabled ? planScript(script) : null;
				return plan !== null && !plan.ownWorld && coversSite(plan.targets, sender?.url ?? "");
			});
			const known = new Map(here.map((script) => [script.id, script]));
			await records.addRuns(runs.filter(({ scriptId }) => known.has(scriptId)));
			const counted = runs.flatMap(({ scriptId, error, stack }) => {
				const script = known.get(scriptId);
				return script === undefined ? [] : [countedRun(script, error, stack)];
			});
			onRuns(counted, sender);
			return succeed({});
		}),
	];
}

/**
 * Answers every message of a userscript: one that the server ignores (an unknown call, a malformed payload) gets an error
 * code, so that the script's author sees why nothing happened.
 */
export function answerUserScripts(
	server: (message: unknown) => Promise<Envelope | null>,
	clock: Clock,
): (message: unknown) => Promise<Envelope> {
	const unknown = {
		code: UNKNOWN_CALL,
		message: "This version of the extension does not have this call, or not with these values",
	};
	return async (message) =>
		(await server(message)) ?? makeEnvelope(requestFailed.type, unknown, "extension", clock.now());
}
