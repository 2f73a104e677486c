import { testRunEnd, testRunLog, testRunStep } from "@scriptorium/shared-protocol/test-run-result";
import * as z from "zod/mini";

// Between the builder and the sandbox document, over their `MessagePort`.

/** Runs a program in the sandbox, on a page made of `html`. */
export interface SandboxOrder {
	readonly html: string;
	/** An expression, as `programText` writes it. */
	readonly program: string;
	/** Milliseconds since 1970. */
	readonly startedAt: number;
}

/** Answered with the same, while the sandbox is not blocked. */
export const PING = "ping";

/** Untrusted: the code in the sandbox can send it as well. */
export const sandboxReport = z.union([
	z.literal(PING),
	z.literal("not a program"),
	z.object({
		steps: z.array(testRunStep).check(z.maxLength(2000)),
		logs: z.array(testRunLog).check(z.maxLength(2000)),
		end: z.optional(z.omit(testRunEnd, { duration: true, timestamp: true })),
	}),
]);
