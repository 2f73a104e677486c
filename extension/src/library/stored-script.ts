import * as z from "zod/mini";

const isoTime = z.string().check(z.minLength(10), z.maxLength(40));

/** Largest text of one `@require`, in bytes. */
export const MAX_REQUIRE_BYTES = 5 * 1024 * 1024;

/** The text behind a `@require`, as it was when the script was installed. */
export const storedRequire = z.object({
	/** As written in the metadata, with its checksum. */
	address: z.string().check(z.maxLength(2048)),
	text: z.string().check(z.maxLength(MAX_REQUIRE_BYTES)),
});
export type StoredRequire = z.infer<typeof storedRequire>;

/** An installed script as it is stored. All facts about it are read from the metadata of its code. */
export const storedScript = z.object({
	format: z.literal(1),
	id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
	code: z.string().check(z.maxLength(1_048_576)),
	/** One for each `@require` of the code; missing in entries of versions that loaded none. */
	requires: z._default(z.array(storedRequire).check(z.maxLength(50)), []),
	sourceUrl: z.string().check(z.maxLength(2048)),
	enabled: z.boolean(),
	/** Secret of this script's world, which authenticates its messages. */
	secret: z.string().check(z.minLength(16), z.maxLength(64)),
	installedAt: isoTime,
	updatedAt: isoTime,
});
export type StoredScript = z.infer<typeof storedScript>;

export const removedScript = z.object({ script: storedScript, removedAt: isoTime });

export const scriptStats = z.object({
	runs: z.int().check(z.nonnegative()),
	errors: z.int().check(z.nonnegative()),
	lastRunAt: z.nullable(isoTime),
	lastError: z.nullable(z.string()),
});
export type ScriptStats = z.infer<typeof scriptStats>;
export const noStats: ScriptStats = { runs: 0, errors: 0, lastRunAt: null, lastError: null };

/** Values of `GM_setValue` by key, each as JSON text. */
export const scriptValues = z.record(z.string(), z.string());
export type ScriptValues = z.infer<typeof scriptValues>;

/** Storage keys. One entry per script: damage to one leaves the others alone. */
export const keyOf = {
	script: (id: string) => `script:${id}`,
	removed: (id: string) => `removed:${id}`,
	stats: (id: string) => `stats:${id}`,
	values: (id: string) => `values:${id}`,
	/** Where an unreadable entry is moved before its place is written again. */
	damaged: (key: string) => `damaged:${key}`,
	/** Name of the event by which scripts on a page report to the extension. */
	channel: "channel",
} as const;
