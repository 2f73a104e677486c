import { parentPort } from "node:worker_threads";
import { checkJsonBody } from "./json-body-check.ts";
import { jsonBodyRequest } from "./json-body-worker.ts";

// A body of 10 MB takes up to a second to scan, during which the gateway would answer nobody.
parentPort?.on("message", (data: unknown) => {
	const { id, bytes } = jsonBodyRequest.parse(data);
	parentPort?.postMessage({ id, ...checkJsonBody(bytes) });
});
