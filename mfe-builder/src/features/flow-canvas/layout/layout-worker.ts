import { serveRequests } from "@scriptorium/worker-requests/serve-requests";
import { arrangeSteps } from "./arrange-steps.ts";
import type { LayoutRequest } from "./layout-request.ts";

// A thousand steps take more than a second: too long for the thread of the page.
serveRequests(self, (request) => arrangeSteps(request as LayoutRequest));
