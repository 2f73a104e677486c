import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { connectionStatus } from "./connection-status.ts";

/** Sent right after connecting; the state becomes `connected` with the answer. */
export const checkConnection = defineMessage({
	type: "SCRIPTORIUM_CHECK_CONNECTION",
	direction: "web-to-extension",
	payload: z.object({}),
	response: connectionStatus,
	callers: ["hub"],
	errors: [],
});
