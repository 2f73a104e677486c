import type { AssistantFailure } from "@scriptorium/hub-data/assistant/ask-assistant";
import { assistantLimits } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { generationQuota } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type { Translation } from "@scriptorium/ui-kit/locale";
import * as z from "zod/mini";
import type { en } from "./messages/en.ts";

/** What the person reads of a question that failed. */
export interface FailureWords {
	/** The apology of spec 03 § 8, with the text for the status in it. */
	readonly apology: string;
	/** What to do, or when to try again; null when the apology says it. */
	readonly advice: string | null;
	/** Whether asking the same again can succeed. */
	readonly canRetry: boolean;
}

type Texts = Translation<typeof en>["failed"];

const waitDetails = z.object({ retry_after_seconds: z.number() });

/**
 * Puts a failure into words: one of the four texts of spec 03 § 8 by status, within the apology.
 * @param failure of the question
 * @param texts of the language
 * @param formattingLocale of the language, for times
 * @returns the words
 */
export function failureWords(failure: AssistantFailure, texts: Texts, formattingLocale: string): FailureWords {
	return {
		apology: apologize(errorText(failure, texts), texts),
		advice: adviceFor(failure, texts, formattingLocale),
		canRetry: failure.code !== "prompt_too_long" && failure.code !== "unauthenticated",
	};
}

function errorText({ status, code, message, received }: AssistantFailure, texts: Texts): string {
	if (status !== null) return texts.statuses[status];
	return texts.other(code === "OFFLINE" && received !== "" ? texts.cut : (reasonOf(code, texts) ?? message));
}

function reasonOf(code: string, { reasons }: Texts): string | undefined {
	const known: Readonly<Partial<Record<string, string>>> = reasons;
	return Object.hasOwn(reasons, code) ? known[code] : undefined;
}

/** The apology ends with a request to try again; a text that does so too does not say it twice. */
function apologize(message: string, { apology, tryAgain }: Texts): string {
	const said = message.endsWith(tryAgain) ? message.slice(0, -tryAgain.length) : message;
	return apology(said.trim().replace(/\.$/, ""));
}

function adviceFor(
	{ code, details, received }: AssistantFailure,
	texts: Texts,
	formattingLocale: string,
): string | null {
	switch (code) {
		case "rate_limited":
		case "RATE_LIMITED": {
			const wait = z.safeParse(waitDetails, parsed(details));
			return wait.success ? texts.inSeconds(Math.ceil(wait.data.retry_after_seconds)) : texts.inAMinute;
		}
		case "quota_exceeded": {
			const quota = z.safeParse(generationQuota, parsed(details));
			if (!quota.success) return texts.tomorrow;
			const time = new Intl.DateTimeFormat(formattingLocale, { dateStyle: "medium", timeStyle: "short" });
			return texts.from(time.format(new Date(quota.data.resets_at)));
		}
		case "prompt_too_long":
			return texts.shorten(assistantLimits.message);
		default:
			return received === "" ? null : texts.partStays;
	}
}

function parsed(details = ""): unknown {
	try {
		return JSON.parse(details);
	} catch {
		// Whatever else refused the request gives no details that can be read.
		return null;
	}
}
