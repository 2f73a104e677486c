import { MAX_PROFILE_PICTURE_BYTES } from "@scriptorium/shared-protocol/picture-limits";

/** Side of a stored picture in pixels (decision 18). */
const SIDE_PX = 256;

/** WebP keeps transparency; browsers that cannot write it answer with PNG, and JPEG is what every browser can make small. */
const ATTEMPTS = [
	["image/webp", 0.9],
	["image/webp", 0.7],
	["image/jpeg", 0.85],
	["image/jpeg", 0.6],
] as const;

/**
 * Draws the middle of a picture as a square of 256 pixels. Encoding again removes place and other metadata.
 * @returns base64 of a WebP or JPEG file of at most 64 kB
 * @throws when the browser cannot encode it
 */
export async function encodePicture(source: ImageBitmap): Promise<string> {
	const canvas = document.createElement("canvas");
	canvas.width = SIDE_PX;
	canvas.height = SIDE_PX;
	const context = canvas.getContext("2d");
	if (!context) throw new Error("No canvas in this browser");
	const side = Math.min(source.width, source.height);
	const [left, top] = [(source.width - side) / 2, (source.height - side) / 2];
	context.imageSmoothingQuality = "high";
	for (const [type, quality] of ATTEMPTS) {
		if (type === "image/jpeg") {
			// JPEG has no transparency; without a ground it would be black.
			context.fillStyle = "#fff";
			context.fillRect(0, 0, SIDE_PX, SIDE_PX);
		}
		context.drawImage(source, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
		const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
		if (blob?.type === type && blob.size <= MAX_PROFILE_PICTURE_BYTES)
			return base64Of(new Uint8Array(await blob.arrayBuffer()));
	}
	throw new Error("The picture cannot be encoded in 64 kB");
}

function base64Of(bytes: Uint8Array): string {
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
