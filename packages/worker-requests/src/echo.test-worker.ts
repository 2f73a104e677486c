import { parentPort } from "node:worker_threads";
import { serveRequests } from "./serve-requests.ts";

// Does what a request of the test says.
if (parentPort)
	serveRequests(parentPort, async (request) => {
		const { kind, value } = request as { kind: string; value?: unknown };
		if (kind === "throw") throw new Error("refused");
		if (kind === "exit") process.exit();
		if (kind === "silent") await new Promise(() => undefined);
		return value;
	});
