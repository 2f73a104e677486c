import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { WEBP } from "image-size/types/webp";

/** Maximum width and height of a profile picture in pixels; a small file could otherwise decompress to gigabytes. */
export const MAX_SIDE_PX = 512;

export const pictureTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof pictureTypes)[number];

const FORMATS = [
	["image/png", PNG],
	["image/jpeg", JPG],
	["image/webp", WEBP],
] as const;

export interface PictureFormat {
	readonly type: PictureType;
	/** In pixels, as the header of the file says. */
	readonly width: number;
	readonly height: number;
}

/**
 * Reads format and size of a picture from its header; the declared media type is ignored.
 * @returns null for everything that is not a PNG, JPEG or WebP file with a readable header
 */
export function readPictureFormat(bytes: Uint8Array): PictureFormat | null {
	try {
		const format = FORMATS.find(([, { validate }]) => validate(bytes));
		if (!format) return null;
		const [type, { calculate }] = format;
		const { width, height } = calculate(bytes);
		return width > 0 && height > 0 ? { type, width, height } : null;
	} catch {
		return null; // the library throws for a file that is cut off or contradicts itself
	}
}
