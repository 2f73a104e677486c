import { leakRule } from "./leak-rule.ts";

export const mediaCapture = leakRule({
	id: "media-capture",
	title: "Camera or microphone sent away",
	catches: "Camera, screen or microphone recordings sent to another server.",
	severity: "high",
	advice: "Record only on a click, and name the receiving server in @connect.",
	kinds: ["media"],
	data: "A recording of your camera, microphone or screen is",
});
