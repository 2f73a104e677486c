import { leakRule } from "./leak-rule.ts";

export const mediaCapture = leakRule({
	id: "media-capture",
	title: "Camera or microphone sent away",
	catches: "Pictures of camera or screen and sound of the microphone sent to another server.",
	severity: "high",
	advice: "Record only on a click and name the server that gets it in @connect.",
	kinds: ["media"],
	data: "What camera, microphone or screen record is",
});
