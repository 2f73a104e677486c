import {
	type ContactedHost,
	type TestResult,
	testRunLimits,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { Played } from "./play-test.ts";
import { LOGIN_HOST } from "./prepare-page.ts";
import type { RunRecord } from "./run-record.ts";

/** Puts together what was measured; what was not is null. */
export function writeResult(record: RunRecord, played: Played): TestResult {
	const { page, network, input } = record;
	const { measures, end } = played;
	const asked = new Set((measures?.requests ?? []).map(({ url }) => url));
	const requests = [
		...network.requests(asked),
		...record.requests.made.map(({ method, url, status }) => ({
			method,
			url: url.slice(0, 300),
			status,
			by: "script" as const,
		})),
	];
	const errors = [...new Set([...problemsOf(record, played), ...(measures?.errors ?? []), ...page.errors()])];
	return {
		success: errors.length === 0,
		executionTime: measures?.time ?? null,
		domMutations: measures?.mutations ?? null,
		logs: [...page.logs()],
		errors: errors.slice(0, testRunLimits.errors).map((error) => error.slice(0, testRunLimits.errorText)),
		networkRequests: requests.slice(0, testRunLimits.requests),
		device: input.device,
		page: { url: played.finalUrl.slice(0, testRunLimits.url), title: played.finalTitle.slice(0, 300) },
		notes: [...page.notes()],
		loadTime: played.loadTime,
		memory: end?.how === "finished" ? played.memory : null,
		pictures: { before: played.before, after: played.after },
		effects: measures?.effects ?? null,
		hosts: hostsOf(record, requests, end !== null),
	};
}

function problemsOf({ memoryProblem }: RunRecord, { notOpened, broken, end }: Played): string[] {
	const memory = memoryProblem();
	if (memory !== null) return [`${memory} The test ended it.`];
	if (notOpened !== null) return [notOpened];
	if (broken !== null) return [`${broken} The script or the page needed too much, or broke it.`];
	if (end === null) return [`The page did not become ready within ${testRunLimits.durationMs / 1000} seconds.`];
	if (end.how === "hangs")
		return ["The script did not let the page go on: it blocks the page, or its loop never ends."];
	return end.how === "threw" ? [end.error ?? "The script failed."] : [];
}

/**
 * All hosts that the browser asked the proxy for. One that no document, frame or worker is known to have asked for counts as the
 * script's once it has run: it is shown rather than hidden.
 */
function hostsOf(
	{ proxy, network }: RunRecord,
	requests: TestResult["networkRequests"],
	hasRun: boolean,
): ContactedHost[] {
	const ofScript = new Set(requests.flatMap(({ url, by }) => (by === "script" ? [URL.parse(url)?.hostname] : [])));
	const merged = new Map<string, ContactedHost>();
	for (const { host, connections, bytesSent, bytesReceived, refused } of proxy.hosts()) {
		if (host === LOGIN_HOST) continue;
		const known = merged.get(host);
		merged.set(host, {
			host,
			by: ofScript.has(host) || (hasRun && !network.hasSeen(host)) ? "script" : "page",
			connections: (known?.connections ?? 0) + connections,
			bytesSent: (known?.bytesSent ?? 0) + bytesSent,
			bytesReceived: (known?.bytesReceived ?? 0) + bytesReceived,
			refused: known?.refused ?? refused,
		});
	}
	return [...merged.values()].slice(0, testRunLimits.hosts);
}
