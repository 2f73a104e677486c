import { encode } from "fast-png";
import { type StandInAccount, standInAccounts } from "./accounts.ts";

const PATH = "/__google/pictures/";
/** Google's pictures have this many pixels a side, too. */
const SIDE_PX = 96;

/** Path of an account's picture, below the stand-in's origin. */
export function picturePath({ id }: StandInAccount): string {
	return `${PATH}${id}.png`;
}

/**
 * Answers a request for a picture as Google's host of pictures does, to anybody.
 * @returns null for another path
 */
export function answerPicture({ method, url }: Request): Response | null {
	const { pathname } = new URL(url);
	if (!pathname.startsWith(PATH)) return null;
	const account = standInAccounts.find((candidate) => picturePath(candidate) === pathname);
	if (!account || method !== "GET") return new Response(null, { status: 404 });
	return new Response(drawPicture(account), { headers: { "Content-Type": "image/png", "Cache-Control": "no-store" } });
}

/** Head and shoulders before a ground, as PNG. */
function drawPicture({ picture: [ground, figure] }: StandInAccount): Uint8Array<ArrayBuffer> {
	const data = new Uint8Array(SIDE_PX * SIDE_PX * 3);
	for (let y = 0; y < SIDE_PX; y++) {
		for (let x = 0; x < SIDE_PX; x++) {
			const isHead = Math.hypot(x - 48, y - 36) < 17;
			const isShoulders = Math.hypot((x - 48) / 1.2, y - 92) < 30;
			data.set(isHead || isShoulders ? figure : ground, (y * SIDE_PX + x) * 3);
		}
	}
	return new Uint8Array(encode({ width: SIDE_PX, height: SIDE_PX, data, channels: 3 }));
}
