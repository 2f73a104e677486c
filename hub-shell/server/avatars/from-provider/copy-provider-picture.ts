import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import type { PersonBackend, PersonErrorCode } from "../../backend/person-backend.ts";
import { fetchPicture, PICTURE_TIME_LIMIT_MS } from "./fetch-picture.ts";
import { readPictureAddress } from "./picture-address.ts";
import { reencodePicture } from "./reencode-picture.ts";

export type CopyErrorCode =
	| PersonErrorCode
	| "PICTURE_ADDRESS_REFUSED"
	| "PROVIDER_UNREACHABLE"
	| "PICTURE_TOO_LARGE"
	| "PICTURE_UNREADABLE";

const savedPath = z.string().nullable();

/**
 * Copies a person's picture from the sign-in provider into the hub, at most once a day until they have one. The database
 * decides first, so that neither the auth service nor the provider is asked in vain.
 * @param origins from which pictures may be fetched
 * @returns the picture's path on the hub; null when there is none to copy, or nothing is wanted
 */
export async function copyProviderPicture(
	person: PersonBackend,
	origins: readonly string[],
	fetchAnswer: typeof fetch,
): Promise<Result<string | null, CopyErrorCode>> {
	const claimed = await person.call("claim_provider_picture", {});
	if (!claimed.ok) return claimed;
	if (claimed.value !== true) return succeed(null);
	const account = await person.readAccount();
	if (!account.ok) return account;
	const address = readPictureAddress(account.value, origins);
	if (!address.ok || address.value === null) return address.ok ? succeed(null) : address;
	const fetched = await fetchPicture(address.value, fetchAnswer, AbortSignal.timeout(PICTURE_TIME_LIMIT_MS));
	if (!fetched.ok) return fetched;
	const picture = await reencodePicture(fetched.value);
	if (!picture.ok) return picture;
	const saved = await person.call("save_avatar", {
		p_picture: Buffer.from(picture.value).toString("base64"),
		p_from_provider: true,
	});
	if (!saved.ok) return saved;
	const path = savedPath.safeParse(saved.value);
	return path.success ? succeed(path.data) : fail("BACKEND_UNREACHABLE", "save_avatar answered no path.");
}
