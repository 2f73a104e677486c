import { serveRequests } from "@scriptorium/worker-requests/serve-requests";
import { findProgramFacts } from "./program-facts.ts";

// In a worker, so that the page answers to clicks while a large script is parsed.
serveRequests(self, (request) => findProgramFacts(request as string));
