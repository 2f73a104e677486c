import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

const id = z.string().check(z.maxLength(64));
const done = defineEvent({
	type: "SCRIPTORIUM_CONNECTIONS_CHANGED",
	direction: "extension-internal",
	payload: z.object({}),
});

/** What a running script waits for the user to decide. */
export const connectQuestion = z.object({
	questionId: z.string(),
	scriptName: z.string(),
	/** Host of the page that the script runs on. */
	page: z.string(),
	/** `connect`: a request to a host that `@connect` does not name. `downloads`: to save a file, which needs a permission. */
	kind: z.enum(["connect", "downloads"]),
	/** With its port, unless that is the scheme's own; the file's name for `downloads`. */
	host: z.string(),
	address: z.string(),
	/** In the user's own network, or this computer. */
	local: z.boolean(),
	/** The script names every host (`@connect *`), so all can be allowed at once. */
	offersAll: z.boolean(),
});
export type ConnectQuestion = z.infer<typeof connectQuestion>;

export const getConnectQuestion = defineMessage({
	type: "SCRIPTORIUM_GET_CONNECT_QUESTION",
	direction: "extension-internal",
	payload: z.object({ questionId: id }),
	response: defineEvent({
		type: "SCRIPTORIUM_CONNECT_QUESTION",
		direction: "extension-internal",
		payload: connectQuestion,
	}),
	callers: ["allow-request"],
	/** QUESTION_GONE: nobody waits for the answer any more. */
	errors: ["QUESTION_GONE"],
});

/** `once`: this request. `always`: this host. `all`: every host of the internet. `deny`: not now. `never`: this host, never. */
export const connectChoice = z.enum(["once", "always", "all", "deny", "never"]);
export type ConnectChoice = z.infer<typeof connectChoice>;

export const answerConnectQuestion = defineMessage({
	type: "SCRIPTORIUM_ANSWER_CONNECT_QUESTION",
	direction: "extension-internal",
	payload: z.object({ questionId: id, choice: connectChoice }),
	response: done,
	callers: ["allow-request"],
	errors: ["QUESTION_GONE", "STORAGE_ERROR"],
});

/** The user's decisions about a script's hosts. `*` among the allowed: every host of the internet. */
export const getConnectDecisions = defineMessage({
	type: "SCRIPTORIUM_GET_CONNECT_DECISIONS",
	direction: "extension-internal",
	payload: z.object({ id }),
	response: defineEvent({
		type: "SCRIPTORIUM_CONNECT_DECISIONS",
		direction: "extension-internal",
		payload: z.object({ allowed: z.array(z.string()), refused: z.array(z.string()) }),
	}),
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});

/** Takes a decision back: the user is asked again. */
export const forgetConnectDecision = defineMessage({
	type: "SCRIPTORIUM_FORGET_CONNECT_DECISION",
	direction: "extension-internal",
	payload: z.object({ id, host: z.string().check(z.minLength(1), z.maxLength(260)) }),
	response: done,
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});
