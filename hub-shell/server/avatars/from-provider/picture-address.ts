import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";

/** Hosts from which Google serves the pictures of accounts, in the `picture` claim of its ID tokens. */
export const GOOGLE_PICTURE_ORIGINS: readonly string[] = [3, 4, 5, 6].map(
	(host) => `https://lh${host}.googleusercontent.com`,
);

const MAX_ADDRESS_CHARACTERS = 2048;

const address = z.string().nullish().catch(null);
const account = z.object({
	identities: z
		.array(
			z.object({ provider: z.string(), identity_data: z.object({ avatar_url: address, picture: address }).nullish() }),
		)
		.nullish(),
});

/**
 * Address of the picture that Google gives for an account. Only `identities` are read: the auth service fills them from
 * the provider's signed answer, while `user_metadata` and the identity of an e-mail sign-up hold what the person wrote.
 * @param answer of `GET /auth/v1/user`
 * @param origins from which pictures may be fetched; scheme, host and port must all match
 * @returns null for an account without a Google identity or a picture
 */
export function readPictureAddress(
	answer: unknown,
	origins: readonly string[],
): Result<URL | null, "PICTURE_ADDRESS_REFUSED"> {
	const parsed = account.safeParse(answer);
	if (!parsed.success) return succeed(null);
	const google = parsed.data.identities?.find(({ provider }) => provider === "google")?.identity_data;
	const text = google?.avatar_url || google?.picture;
	if (!text) return succeed(null);
	const url = text.length > MAX_ADDRESS_CHARACTERS ? null : URL.parse(text);
	// A `blob:` address has the origin of the address inside it, but names no host.
	const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
	if (!url || !isWeb || !origins.includes(url.origin) || url.username !== "" || url.password !== "") {
		return fail("PICTURE_ADDRESS_REFUSED", "The sign-in provider's picture is not on a host of its own.");
	}
	return succeed(url);
}
