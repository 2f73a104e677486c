/** Version of the messages between hub page and extension. */
export const PROTOCOL_VERSION = "1.0.0";

/** What a version string of a contract says about working together. Source: semver.org §§ 4–8. */
export interface ContractVersion {
	readonly major: number;
	readonly minor: number;
	readonly patch: number;
}

/**
 * Parses a version `x.y.z`.
 * @param text up to five digits per part
 * @returns null for anything else
 */
export function parseContractVersion(text: string): ContractVersion | null {
	const match = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.exec(text);
	if (!match) return null;
	return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}

/**
 * Whether a host can run a remote: same major version, and the remote's minor is not newer (semver.org §§ 4–8).
 * @param remote version that the remote was built against
 * @param host version that the host offers
 * @returns false when one of them is no version
 */
export function isCompatible(remote: string, host: string): boolean {
	const wanted = parseContractVersion(remote);
	const offered = parseContractVersion(host);
	return wanted !== null && offered !== null && wanted.major === offered.major && wanted.minor <= offered.minor;
}
