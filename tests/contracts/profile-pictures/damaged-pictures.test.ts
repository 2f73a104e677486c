import fc from "fast-check";
import { decode, encode } from "fast-png";
import { expect, test } from "vitest";
import { reencodePicture } from "../../../hub-shell/server/avatars/from-provider/reencode-picture.ts";
import { SMALL_JPEG } from "./small-jpeg.ts";

const SMALL_PNG = Buffer.from(
	encode({ width: 20, height: 20, data: Uint8Array.from({ length: 1200 }, (_, index) => index), channels: 3 }),
);

/** A picture with a few bytes replaced, behind its signature, and cut off somewhere. */
const damaged = fc
	.record({
		file: fc.constantFrom(SMALL_JPEG, SMALL_PNG),
		changes: fc.array(fc.record({ at: fc.nat(2000), byte: fc.nat(255) }), { minLength: 1, maxLength: 12 }),
		length: fc.nat(2000),
	})
	.map(({ file, changes, length }) => {
		const bytes = Buffer.from(file.subarray(0, 8 + (length % file.length)));
		for (const { at, byte } of changes) if (bytes.length > 8) bytes[8 + (at % (bytes.length - 8))] = byte;
		return bytes;
	});

test("a damaged picture is refused with a code or kept as a readable PNG; the renderer survives it", async () => {
	await fc.assert(
		fc.asyncProperty(damaged, async (bytes) => {
			const kept = await reencodePicture(bytes);
			if (!kept.ok) expect(["PICTURE_TOO_LARGE", "PICTURE_UNREADABLE"]).toContain(kept.error.code);
			else expect(decode(kept.value, { checkCrc: true }).width).toBeLessThanOrEqual(256);
		}),
		{ numRuns: 500 },
	);
});
