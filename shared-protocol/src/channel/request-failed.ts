import * as z from "zod/mini";
import { defineEvent } from "./define-message.ts";
import { REQUEST_FAILED } from "./make-envelope.ts";

/** Answers a request that failed: one of the codes its message declares, or `UNKNOWN_ERROR`. */
export const requestFailed = defineEvent({
	type: REQUEST_FAILED,
	direction: "extension-to-web",
	payload: z.object({
		code: z.string().check(z.maxLength(60)),
		message: z.string().check(z.maxLength(2000)),
		details: z.optional(z.string().check(z.maxLength(4000))),
	}),
});
