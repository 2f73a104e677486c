// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { followVisibility } from "./usage-visibility.ts";

function show(state: DocumentVisibilityState): void {
	vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
	document.dispatchEvent(new Event("visibilitychange"));
}

test("hiding or leaving the page ends the session, showing it begins one", () => {
	const seen: string[] = [];
	const stop = followVisibility(document, {
		track: () => undefined,
		pageViewed: () => seen.push("begin"),
		end: async () => void seen.push("end"),
		discard: () => undefined,
	});
	show("hidden");
	show("visible");
	window.dispatchEvent(new Event("pagehide"));
	expect(seen).toEqual(["end", "begin", "end"]);
	stop();
	show("hidden");
	window.dispatchEvent(new Event("pagehide"));
	expect(seen).toHaveLength(3);
});
