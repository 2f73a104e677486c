import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { refuseAddress } from "@scriptorium/egress-proxy/public-address";
import {
	type Connector,
	type EgressProxy,
	type Resolver,
	startEgressProxy,
} from "@scriptorium/egress-proxy/start-egress-proxy";
import { openIsolatedBrowser } from "@scriptorium/isolated-browser/open-isolated-browser";
import {
	type TestResult,
	type TestRunPhase,
	testRunLimits,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { answerRequests } from "./answer-requests.ts";
import { createEgressClient, type EgressClient } from "./fetch-file.ts";
import { playTest } from "./play-test.ts";
import { preparePage } from "./prepare-page.ts";
import type { BrowserTestInput, RunRecord } from "./run-record.ts";
import { readProgram } from "./run-script.ts";
import { testFlags } from "./test-flags.ts";
import { watchNetwork } from "./watch-network.ts";
import { watchPage } from "./watch-page.ts";
import { within } from "./within.ts";
import { writeResult } from "./write-result.ts";

export interface BrowserTestPorts {
	/** Path of a Chromium, and the memory limit of all its processes together in megabytes. */
	readonly browser: { readonly chromium: string; readonly memoryMb: number };
	readonly resolver: Resolver;
	readonly connector: Connector;
	/** Ends the run: its browser is killed. */
	readonly signal: AbortSignal;
	readonly onPhase: (phase: TestRunPhase) => void;
}

/** Name of the script in stacks; no page has this address. */
const SCRIPT_URL = "scriptorium-script-under-test.js";
const CLOSE_MS = 2_000;

/**
 * Runs a script on a page in a browser of its own and measures what it does. The browser has a throw-away profile and no way out but
 * an egress proxy of its own, which reaches public addresses only.
 * @param input script, page and device
 * @param ports browser, network and how the run is followed and ended
 * @returns what was measured, also when the script or the page failed; an error when nothing was run
 * @throws the signal's reason when the run was cancelled
 */
export async function runBrowserTest(
	input: BrowserTestInput,
	ports: BrowserTestPorts,
): Promise<Result<TestResult, "code_unreadable" | "url_not_allowed" | "browser_unavailable">> {
	const { signal, onPhase } = ports;
	const url = URL.parse(input.testUrl);
	const refused = url === null ? "Enter a complete address, such as https://example.com/." : refuseAddress(url);
	if (url === null || refused !== null) return fail("url_not_allowed", refused ?? "");
	const read = readProgram(input.code);
	if (!read.ok) return read;
	signal.throwIfAborted();
	onPhase("starting");
	const browser = openIsolatedBrowser({
		...ports.browser,
		profilePrefix: "scriptorium-test-",
		flags: testFlags(),
		acceptInsecureCerts: false,
		viewport: null,
	});
	const onAbort = () => void browser.kill();
	signal.addEventListener("abort", onAbort, { once: true });
	let proxy: EgressProxy | null = null;
	let client: EgressClient | null = null;
	try {
		const { resolver, connector } = ports;
		proxy = await startEgressProxy({ resolver, connector, maxBytes: testRunLimits.bytes });
		const opened = await browser.get().then(
			(started) => ({ started }),
			(thrown: unknown) => ({ problem: messageOf(thrown) }),
		);
		signal.throwIfAborted();
		if ("problem" in opened)
			return fail("browser_unavailable", "The browser did not start. Try again later.", opened.problem);
		const prepared = await preparePage(opened.started, input.device, proxy);
		client = createEgressClient(proxy);
		const record: RunRecord = {
			input,
			proxy,
			requests: await answerRequests(prepared.session, client, signal),
			network: await watchNetwork(prepared.session, SCRIPT_URL),
			page: await watchPage(prepared.page, prepared.session, SCRIPT_URL),
			memoryProblem: browser.memoryProblem,
		};
		proxy.onExceeded((reason) => record.page.addNote(reason));
		const played = await playTest({
			...prepared,
			record,
			client,
			text: read.value,
			url,
			scriptUrl: SCRIPT_URL,
			signal,
			onPhase,
		});
		signal.throwIfAborted();
		return succeed(writeResult(record, played));
	} catch (thrown) {
		signal.throwIfAborted();
		throw thrown;
	} finally {
		signal.removeEventListener("abort", onAbort);
		await within(CLOSE_MS, browser.kill());
		await client?.close();
		await proxy?.close();
	}
}
