import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

const common = {
	/** ISO 8601. */
	at: z.string(),
	scriptId: z.string(),
	/** As it was called then. */
	name: z.string(),
};
/** Host of the page, without path and query; empty where the browser does not say. */
const page = z.string();

/** What a script did, or what happened to it. Addresses are hosts only, and texts have no secrets. */
export const logEntry = z.discriminatedUnion("kind", [
	z.object({ ...common, kind: z.literal("run"), page }),
	z.object({
		...common,
		kind: z.literal("error"),
		page,
		message: z.string(),
		/** In the script's code, from 1; null where it is not known, or in a library. */
		line: z.nullable(z.number()),
	}),
	z.object({
		...common,
		kind: z.literal("request"),
		page,
		method: z.string(),
		host: z.string(),
		/** Null when there was no answer. */
		status: z.nullable(z.number()),
		/** Why there was none: a code; null when there was one. */
		failure: z.nullable(z.string()),
	}),
	z.object({
		...common,
		kind: z.literal("update"),
		outcome: z.enum(["updated", "held", "failed"]),
		version: z.string(),
		problem: z.nullable(z.string()),
	}),
]);
export type LogEntry = z.infer<typeof logEntry>;
export type LogKind = LogEntry["kind"];
export const logKinds = ["run", "error", "request", "update"] as const satisfies readonly LogKind[];

/** Number of entries that are kept of each kind. */
export const MAX_LOG_ENTRIES = 500;

export const listLog = defineMessage({
	type: "SCRIPTORIUM_LIST_LOG",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_LOG",
		direction: "extension-internal",
		/** Newest first. */
		payload: z.object({ entries: z.array(logEntry) }),
	}),
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});

export const clearLog = defineMessage({
	type: "SCRIPTORIUM_CLEAR_LOG",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({ type: "SCRIPTORIUM_LOG_CLEARED", direction: "extension-internal", payload: z.object({}) }),
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});
