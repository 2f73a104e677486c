import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import { findInstalled } from "@scriptorium/shared-protocol/extension-internal/find-installed";
import { getProposal } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import { useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { fetchScript, readSourceAddress } from "../../../script-source/fetch-script.ts";
import type { MenuScript } from "../../../script-source/menu-script.ts";
import { readScript, type ScriptReview } from "../../../script-source/read-script.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { compareScripts, type ScriptChanges } from "../domain/compare-scripts.ts";
import { type InstallSource, isLocalScript } from "../domain/install-source.ts";

/** The installed script that would be replaced. */
export interface ReplacedScript {
	readonly id: string;
	readonly code: string;
	readonly version: string;
	/** Empty for a script from a file, or written here. */
	readonly sourceUrl: string;
	/** Its code was changed in the extension's editor. */
	readonly edited: boolean;
	/** Null when it cannot be read. */
	readonly changes: ScriptChanges | null;
}

export interface Candidate {
	/** Web address; empty for a text from a file, or written here. */
	readonly sourceUrl: string;
	/** Null for a text that is not from a file. */
	readonly fileName: string | null;
	readonly review: ScriptReview;
	/** The bookmarklet that the hub serves as this userscript; null for any other one. */
	readonly menuScript: MenuScript | null;
	readonly replaces: ReplacedScript | null;
}

export type CandidateState =
	| { readonly state: "loading" }
	| { readonly state: "failed"; readonly message: string }
	| { readonly state: "ready"; readonly candidate: Candidate };

/** Reads the script once and compares it with the installed one. The shown text is the one that will be installed. */
export function useInstallCandidate(ports: PagePorts, source: InstallSource, attempt: number): CandidateState {
	const [state, setState] = useState<CandidateState>({ state: "loading" });
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
	useEffect(() => {
		const leaving = new AbortController();
		setState({ state: "loading" });
		void loadCandidate(ports, source, leaving.signal).then((result) => {
			if (leaving.signal.aborted) return;
			setState(
				result.ok ? { state: "ready", candidate: result.value } : { state: "failed", message: result.error.message },
			);
		});
		return () => leaving.abort();
	}, [ports, source, attempt]);
	return state;
}

interface SourceText {
	readonly code: string;
	readonly sourceUrl: string;
	readonly fileName: string | null;
}

async function readSource(ports: PagePorts, source: InstallSource, signal: AbortSignal): Promise<Result<SourceText>> {
	if (source.kind === "proposal") {
		const kept = await ports.client.request(getProposal, { proposalId: source.proposalId }, requestOptions);
		return kept.ok ? succeed({ ...kept.value, sourceUrl: "" }) : kept;
	}
	if (isLocalScript(source.url)) {
		const code = await ports.readLocalFile(source.url);
		const fileName = decodeURIComponent(source.url.slice(source.url.lastIndexOf("/") + 1));
		if (code === null) return fail("NETWORK_ERROR", `${fileName} could not be read`);
		return succeed({ code, sourceUrl: "", fileName });
	}
	const { hubOrigin, fetcher } = ports;
	const fetched = await fetchScript(source.url, { hubOrigin, fetcher, signal });
	if (!fetched.ok) return fetched;
	const sourceUrl = readSourceAddress(source.url, hubOrigin) ?? source.url;
	return succeed({ code: fetched.value?.code ?? "", sourceUrl, fileName: null });
}

async function loadCandidate(ports: PagePorts, source: InstallSource, signal: AbortSignal): Promise<Result<Candidate>> {
	const text = await readSource(ports, source, signal);
	if (!text.ok) return text;
	const { sourceUrl, fileName } = text.value;
	const review = readScript(text.value.code);
	if (!review.ok) return review;
	// Loaded lazily, as the parser is large and only this page needs it.
	const [{ findUnclearProgram }, { readMenuScript }] = await Promise.all([
		import("../../../script-source/find-unclear-program.ts"),
		import("../../../script-source/menu-script.ts"),
	]);
	const unclear = findUnclearProgram(review.value.code);
	if (unclear !== null) return fail("INVALID_SCRIPT", unclear);
	const installed = await ports.client.request(findInstalled, { sourceUrl, code: review.value.code }, requestOptions);
	if (!installed.ok) return installed;
	const { script } = installed.value;
	const before = script === null ? null : readScript(script.code);
	return succeed({
		sourceUrl,
		fileName,
		review: review.value,
		menuScript: readMenuScript(review.value.code),
		replaces: script && {
			...script,
			version: before?.ok ? before.value.version : "",
			changes: before?.ok ? compareScripts(before.value, review.value) : null,
		},
	});
}
