import { renderAsync } from "@resvg/resvg-js";
import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { MAX_PROFILE_PICTURE_BYTES } from "@scriptorium/shared-protocol/picture-limits";
import { readPictureFormat } from "../picture-format.ts";

/** Maximum width and height of the source in pixels; decoded it takes 4 MB at most. */
const MAX_SOURCE_SIDE_PX = 1024;
/** Sides of the square that is kept, in pixels. The smallest fits into 64 kB whatever it shows. */
const SIDES_PX = [256, 192, 160, 128, 96] as const;

type ReencodeErrorCode = "PICTURE_TOO_LARGE" | "PICTURE_UNREADABLE";

/**
 * Decodes a picture and encodes it anew, so that nothing but its pixels is kept: no metadata such as places, and no
 * second file behind the first. The renderer that draws link previews does both.
 * @param bytes a PNG or JPEG file; the renderer reads no WebP
 * @returns a square PNG file of at most 256 pixels a side and 64 kB, cut from the middle, never larger than the source
 */
export async function reencodePicture(bytes: Uint8Array): Promise<Result<Uint8Array, ReencodeErrorCode>> {
	const format = readPictureFormat(bytes);
	if (format === null || format.type === "image/webp") {
		return fail("PICTURE_UNREADABLE", "The sign-in provider's picture is not a PNG or JPEG file.");
	}
	const { type, width, height } = format;
	if (Math.max(width, height) > MAX_SOURCE_SIDE_PX) {
		return fail(
			"PICTURE_TOO_LARGE",
			`The sign-in provider's picture has more than ${MAX_SOURCE_SIDE_PX} pixels a side.`,
		);
	}
	const source = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
	const largest = Math.min(width, height);
	const sides = largest < SIDES_PX[0] ? [largest, ...SIDES_PX.filter((side) => side < largest)] : SIDES_PX;
	try {
		for (const side of sides) {
			const image = await renderAsync(squareSvg(source, side), { font: { loadSystemFonts: false } });
			// The renderer omits images that it cannot decode.
			if (image.pixels.every((value) => value === 0)) break;
			const png = image.asPng();
			if (png.byteLength <= MAX_PROFILE_PICTURE_BYTES) return succeed(new Uint8Array(png));
		}
	} catch (error) {
		return fail("PICTURE_UNREADABLE", "The sign-in provider's picture cannot be drawn.", messageOf(error));
	}
	return fail("PICTURE_UNREADABLE", "The sign-in provider's picture cannot be decoded.");
}

function squareSvg(source: string, side: number): string {
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
		`<image width="${side}" height="${side}" preserveAspectRatio="xMidYMid slice" href="${source}"/></svg>`
	);
}
