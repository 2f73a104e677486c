import { createHash } from "node:crypto";

/** UUID namespace of all seeded rows. Never change it: seeding again would then duplicate the rows. */
const seedNamespace = Buffer.from("5c1b70412f5d4a53a1f0c97e6f2f3d18", "hex");

/** A UUID of version 5 (RFC 9562 § 5.5): the same parts give the same id on every machine. */
export function seedId(...parts: readonly string[]): string {
	const hash = createHash("sha1").update(seedNamespace).update(parts.join("/")).digest().subarray(0, 16);
	hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
	hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
	const hex = hash.toString("hex");
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
