import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const check = z.strictObject({
	/** What the script does then, as the end of "The script …". */
	what: z.string().min(5),
	/** The page is loaded again first. */
	reload: z.literal(true).optional(),
	/** Caption of a menu command that is chosen first. */
	menu: z.string().optional(),
	/** Address of a frame; the page itself without one. */
	frame: z.url().optional(),
	/** JavaScript that runs in the page before each look that finds nothing. */
	act: z.string().optional(),
	/** Expression of the page, or a promise of one, that is true once the script has done it. */
	until: z.string().optional(),
	/** Address that the script opens in a new tab. */
	opens: z.url().optional(),
	/** The script shows a notification. */
	notifies: z.literal(true).optional(),
});

const publicUserscript = z.strictObject({
	/** As the script names itself. */
	name: z.string().min(1),
	author: z.string().min(1),
	/** `owner/name` on GitHub. */
	repository: z.string().regex(/^[\w-]+\/[\w.-]+$/),
	/** Below the root of the repository, with forward slashes. */
	path: z.string().regex(/^(?!\/)(?!.*\.\.)[^\\\n]+$/),
	commit: z.string().regex(/^[0-9a-f]{40}$/),
	/** Of the bytes of the script. */
	sha256: hash,
	/** Public list from which it was taken, and its place there. */
	chosen: z.string().min(5).optional(),
	/** Functions and metadata that make it different from the others of the list. */
	kind: z.string().min(5),
	/** Why its main effect needs the page's own JavaScript world, found by reading; null when it does not. */
	pageWorld: z.string().min(10).nullable().default(null),
	/** Files of `@require` and `@resource`, and of the imitated page. `source`: where the bytes are from. */
	files: z.array(z.strictObject({ address: z.url(), source: z.string().min(5), sha256: hash })),
	/** Address at which the script runs, or whose frame it runs in. */
	page: z.url(),
	/** Imitated content of every page of that site. */
	html: z.string().startsWith("<!doctype html>"),
	/** Answers to further requests of the script and of the page. An address that ends with `?*` stands for any query. */
	answers: z.array(z.strictObject({ address: z.url(), type: z.string(), body: z.string() })),
	checks: z.array(check).min(1),
	/** Why a check fails; null for a script that works. */
	failure: z.string().min(10).nullable(),
});

export type PublicUserscript = z.infer<typeof publicUserscript>;
export type UserscriptCheck = z.infer<typeof check>;

const FILES = { "by-need": "list.json", "widely-used": "widely-used.json" } as const;

/** Name of a list: scripts chosen for what they need from a manager, and scripts that many people use. */
export type UserscriptList = keyof typeof FILES;

/** Names of the lists. */
export const USERSCRIPT_LISTS = Object.keys(FILES) as readonly UserscriptList[];

/**
 * Reads a list of public userscripts that the extension is tried with.
 * @param list name of the list
 * @returns the scripts in the order of the list
 * @throws when an entry has another form
 */
export function readPublicUserscripts(list: UserscriptList): PublicUserscript[] {
	const file = fileURLToPath(new URL(FILES[list], import.meta.url));
	return z.array(publicUserscript).parse(JSON.parse(readFileSync(file, "utf8")));
}
