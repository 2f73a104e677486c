import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { AnalysisResult, LibraryFile } from "@scriptorium/script-analyzer/analysis-result";
import { FULL_CHECK_STEPS } from "@scriptorium/script-analyzer/step-budgets";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import * as z from "zod";

export interface FullCheckInput {
	/** The stored text of the version. */
	readonly code: string;
	readonly title: string;
	/** Its files, which are rated with it. */
	readonly libraries: readonly LibraryFile[];
}

export interface FullCheckLimits {
	/** Seconds of processor time. Four times what the slowest of the public scripts took. */
	readonly cpuSeconds: number;
	/** Seconds on the clock, for a machine that does other work; below the six minutes after which a version is given to another worker. */
	readonly wallSeconds: number;
	/** Megabytes of the analyzer's heap. */
	readonly memoryMb: number;
}

export const FULL_CHECK_LIMITS: FullCheckLimits = { cpuSeconds: 120, wallSeconds: 300, memoryMb: 1_024 };

/** What the process may use besides the heap: code, stack, buffers. */
const EXTRA_MB = 512;
const LIMITED = fileURLToPath(new URL("limit-process.sh", import.meta.url));
const CHECK = fileURLToPath(new URL("check-process.ts", import.meta.url));
/** Of the worker's environment the process sees only these: none of them is a key. */
const PASSED_ON = ["PATH", "HOME", "TMPDIR", "NODE_COMPILE_CACHE"];

/**
 * Rates a script and its libraries with the steps of the full check, in a process of its own with limits. Never rejects.
 *
 * @param input the script
 * @param options when to stop
 * @param options.signal ends the process at once
 * @param options.limits `FULL_CHECK_LIMITS` if left out; the processor's time is limited on Linux and macOS, the clock everywhere
 * @param options.steps evaluation steps; those of the full check if left out
 * @returns the result, which the edge function would have with as many steps; `no_result` with the reason for administrators
 */
export async function runFullCheck(
	input: FullCheckInput,
	options: { readonly signal: AbortSignal; readonly limits?: FullCheckLimits; readonly steps?: number },
): Promise<Result<AnalysisResult, "no_result">> {
	const { signal, limits = FULL_CHECK_LIMITS, steps = FULL_CHECK_STEPS } = options;
	const ending = AbortSignal.any([signal, AbortSignal.timeout(limits.wallSeconds * 1_000)]);
	const ended = Promise.withResolvers<Result<AnalysisResult, "no_result">>();
	const giveUp = (reason: string) => ended.resolve(fail("no_result", reason));
	const child = startLimited(limits, ending);
	child.once("message", (message) => ended.resolve(readResult(message)));
	// Also when the signal has ended it, which is an error without a process.
	child.once("error", () =>
		giveUp(signal.aborted ? "It was called off." : `It took more than ${limits.wallSeconds} s.`),
	);
	child.once("exit", (_code, by) => giveUp(whyEnded(by, limits)));
	child.send({ input, steps }, (error) => error && giveUp(error.message));
	const result = await ended.promise;
	child.kill("SIGKILL");
	return result;
}

/** The stack keeps Node's default size, as in the edge function: how deeply code may be nested decides results. */
function startLimited(limits: FullCheckLimits, signal: AbortSignal) {
	const node = [process.execPath, `--max-old-space-size=${limits.memoryMb}`, CHECK];
	const [program = "", ...args] = process.platform === "win32" ? node : [LIMITED, ...node];
	const passedOn = PASSED_ON.flatMap((name) => {
		const value = process.env[name];
		return value === undefined ? [] : [[name, value] as const];
	});
	return spawn(program, args, {
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		env: {
			...Object.fromEntries(passedOn),
			LIMIT_CPU_SECONDS: String(limits.cpuSeconds),
			LIMIT_DATA_KB: String((limits.memoryMb + EXTRA_MB) * 1_024),
		},
		signal,
		killSignal: "SIGKILL",
	});
}

function readResult(message: unknown): Result<AnalysisResult, "no_result"> {
	const read = z.safeParse(analysisResult, message);
	if (!read.success) return fail("no_result", "The process answered something else.");
	// Nothing is known then, and the report of the first check may know more.
	return read.data.risk_level === "unrated" ? fail("no_result", read.data.summary) : succeed(read.data);
}

function whyEnded(by: NodeJS.Signals | null, { cpuSeconds, memoryMb }: FullCheckLimits): string {
	if (by === "SIGXCPU" || by === "SIGKILL") return `It took more than ${cpuSeconds} s of processor time.`;
	if (by === "SIGABRT" || by === "SIGTRAP") return `It used more than ${memoryMb} MB.`;
	return "The process ended without a result.";
}
