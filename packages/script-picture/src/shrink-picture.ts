import type { Page } from "puppeteer-core";

/** Width and height of a stored picture, in pixels; of the view that it shows they are half. */
export const PICTURE_SIZE = { width: 480, height: 270 } as const;
export const VIEW_SIZE = { width: 960, height: 540 } as const;
/** Largest file in bytes. */
export const MAX_PICTURE_BYTES = 30_720;
/** Pixels of the view: fewer differ by chance, such as a caret or an edge that is smoothed otherwise. */
const MIN_DIFFERENT = 300;

/**
 * Compares two views and makes a small picture of the second. It runs in a page that no script has touched, because the browser can decode
 * and encode pictures.
 * @param page an empty page
 * @param before PNG of the view without the script, as base64
 * @param after PNG of the view with it, as base64
 * @returns base64 of a WebP file; null when both look alike, or the file would be too large in every quality
 */
export function shrinkPicture(page: Page, before: string, after: string): Promise<string | null> {
	return page.evaluate(
		async ({ pictures, size, maxBytes, minDifferent }) => {
			const bitmaps = await Promise.all(
				pictures.map(async (base64) => {
					const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
					return createImageBitmap(new Blob([bytes], { type: "image/png" }));
				}),
			);
			const pixelsOf = (bitmap: ImageBitmap): Uint8ClampedArray => {
				const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
				const context = canvas.getContext("2d");
				if (context === null) throw new Error("The browser does not draw.");
				context.drawImage(bitmap, 0, 0);
				return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
			};
			const [one, other] = bitmaps.map(pixelsOf);
			const shown = bitmaps[1];
			if (!one || !other || !shown) return null;
			let different = 0;
			for (let at = 0; at < other.length; at += 4) {
				const distance = [0, 1, 2].reduce(
					(sum, part) => sum + Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)),
					0,
				);
				if (distance > 24) different += 1;
			}
			if (different < minDifferent) return null;
			const canvas = new OffscreenCanvas(size.width, size.height);
			const context = canvas.getContext("2d");
			if (context === null) return null;
			context.imageSmoothingQuality = "high";
			context.drawImage(shown, 0, 0, size.width, size.height);
			for (const quality of [0.85, 0.7, 0.5, 0.3, 0.1]) {
				const file = await canvas.convertToBlob({ type: "image/webp", quality });
				if (file.size > maxBytes) continue;
				const bytes = new Uint8Array(await file.arrayBuffer());
				return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
			}
			return null;
		},
		{ pictures: [before, after], size: PICTURE_SIZE, maxBytes: MAX_PICTURE_BYTES, minDifferent: MIN_DIFFERENT },
	);
}
