import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { findInstalled } from "@scriptorium/shared-protocol/extension-internal/find-installed";
import { getProposal } from "@scriptorium/shared-protocol/extension-internal/propose-install";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { readingsOf } from "@scriptorium/userscript/text-readings";
import { useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { readProgram } from "../../../rating/read-program.ts";
import { fetchScript, readSourceAddress } from "../../../script-source/fetch-script.ts";
import type { MenuScript } from "../../../script-source/menu-script.ts";
import { notText } from "../../../script-source/not-text.ts";
import { readInstallable, readScript, type ScriptReview } from "../../../script-source/read-script.ts";
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
		const proposal = await ports.client.request(getProposal, { proposalId: source.proposalId }, requestOptions);
		return proposal.ok ? succeed({ ...proposal.value, sourceUrl: "" }) : proposal;
	}
	if (isLocalScript(source.url)) {
		const bytes = await ports.readLocalFile(source.url);
		const fileName = decodeURIComponent(source.url.slice(source.url.lastIndexOf("/") + 1));
		if (bytes === null) return fail("NETWORK_ERROR", `${fileName} could not be read`);
		const decoded = decodeText(bytes);
		if (!decoded.ok) return fail("INVALID_SCRIPT", notText(fileName, decoded.encoding));
		return succeed({ code: decoded.text, sourceUrl: "", fileName });
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
	const review = readInstallable(text.value.code);
	if (!review.ok) return review;
	const { unclearAt, menuScript } = await readProgram(review.value.code);
	const installed = await ports.client.request(findInstalled, { sourceUrl, code: review.value.code }, requestOptions);
	if (!installed.ok) return installed;
	const { script } = installed.value;
	const before = script === null ? null : readScript(script.code);
	return succeed({
		sourceUrl,
		fileName,
		review: { ...review.value, readings: readingsOf(review.value.code, unclearAt) },
		menuScript,
		replaces: script && {
			...script,
			version: before?.ok ? before.value.version : "",
			changes: before?.ok ? compareScripts(before.value, review.value) : null,
		},
	});
}
