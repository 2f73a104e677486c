import type { CodedError } from "@scriptorium/core-types/errors";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import type { TestRunErrorCode } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { Translation } from "@scriptorium/ui-kit/locale";
import * as z from "zod/mini";
import type { en } from "./messages/en.ts";

/** Why the server did not run a test. */
export interface ServerRefusal {
	/** With what to do next. */
	readonly sentence: string;
	/** What the screen offers beside pressing Run Test again; null for nothing. */
	readonly offer: "sandbox" | "sign-in" | null;
}

type Code = TestRunErrorCode | DataErrorCode;

const retryAfter = z.object({ retry_after_seconds: z.number().check(z.nonnegative()) });
const place = z.object({ line: z.number(), message: z.string() });

/**
 * Writes why there is no result.
 * @param error of the call
 * @param text the words
 * @returns the sentence, and what helps
 */
export function serverRefusal({ code, details }: CodedError<Code>, text: Translation<typeof en>): ServerRefusal {
	if (code === "rate_limited" || code === "RATE_LIMITED") {
		const wait = read(retryAfter, details);
		const minutes = wait === null ? null : Math.max(1, Math.ceil(wait.retry_after_seconds / 60));
		return { sentence: text.server.rateLimited(minutes), offer: "sandbox" };
	}
	const unreadable = code === "code_unreadable" ? read(place, details) : null;
	if (unreadable) return { sentence: text.notices.unreadable(unreadable.line, unreadable.message), offer: null };
	return { sentence: text.server.refusals[code === "ABORTED" ? "UNKNOWN" : code], offer: offerOf(code) };
}

function offerOf(code: Code): ServerRefusal["offer"] {
	if (code === "unauthenticated" || code === "UNAUTHENTICATED") return "sign-in";
	const isWithoutServer = ["busy", "browser_unavailable", "OFFLINE", "UNAVAILABLE", "FORBIDDEN", "NOT_FOUND"];
	return isWithoutServer.includes(code) ? "sandbox" : null;
}

function read<Shape extends z.ZodMiniType>(shape: Shape, details: string | undefined): z.output<Shape> | null {
	if (details === undefined) return null;
	let value: unknown;
	try {
		value = JSON.parse(details);
	} catch {
		return null;
	}
	const parsed = z.safeParse(shape, value);
	return parsed.success ? parsed.data : null;
}
