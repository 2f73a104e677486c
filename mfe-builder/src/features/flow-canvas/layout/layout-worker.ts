import { arrangeSteps, type LayoutRequest } from "./arrange-steps.ts";

// A thousand steps take more than a second: too long for the thread of the page.
addEventListener("message", ({ data }: MessageEvent<LayoutRequest>) => {
	postMessage(arrangeSteps(data));
});
