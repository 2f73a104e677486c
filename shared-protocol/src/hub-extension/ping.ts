import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

const beat = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** Repeats the id of the PING it answers. */
export const pong = defineEvent({ type: "SCRIPTORIUM_PONG", direction: "extension-to-web", payload: beat });

/** Sent every 10 s; also keeps the extension's worker alive while the hub is open. */
export const ping = defineMessage({
	type: "SCRIPTORIUM_PING",
	direction: "web-to-extension",
	payload: beat,
	response: pong,
	callers: ["hub"],
	errors: [],
});
