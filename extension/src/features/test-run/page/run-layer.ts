import { makeEnvelope, REQUEST_FAILED } from "@scriptorium/shared-protocol/channel/make-envelope";
import { type Program, type RunningProgram, runProgram } from "@scriptorium/test-run/run-program";
import type { ProgramReport } from "@scriptorium/test-run/send-reports";

export interface LayerSettings {
	/** Type of the message with a report. */
	readonly type: string;
	readonly secret: string;
	readonly load: number;
	readonly startedAt: number;
	readonly saved: string | null;
}

const MAX_ATTEMPTS = 20;
const PAUSE_MS = 100;
/** A worker that is stopped in the middle sometimes neither answers nor closes the channel. The worker counts a repeated report once. */
const ANSWER_MS = 2000;

/** What the worker calls in the world of the run. */
export interface RunLayer {
	start(settings: LayerSettings, program: Program): void;
	/** Whether the code of this run and page load was a program and has begun. */
	hasBegun(of: Pick<LayerSettings, "secret" | "load">): boolean;
	stop(): void;
}

/**
 * What the worker says of a report. Only a run that it does not know is refused for good: a worker that is just starting or ending
 * may answer nothing, or be unable to store the report.
 */
function answerOf(reply: unknown): "stored" | "refused" | "none" {
	if (typeof reply !== "object" || reply === null || !("type" in reply)) return "none";
	if (reply.type !== REQUEST_FAILED) return "stored";
	const payload = "payload" in reply ? reply.payload : null;
	const isUnknownRun =
		typeof payload === "object" && payload !== null && "code" in payload && payload.code === "RUN_NOT_FOUND";
	return isUnknownRun ? "refused" : "none";
}

const pause = (milliseconds: number): Promise<null> =>
	new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

/**
 * Runs code in a page for the worker.
 * @param send to the worker; resolves with its reply
 * @param isAlive false after the extension was updated or removed
 */
export function createRunLayer(send: (message: object) => Promise<unknown>, isAlive: () => boolean): RunLayer {
	let running: RunningProgram | null = null;
	let begun = "";
	const keyOf = ({ secret, load }: Pick<LayerSettings, "secret" | "load">): string => `${secret} ${load}`;
	// A page in the back/forward cache would go on when it is shown again, beside the code that is put into it then.
	addEventListener("pagehide", () => {
		running?.leave();
		running?.stop();
	});
	return {
		hasBegun: (of) => begun === keyOf(of),
		stop: () => running?.stop(),
		start({ type, secret, load, startedAt, saved }, program) {
			const key = keyOf({ secret, load });
			if (begun === key) return;
			running?.stop();
			begun = key;
			const report = async (content: ProgramReport): Promise<boolean> => {
				const message = makeEnvelope(type, { secret, load, ...content }, "extension", Date.now());
				for (let attempt = 0; attempt < MAX_ATTEMPTS && isAlive(); attempt += 1) {
					// It rejects when the worker is stopped in the middle; the next message starts it again.
					const reply = await Promise.race([send(message).catch(() => null), pause(ANSWER_MS)]);
					const answer = answerOf(reply);
					if (answer !== "none") return answer === "stored";
					await pause(PAUSE_MS);
				}
				return false;
			};
			running = runProgram(program, report, { startedAt, saved });
		},
	};
}
