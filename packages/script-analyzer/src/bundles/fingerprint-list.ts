import { DIGEST_TEXT_LENGTH } from "./digest.ts";

/** Code of published packages, by the digests of its normal form. */
export interface LibraryFingerprints {
	/** The package whose statements or modules have this digest; null for any other code. */
	packageOf(digest: string): string | null;
}

/** A package and its digests, one behind the other, as `npm run list:fingerprints` writes them. */
export type ListedFingerprints = Readonly<Record<string, string>>;

/**
 * @param listed digests in base64 by the name of the package
 * @returns the list in a form that can be searched
 */
export function readFingerprints(listed: ListedFingerprints): LibraryFingerprints {
	const packages = new Map<string, string>();
	for (const [name, digests] of Object.entries(listed)) {
		for (let at = 0; at < digests.length; at += DIGEST_TEXT_LENGTH)
			packages.set(digests.slice(at, at + DIGEST_TEXT_LENGTH), name);
	}
	return { packageOf: (digest) => packages.get(digest) ?? null };
}
