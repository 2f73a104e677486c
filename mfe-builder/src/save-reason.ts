import type { CodedError } from "@scriptorium/core-types/errors";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";

/** Messages for the reasons why a save failed; each says what to do next. */
export interface SaveReasons {
	readonly offline: string;
	/** A refused value or a conflict; receives the hub's own message. */
	invalid(message: string): string;
	readonly forbidden: string;
	readonly rateLimited: string;
	readonly signedOut: string;
	readonly unavailable: string;
}

/**
 * Says why the hub did not save.
 * @param error what the hub or the connection answered
 * @param text the messages of the screen that saves
 * @returns the message for the error's code
 */
export function saveReason(error: CodedError<DataErrorCode>, text: SaveReasons): string {
	switch (error.code) {
		case "OFFLINE":
			return text.offline;
		case "INVALID":
		case "CONFLICT":
			return text.invalid(error.message);
		case "FORBIDDEN":
		case "NOT_FOUND":
			return text.forbidden;
		case "RATE_LIMITED":
			return text.rateLimited;
		case "UNAUTHENTICATED":
			return text.signedOut;
		case "ABORTED":
		case "UNAVAILABLE":
		case "UNEXPECTED_ANSWER":
		case "UNKNOWN":
			return text.unavailable;
	}
}
