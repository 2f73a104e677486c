import type { Page } from "@playwright/test";

export interface MediaState {
	readonly loop: boolean;
	readonly muted: boolean;
	readonly playbackRate: number;
}

/** What all videos and sounds of a page say of themselves, in the order of the document; those in open shadow roots, too. */
export function mediaStates(page: Page): Promise<MediaState[]> {
	return page.locator("video, audio").evaluateAll((all) =>
		all.map((one) => {
			const { loop, muted, playbackRate } = one as HTMLMediaElement;
			return { loop, muted, playbackRate };
		}),
	);
}

/** Adds an empty video or sound at the end of the page. */
export async function addMedia(page: Page, name: "video" | "audio"): Promise<void> {
	await page.evaluate((kind) => document.body.append(document.createElement(kind)), name);
}
