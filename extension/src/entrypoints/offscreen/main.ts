import { systemClock } from "@scriptorium/core-types/clock";
import { fail, succeed } from "@scriptorium/core-types/errors";
import { createServer, serve } from "@scriptorium/shared-protocol/channel/serve";
import { inspectScript } from "@scriptorium/shared-protocol/extension-internal/inspect-script";
import { rateProgram } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import { writeClipboard } from "@scriptorium/shared-protocol/extension-internal/user-script-browser";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import { copyToClipboard } from "../../platform/copy-to-clipboard.ts";
import { onWorkerMessage } from "../../platform/offscreen.ts";
import { inspectCode } from "../../rating/inspect-script.ts";
import { programRatable, rateScript } from "../../rating/rate-script.ts";
import { spawnRatingWorker } from "../../rating/spawn-rating-worker.ts";

// A hidden page, open while the worker needs it: it can start workers and write to the clipboard, which the extension's own worker cannot.
const { signal } = new AbortController();
const server = createServer<null>({
	served: [
		serve(inspectScript)(async ({ code, libraries }) =>
			succeed(await inspectCode(code, { libraries, hubOrigin: HUB_ORIGIN, spawn: spawnRatingWorker, signal })),
		),
		serve(rateProgram)(async ({ code }) => {
			const rating = await rateScript(programRatable(code), { spawn: spawnRatingWorker, signal });
			return succeed({ result: rating.state === "rated" ? rating.result : null });
		}),
		serve(writeClipboard)(({ text, format }) =>
			copyToClipboard(text, format) ? succeed({}) : fail("CLIPBOARD_FAILED", "The browser does not copy"),
		),
	],
	source: "extension",
	from: "extension",
	clock: systemClock,
	log: (line) => console.debug(`[scriptorium] ${line}`),
});
onWorkerMessage([inspectScript.type, rateProgram.type, writeClipboard.type], (message) =>
	server(message, { caller: "background", sender: null, signal }),
);
