import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import type { CodedError } from "@scriptorium/shared-protocol/errors";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./messages/en.ts";

/** Why the hub did not save, in words. */
export function reasonOf(error: CodedError<DataErrorCode>, text: Translation<typeof en>["reasons"]): string {
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
