import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import { createServer, serve } from "@scriptorium/shared-protocol/channel/serve";
import { succeed } from "@scriptorium/shared-protocol/errors";
import { inspectScript } from "@scriptorium/shared-protocol/extension-internal/inspect-script";
import { HUB_ORIGIN } from "../../hub-origin.ts";
import { onWorkerMessage } from "../../platform/offscreen.ts";
import { inspectCode } from "../../rating/inspect-script.ts";
import { spawnRatingWorker } from "../../rating/spawn-rating-worker.ts";

// A hidden page, open while the worker checks updates: it can start workers, which the extension's own worker cannot.
const { signal } = new AbortController();
const server = createServer<null>({
	served: [
		serve(inspectScript)(async ({ code }) =>
			succeed(await inspectCode(code, { hubOrigin: HUB_ORIGIN, spawn: spawnRatingWorker, signal })),
		),
	],
	source: "extension",
	from: "extension",
	clock: systemClock,
	log: (line) => console.debug(`[scriptorium] ${line}`),
});
onWorkerMessage([inspectScript.type], (message) => server(message, { caller: "background", sender: null, signal }));
