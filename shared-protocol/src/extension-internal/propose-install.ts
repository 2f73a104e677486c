import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** A text of the user, from a file or written here, that the confirmation page is to show. */
const proposal = z.object({
	code: z.string().check(z.minLength(1), z.maxLength(1_048_576)),
	/** Name of the file; null for a text that was typed or pasted. */
	fileName: z.nullable(z.string().check(z.maxLength(300))),
});

/** Keeps a text for the confirmation page until the browser is closed. Installs nothing. */
export const proposeInstall = defineMessage({
	type: "SCRIPTORIUM_PROPOSE_INSTALL",
	direction: "extension-internal",
	payload: proposal,
	response: defineEvent({
		type: "SCRIPTORIUM_INSTALL_PROPOSED",
		direction: "extension-internal",
		payload: z.object({ proposalId: z.string() }),
	}),
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
	maxBytes: 8 * 1024 * 1024,
});

export const getProposal = defineMessage({
	type: "SCRIPTORIUM_GET_PROPOSAL",
	direction: "extension-internal",
	payload: z.object({ proposalId: z.string().check(z.maxLength(64)) }),
	response: defineEvent({ type: "SCRIPTORIUM_PROPOSAL", direction: "extension-internal", payload: proposal }),
	callers: ["confirm-install"],
	/** NOT_FOUND: the browser was closed since, or the worker was updated. */
	errors: ["NOT_FOUND", "STORAGE_ERROR"],
});
