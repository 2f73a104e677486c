import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import { PROTOCOL_VERSION, parseContractVersion } from "../version.ts";

/** Largest message on the bridge, in bytes of UTF-8 JSON. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

const source = z.enum(["web", "extension"]);
export type Source = z.infer<typeof source>;

/** Fields of every message (spec 03 § 3). `id` is our addition: a reply repeats the id of its request. */
const envelope = z.object({
	type: z.string().check(z.maxLength(80), z.regex(/^SCRIPTORIUM_[A-Z_]+$/)),
	timestamp: z.number().check(z.nonnegative()),
	source,
	version: z._default(z.string().check(z.maxLength(20)), PROTOCOL_VERSION),
	payload: z.unknown(),
	id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type Envelope = z.infer<typeof envelope>;

/**
 * Parses what arrived over a port. Never throws.
 * @param raw any value
 * @param maxBytes limit in bytes of UTF-8 JSON
 * @returns the envelope; fails with `TOO_LARGE`, `MALFORMED` or `WRONG_VERSION` (another major version)
 */
export function parseEnvelope(
	raw: unknown,
	maxBytes: number = MAX_MESSAGE_BYTES,
): Result<Envelope, "TOO_LARGE" | "MALFORMED" | "WRONG_VERSION"> {
	const size = jsonBytes(raw, maxBytes);
	if (size === null) return fail("MALFORMED", "not JSON");
	if (size > maxBytes) return fail("TOO_LARGE", `more than ${maxBytes} bytes`);
	const parsed = z.safeParse(envelope, raw);
	if (!parsed.success) return fail("MALFORMED", parsed.error.issues[0]?.message ?? "not an envelope");
	const version = parseContractVersion(parsed.data.version);
	if (version?.major !== parseContractVersion(PROTOCOL_VERSION)?.major) {
		return fail("WRONG_VERSION", `version ${JSON.stringify(parsed.data.version)}`);
	}
	return succeed(parsed.data);
}

/** UTF-8 length of the JSON form, or a number on the same side of the limit; null when there is none. */
function jsonBytes(raw: unknown, limit: number): number | null {
	let text: string | undefined;
	try {
		text = JSON.stringify(raw);
	} catch {
		return null; // cyclic, a BigInt or a throwing getter: no port can transport it
	}
	if (text === undefined) return null;
	if (text.length > limit) return text.length;
	// Three bytes for a character at most: most messages are far below, and large ones take long to be counted.
	if (text.length * 3 <= limit) return text.length * 3;
	let bytes = 0;
	for (const character of text) {
		const point = character.codePointAt(0) ?? 0;
		bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
	}
	return bytes;
}
