import { browser } from "./browser.ts";
import { framesShowSecret } from "./frames-show-secret.ts";
import { findTab } from "./tabs.ts";

/** Widths in pixels that a picture is tried in. */
const WIDTHS = [1280, 800, 480];
const QUALITY = 0.6;

/**
 * A JPEG of what a tab shows, as a `data:` address of at most so many characters. Null when the tab is not the one in front of its window,
 * has gone elsewhere, the browser does not let it, or no size is small enough.
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
		// Another tab may have come to the front meanwhile.
		return (await isShown()) === windowId ? await shrink(picture, maxLength) : null;
	} catch {
		return null;
	}
}

/** The same of a tab with the recorder in it, with its address; null also when one of its frames shows a secret. */
export async function captureRecordedTab(
	tabId: number,
	maxLength: number,
): Promise<{ url: string; image: string } | null> {
	const tab = await findTab(tabId);
	if (tab === null || (await framesShowSecret(tabId))) return null;
	const image = await captureTab(tabId, tab.url, maxLength);
	// A secret may have come into sight between the question and the picture.
	return image === null || (await framesShowSecret(tabId)) ? null : { url: tab.url, image };
}

/** The Content-Security-Policy of the extension lets nothing fetch a `data:` address: it is read by hand. */
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
