import { messageOf } from "@scriptorium/core-types/errors";
import type { IsolatedBrowser } from "@scriptorium/isolated-browser/open-isolated-browser";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import type { CanaryInput, CanaryReport } from "./canary-report.ts";
import { playScript } from "./play-script.ts";
import { openStage } from "./stage.ts";
import { wrapScript } from "./world/wrap-script.ts";

export const DEFAULT_WALL_MS = 12_000;

/**
 * Runs a script in a disposable browser context on a fixture page with planted secrets. A local proxy answers and records
 * all requests; none reaches the network.
 * @param script The script. Its kind is derived from the text again, as it is for rating.
 * @param options `browser` handles one run at a time; `signal` cancels the run; `wallMs` is the time limit in
 * milliseconds, after which a page that is still computing is terminated.
 * @returns The evidence found. Never rejects: a run that could not be completed has `answer: "none"` and a reason.
 */
export async function runCanary(
	script: CanaryInput,
	options: { readonly browser: IsolatedBrowser; readonly signal?: AbortSignal; readonly wallMs?: number },
): Promise<CanaryReport> {
	const { browser, signal, wallMs = DEFAULT_WALL_MS } = options;
	const read = readScriptText(script.code);
	if (!read.ok) return none(`Line ${read.problems[0].line}: ${read.problems[0].message}`);
	const input: CanaryInput = { code: read.text.body, kind: read.text.kind };
	const wrapped = wrapScript(read.text);
	if (wrapped === null && input.kind === "userscript") return none("It does not parse as a userscript.");
	const stage = await openStage(input, browser).catch((thrown: unknown) => messageOf(thrown));
	if (typeof stage === "string") return none(`The browser did not start: ${stage}`);
	const limit = AbortSignal.any([AbortSignal.timeout(wallMs), ...(signal ? [signal] : [])]);
	const ended = new Promise<string>((resolve) => {
		const stop = () => resolve(signal?.aborted ? "It was called off." : "It did not come to an end in time.");
		if (limit.aborted) stop();
		limit.addEventListener("abort", stop, { once: true });
		void stage.broken.then(resolve);
	});
	const played = playScript({ input, stage, wrapped, until: performance.now() + wallMs }).then(
		() => null,
		(thrown: unknown) => messageOf(thrown),
	);
	const reason = await Promise.race([played, ended]);
	const { evidence, requests } = stage.seen();
	await stage.close();
	if (reason === null) return { answer: "ran", evidence, requests };
	return { answer: "none", reason: browser.memoryProblem() ?? reason, evidence, requests };
}

function none(reason: string): CanaryReport {
	return { answer: "none", reason, evidence: [], requests: 0 };
}
