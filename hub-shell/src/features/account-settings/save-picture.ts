import { fail, messageOf, type Result } from "@scriptorium/core-types/errors";
import type { HubClient } from "@scriptorium/hub-data/client";
import { saveAvatar } from "@scriptorium/hub-data/profiles/save-avatar";
import { encodePicture } from "./encode-picture.ts";

/** Encodes a picture again and has the hub keep it; the answer is its path there. */
export async function savePicture(client: HubClient, picture: ImageBitmap): Promise<Result<string | null>> {
	try {
		return await saveAvatar(client, await encodePicture(picture));
	} catch (thrown) {
		return fail("PICTURE_REFUSED", messageOf(thrown));
	} finally {
		picture.close();
	}
}
