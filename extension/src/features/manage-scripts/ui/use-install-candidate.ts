import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import { findInstalled } from "@scriptorium/shared-protocol/extension-internal/find-installed";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { useEffect, useState } from "react";
import { readHubScriptAddress } from "../../../library/hub-script-address.ts";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { compareScripts, type ScriptChanges } from "../domain/compare-scripts.ts";
import { fetchScript } from "../domain/fetch-script.ts";
import type { MenuScript } from "../domain/menu-script.ts";
import { readScript, type ScriptReview } from "../domain/read-script.ts";
import { requestOptions } from "./request-options.ts";

export interface Candidate {
	readonly sourceUrl: string;
	readonly review: ScriptReview;
	/** The bookmarklet that the hub serves as this userscript; null for any other one. */
	readonly menuScript: MenuScript | null;
	/** Null when no script is installed from this address, or when it cannot be read. */
	readonly changes: ScriptChanges | null;
}

export type CandidateState =
	| { readonly state: "loading" }
	| { readonly state: "failed"; readonly message: string }
	| { readonly state: "ready"; readonly candidate: Candidate };

/** Fetches the script once and compares it with the installed one. The shown text is the one that will be installed. */
export function useInstallCandidate(ports: PagePorts, scriptUrl: string, attempt: number): CandidateState {
	const [state, setState] = useState<CandidateState>({ state: "loading" });
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
	useEffect(() => {
		const leaving = new AbortController();
		setState({ state: "loading" });
		void loadCandidate(ports, scriptUrl, leaving.signal).then((result) => {
			if (leaving.signal.aborted) return;
			setState(
				result.ok ? { state: "ready", candidate: result.value } : { state: "failed", message: result.error.message },
			);
		});
		return () => leaving.abort();
	}, [ports, scriptUrl, attempt]);
	return state;
}

/** Describes the place where script managers would run different programs; null when there is none. */
async function findUnclearProgram(code: string): Promise<string | null> {
	const read = readScriptText(code);
	if (!read.ok) return read.problems[0].message;
	// Loaded lazily, as the parser is large and only this page needs it.
	const { parseBody } = await import("@scriptorium/userscript/parse-body");
	const parsed = parseBody(read.text);
	if (!parsed.ok || parsed.problem === null) return null;
	const { line, column, message } = parsed.problem;
	return `Line ${line}, column ${column}: ${message.replace(/\.$/, "")}`;
}

async function loadCandidate(ports: PagePorts, scriptUrl: string, signal: AbortSignal): Promise<Result<Candidate>> {
	const fetched = await fetchScript(scriptUrl, ports.hubOrigin, ports.fetcher, signal);
	if (!fetched.ok) return fetched;
	const review = readScript(fetched.value);
	if (!review.ok) return review;
	const unclear = await findUnclearProgram(review.value.code);
	if (unclear !== null) return fail("INVALID_SCRIPT", unclear);
	const sourceUrl = readHubScriptAddress(scriptUrl, ports.hubOrigin) ?? scriptUrl;
	const installed = await ports.client.request(findInstalled, { sourceUrl }, requestOptions);
	if (!installed.ok) return installed;
	const before = installed.value.script === null ? null : readScript(installed.value.script.code);
	const changes = before?.ok ? compareScripts(before.value, review.value) : null;
	const { readMenuScript } = await import("../domain/menu-script.ts");
	return succeed({ sourceUrl, review: review.value, menuScript: readMenuScript(review.value.code), changes });
}
