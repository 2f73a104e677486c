import type { AssistantFailure } from "@scriptorium/hub-data/assistant/ask-assistant";
import { expect, test } from "vitest";
import { failureWords } from "./failure-words.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";

const failure = (parts: Partial<AssistantFailure>): AssistantFailure => ({
	code: "UNKNOWN",
	message: "No.",
	received: "",
	status: null,
	...parts,
});
const words = (parts: Partial<AssistantFailure>) => failureWords(failure(parts), en.failed, "en");

test.each([
	[
		404,
		"I'm sorry, I encountered an error: AI assistant service not found. Please ensure the edge function is deployed. Please try again.",
	],
	[
		500,
		"I'm sorry, I encountered an error: AI assistant service error. This might be due to missing API keys or service configuration. Please try again.",
	],
	// Its own text ends like the apology.
	[400, "I'm sorry, I encountered an error: Invalid request to AI assistant. Please try again."],
	[null, "I'm sorry, I encountered an error: AI assistant error: No. Please try again."],
] as const)("status %s has the text of the specification in the apology", (status, apology) => {
	expect(words({ status })).toEqual({ apology, advice: null, canRetry: true });
});

test("too many requests say when to try again", () => {
	const limited = words({ code: "rate_limited", details: '{"retry_after_seconds":7}' });
	expect(limited.apology).toContain("AI assistant error: Too many requests at once. Please try again.");
	expect(limited.advice).toBe("You can ask again in 7 seconds.");
	expect(words({ code: "RATE_LIMITED" }).advice).toBe("You can ask again in a minute.");
	const quota = { used: 50, limit: 50, resets_at: "2026-11-30T00:00:00.000Z" };
	const used = words({ code: "quota_exceeded", details: JSON.stringify(quota) });
	expect(used.advice).toMatch(/^You can ask again from Nov \d+, 2026, .+\.$/);
	expect(words({ code: "quota_exceeded", details: "{" }).advice).toBe("You can ask again tomorrow.");
});

test("a cut answer says that its part stays, and what cannot succeed is not offered again", () => {
	expect(words({ code: "OFFLINE", received: "Half" })).toMatchObject({
		apology: expect.stringContaining("The connection was lost before the answer was complete."),
		advice: "The part that came stays here. It is incomplete.",
	});
	expect(words({ code: "OFFLINE" }).apology).toContain("The hub cannot be reached. Check your connection.");
	expect(words({ code: "prompt_too_long" })).toMatchObject({
		canRetry: false,
		advice: expect.stringContaining("4,000"),
	});
	expect(words({ code: "unauthenticated" }).canRetry).toBe(false);
});

test("in German, too, nothing is said twice", () => {
	const { apology } = failureWords(failure({ status: 400 }), de.failed, "de");
	expect(apology).toBe(
		"Es tut mir leid, ein Fehler ist aufgetreten: Ungültige Anfrage an den KI-Assistenten. Bitte versuche es noch einmal.",
	);
});
