import { serveRequests } from "@scriptorium/worker-requests/serve-requests";
import { findSyntaxError } from "./syntax-error.ts";

// In a worker, so that the page answers to keys while a large script is parsed.
serveRequests(self, (request) => findSyntaxError(request as string));
