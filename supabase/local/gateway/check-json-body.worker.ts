import { parentPort } from "node:worker_threads";
import { serveRequests } from "@scriptorium/worker-requests/serve-requests";
import * as z from "zod/mini";
import { checkJsonBody } from "./json-body-check.ts";

// A body of 10 MB takes up to a second to scan, during which the gateway would answer nobody.
if (parentPort) serveRequests(parentPort, (request) => checkJsonBody(z.parse(z.instanceof(Uint8Array), request)));
