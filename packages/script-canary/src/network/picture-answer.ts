import { encode } from "fast-png";

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

export interface PictureAnswer {
	readonly type: string;
	readonly body: Buffer;
}

/** Builds a picture. For scripts that read pixels its colors encode the code: one character per pixel, or one per channel. */
export function pictureAnswer(script: string, code: string, visit: number): PictureAnswer {
	if (!/getImageData|readPixels/.test(script)) return { type: "image/gif", body: PIXEL };
	const signs = [...Buffer.from(code), 0, 0, 0];
	const pixels = visit % 2 === 0 ? signs.flatMap((sign) => [sign, sign, sign]) : signs;
	const width = Math.ceil(pixels.length / 3);
	const data = Uint8Array.from({ length: width * 4 }, (_, at) =>
		at % 4 === 3 ? 255 : (pixels[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
	);
	return { type: "image/png", body: Buffer.from(encode({ width, height: 1, channels: 4, data })) };
}
