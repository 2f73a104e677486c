import { messageOf } from "@scriptorium/core-types/errors";
import { browser } from "./browser.ts";
import { framesShowSecret } from "./frames-show-secret.ts";
import { findTab } from "./tabs.ts";

/** Widths in pixels, tried in this order. */
const WIDTHS = [1280, 800, 480];
const QUALITY = 0.6;

/**
 * Takes a JPEG of a tab as a `data:` address of at most `maxLength` characters. Null when the tab is not active, was navigated, the
 * browser refuses it, or no width is small enough.
 */
export async function captureTab(tabId: number, url: string, maxLength: number): Promise<string | null> {
	const isShown = async (): Promise<number | null> => {
		const tab = await browser.tabs.get(tabId);
		return tab.active && tab.url === url ? (tab.windowId ?? null) : null;
	};
	try {
		const windowId = await isShown();
		if (windowId === null) return null;
		const picture = await browser.tabs.captureVisibleTab(windowId, { format: "png" });
		// Another tab may have been activated meanwhile.
		return (await isShown()) === windowId ? await shrink(picture, maxLength) : null;
	} catch (thrown) {
		console.debug(`[scriptorium] no picture of the tab: ${messageOf(thrown)}`);
		return null;
	}
}

/** Takes a picture of a recorded tab, with its address; null also when one of its frames shows a secret. */
export async function captureRecordedTab(
	tabId: number,
	maxLength: number,
): Promise<{ url: string; image: string } | null> {
	const tab = await findTab(tabId);
	if (tab === null || (await framesShowSecret(tabId))) return null;
	const image = await captureTab(tabId, tab.url, maxLength);
	// A secret may have become visible between the check and the picture.
	return image === null || (await framesShowSecret(tabId)) ? null : { url: tab.url, image };
}

/** Scales a picture down. Decodes the `data:` address itself, as the extension's Content-Security-Policy forbids to fetch it. */
async function shrink(picture: string, maxLength: number): Promise<string | null> {
	const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
	const image = await createImageBitmap(new Blob([bytes]));
	try {
		for (const maxWidth of WIDTHS) {
			const width = Math.min(maxWidth, image.width);
			const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((image.height * width) / image.width)));
			canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
			const small = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
			const address = `data:image/jpeg;base64,${base64(new Uint8Array(await small.arrayBuffer()))}`;
			if (address.length <= maxLength) return address;
		}
		return null;
	} finally {
		image.close();
	}
}

function base64(bytes: Uint8Array): string {
	let letters = "";
	for (const byte of bytes) letters += String.fromCharCode(byte);
	return btoa(letters);
}
