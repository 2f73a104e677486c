import type { Sink } from "../trace/trace.ts";

/** When something happens, as a part of a sentence. */
export const OCCASION: Readonly<Record<Sink["trigger"], string>> = {
	purpose: "when you use the script",
	"page-event": "when you do something on the page",
	automatic: "without being asked",
};
