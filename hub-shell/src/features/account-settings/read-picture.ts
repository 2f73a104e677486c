import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { en } from "./messages/en.ts";
import { MAX_FILE_BYTES } from "./picture-file.ts";

export type PictureResult = Result<ImageBitmap, "PICTURE_REFUSED">;

/** The document that loads a picture of another host; the hub's own pages load none (`serve-picture-loader.ts`). */
export const LOADER_PATH = "/static/picture-loader";
const TIME_LIMIT_MS = 15_000;

/** Reads a file that the person has chosen. */
export async function readPictureFile(file: Blob): Promise<PictureResult> {
	if (file.size > MAX_FILE_BYTES) return fail("PICTURE_REFUSED", en.picture.tooLarge);
	try {
		return succeed(await createImageBitmap(file));
	} catch {
		return fail("PICTURE_REFUSED", en.picture.unreadable); // the browser says no more than that it cannot decode it
	}
}

/**
 * Loads a picture from an address that the person has typed, in a frame without access to the hub: the page's own policy
 * allows pictures of the hub only. The host must allow it by CORS, otherwise no page may read the pixels.
 */
export async function readPictureAt(address: string): Promise<PictureResult> {
	const frame = document.createElement("iframe");
	frame.hidden = true;
	frame.title = "";
	frame.setAttribute("sandbox", "allow-scripts");
	const { port1, port2 } = new MessageChannel();
	try {
		return await new Promise<PictureResult>((resolve) => {
			const timer = setTimeout(() => resolve(fail("PICTURE_REFUSED", en.picture.slow)), TIME_LIMIT_MS);
			port1.onmessage = ({ data }: MessageEvent<unknown>) => {
				clearTimeout(timer);
				resolve(data instanceof ImageBitmap ? succeed(data) : fail("PICTURE_REFUSED", en.picture.notLoaded));
			};
			frame.addEventListener("load", () => frame.contentWindow?.postMessage(address, "*", [port2]), { once: true });
			frame.src = LOADER_PATH;
			document.body.append(frame);
		});
	} finally {
		port1.close();
		frame.remove();
	}
}
