import * as z from "zod/mini";
import { defineEvent } from "../channel/define-message.ts";

/** Version and capabilities of the extension. */
export const connectionStatus = defineEvent({
	type: "SCRIPTORIUM_CONNECTION_STATUS",
	direction: "extension-to-web",
	payload: z.object({
		connected: z.boolean(),
		version: z.string().check(z.maxLength(40)),
		/** For example `install-script`; `run-userscripts` only while the browser's switch for it is on. */
		capabilities: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50)),
	}),
});
