import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/**
 * Stores the picture of the signed-in person in the hub, or removes it.
 * @param client the hub client
 * @param picture base64 of a PNG, JPEG or WebP file of at most 64 kB; null removes the picture
 * @param signal aborts the request; the error is then ABORTED
 * @returns path of the picture on the hub; null after a removal
 */
export function saveAvatar(
	client: HubClient,
	picture: string | null,
	signal?: AbortSignal,
): Promise<DataResult<string | null>> {
	const request = client.rpc("save_avatar", picture === null ? {} : { p_picture: picture });
	return readAnswer(prepareRequest(request, signal), z.nullable(z.string()), signal);
}
