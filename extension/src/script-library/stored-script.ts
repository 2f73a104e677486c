import { scriptRating } from "@scriptorium/shared-protocol/extension-internal/script-rating";
import { scriptRules } from "@scriptorium/shared-protocol/extension-internal/script-rules";
import { holdReason } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import * as z from "zod/mini";

const isoTime = z.string().check(z.minLength(10), z.maxLength(40));
/** No longer text fits into a script; its bytes are counted when it is installed. */
const code = z.string().check(z.maxLength(MAX_SCRIPT_BYTES));

/** Largest file behind one `@require` or `@resource`, in bytes. */
export const MAX_REQUIRE_BYTES = 5 * 1024 * 1024;
const MAX_METADATA_VALUE = 64 * 1024;
/** Number of earlier versions that are kept of a script. */
export const MAX_KEPT_VERSIONS = 5;

/** Longest address of a file; that of a `data:` address, which holds the file, is as long as a line of metadata may be. */
const address = z.string().check(z.maxLength(MAX_METADATA_VALUE));

/** When a server sent a file, and how to ask whether it has another one now. Missing for `data:` addresses, and in older entries. */
const fileLoad = z.optional(
	z.object({
		at: isoTime,
		etag: z.nullable(z.string().check(z.maxLength(1000))),
		lastModified: z.nullable(z.string().check(z.maxLength(100))),
	}),
);
export type FileLoad = NonNullable<z.infer<typeof fileLoad>>;

/** The text behind a `@require`, as it was when the script was installed. */
export const storedRequire = z.object({
	/** As written in the metadata, with its checksum. */
	address,
	text: z.string().check(z.maxLength(MAX_REQUIRE_BYTES)),
	/** Of a strict library, as it can stand beside sloppy code; null where it cannot. Missing where it is not known. */
	strictForm: z.optional(z.nullable(z.string())),
	load: fileLoad,
});
export type StoredRequire = z.infer<typeof storedRequire>;

/** One for each `@require` of the code; missing in entries of versions that loaded none. */
const requires = z._default(z.array(storedRequire).check(z.maxLength(50)), []);

/** The file behind a `@resource`, as it was when the script was installed. */
export const storedResource = z.object({
	/** As written in the metadata, with its checksum. */
	address,
	/** Media type that its server named, with its character set unless that is UTF-8. */
	type: z.string().check(z.maxLength(255)),
	/** Its bytes in base64. */
	data: z.string().check(z.maxLength(Math.ceil((MAX_REQUIRE_BYTES * 4) / 3) + 4)),
	load: fileLoad,
});
export type StoredResource = z.infer<typeof storedResource>;

/** One for each address of a `@resource` of the code; missing in entries of versions that loaded none. */
const resources = z._default(z.array(storedResource).check(z.maxLength(50)), []);

/** The rules of a script that the user has not changed. */
export const NO_RULES: z.infer<typeof scriptRules> = {
	pages: [],
	exclusions: [],
	authorPages: true,
	authorExclusions: true,
	runAt: null,
};

/** An installed script as it is stored. All facts about it are read from the metadata of its code. */
export const storedScript = z.object({
	format: z.literal(1),
	id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
	code,
	requires,
	resources,
	/** Web address it was installed from; empty for a script from a file, or written here. */
	sourceUrl: z.string().check(z.maxLength(2048)),
	enabled: z.boolean(),
	/** Secret of this script's world, which authenticates its messages. */
	secret: z.string().check(z.minLength(16), z.maxLength(64)),
	installedAt: isoTime,
	updatedAt: isoTime,
	/** Host names on which the user switched it off. */
	offSites: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(253))), []),
	/** Where and when it runs by the user's decision; kept when the code is replaced. */
	rules: z._default(scriptRules, NO_RULES),
	/** Null where it could not be rated, and in entries of versions that did not store it. */
	rating: z._default(scriptRating, null),
	/** The code was changed in the extension's editor: updates would undo that. */
	edited: z._default(z.boolean(), false),
	/** Ids of the kept earlier versions, newest first. */
	history: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_KEPT_VERSIONS)), []),
});
export type StoredScript = z.infer<typeof storedScript>;

export const removedScript = z.object({ script: storedScript, removedAt: isoTime });
export type RemovedScript = z.infer<typeof removedScript>;

/** An earlier version of a script, with the libraries that it ran with. */
export const storedVersion = z.object({
	code,
	requires,
	resources,
	sourceUrl: z.string().check(z.maxLength(2048)),
	rating: scriptRating,
	edited: z.boolean(),
	/** Since when it was the installed version. */
	updatedAt: isoTime,
});
export type StoredVersion = z.infer<typeof storedVersion>;

/** Result of the last look for a newer version, and an update that waits. */
export const updateState = z.object({
	/** Null before the first check. */
	checkedAt: z.nullable(isoTime),
	/** Entity tag of the checked address; null when its server sends none. */
	etag: z.nullable(z.string().check(z.maxLength(1000))),
	/** Why the last check failed; null when it did not. */
	problem: z.nullable(z.string().check(z.maxLength(1000))),
	held: z.nullable(
		z.object({
			code,
			requires,
			resources,
			rating: scriptRating,
			reasons: z.array(holdReason).check(z.minLength(1)),
			foundAt: isoTime,
		}),
	),
	/** `@version` that the user refused, or went back from; it is not offered again. */
	skipped: z.nullable(z.string().check(z.maxLength(1000))),
});
export type UpdateState = z.infer<typeof updateState>;
export type HeldUpdate = NonNullable<UpdateState["held"]>;
export const noUpdateState: UpdateState = { checkedAt: null, etag: null, problem: null, held: null, skipped: null };

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
	/** Size of the values, so that those of a script with many need not be read to know it. */
	valuesSize: (id: string) => `values-size:${id}`,
	update: (id: string) => `update:${id}`,
	/** The id of a version contains no colon. */
	version: (id: string, versionId: string) => `version:${id}:${versionId}`,
	/** Where an unreadable entry is moved before its place is written again. */
	damaged: (key: string) => `damaged:${key}`,
	/** What the user decided about hosts. */
	connections: (id: string) => `connections:${id}`,
	/** Name of the event by which scripts on a page report to the extension. */
	channel: "channel",
	/** Ids of scripts in the user's order; scripts that it does not name come after them. */
	order: "order",
	/** Which scripts are switched on, of those that were switched. */
	switches: "switches",
} as const;
