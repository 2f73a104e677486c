import { testRunLimits } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { CDPSession } from "puppeteer-core";
import { within } from "./within.ts";

/** A page that computes does not draw: the run goes on without a picture then. */
const TIMEOUT_MS = 2_500;
const QUALITIES = [70, 40, 15] as const;

/**
 * Takes a picture of what the page shows.
 * @param session of the page
 * @returns a JPEG as a data address; null when the page did not draw in time, or the picture is too large in every quality
 */
export async function takePicture(session: CDPSession): Promise<string | null> {
	for (const quality of QUALITIES) {
		const taken = await within(
			TIMEOUT_MS,
			session.send("Page.captureScreenshot", { format: "jpeg", quality, optimizeForSpeed: true }),
		);
		if (taken === null) return null;
		const address = `data:image/jpeg;base64,${taken.data}`;
		if (address.length <= testRunLimits.picture) return address;
	}
	return null;
}
