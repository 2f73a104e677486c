import { arrangeSteps } from "./arrange-steps.ts";
import type { LayoutRequest } from "./layout-request.ts";

// A thousand steps take more than a second: too long for the thread of the page.
addEventListener("message", ({ data }: MessageEvent<LayoutRequest>) => {
	postMessage(arrangeSteps(data));
});
