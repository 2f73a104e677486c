import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";

/** The server gives the sign-in provider 5 seconds, and its own backend 8 for each question. */
const TIME_LIMIT_MS = 40_000;

const answerSchema = z.object({ avatar_url: z.nullable(z.string()) });

/**
 * Asks the hub's server to copy the person's picture from the sign-in provider (`POST /avatars/from-provider`).
 * @param accessToken of the person's session
 * @param signal ends the waiting, not the copying
 * @returns the picture's path on the hub; null when there is none
 */
export async function copyPicture(
	accessToken: string,
	signal: AbortSignal,
): Promise<Result<string | null, "PICTURE_NOT_COPIED">> {
	try {
		const response = await fetch("/avatars/from-provider", {
			method: "POST",
			headers: { authorization: `Bearer ${accessToken}` },
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
		});
		const answer: unknown = await response.json();
		const parsed = z.safeParse(answerSchema, answer);
		if (parsed.success) return succeed(parsed.data.avatar_url);
		return fail("PICTURE_NOT_COPIED", `The server answered ${response.status}`);
	} catch (thrown) {
		return fail("PICTURE_NOT_COPIED", messageOf(thrown));
	}
}
