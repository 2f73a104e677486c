import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";

export const PUBLIC_HALVES = ["tuning", "counted"] as const;
export type PublicHalf = (typeof PUBLIC_HALVES)[number];
export const VERDICTS = ["benign", "attack"] as const;
export type Verdict = (typeof VERDICTS)[number];

const sentence = z
	.string()
	.min(10)
	.max(300)
	.regex(/^[A-Z].*\.$/, "is not a sentence");

const publicScript = z.strictObject({
	/** Name of the file in the folder of the verdict: `<folder>/<verdict>/<id>.js`. */
	id: z.string().regex(/^[a-z0-9]+(-+[a-z0-9]+)*$/),
	/** `owner/name` on GitHub. */
	repository: z.string().regex(/^[\w-]+\/[\w.-]+$/),
	/** Below the root of the repository, with forward slashes. */
	path: z.string().regex(/^(?!\/)(?!.*\.\.)[^\\\n]+$/),
	commit: z.string().regex(/^[0-9a-f]{40}$/),
	/** Of the bytes of the file. */
	sha256: z.string().regex(/^[0-9a-f]{64}$/),
	/** Size of the file. */
	bytes: z.int().min(1),
	/** Owner of the repository. */
	author: z.string().min(1),
	/** Of the last change of the file; null when the repository's history does not tell. */
	year: z.int().min(2005).max(2030).nullable(),
	/** Why it counts as popular: a list that recommends it, installs or stars; "not known" for most attacks. */
	popularity: z.string().min(3).max(300),
	verdict: z.enum(VERDICTS),
	/** What the script does. */
	what: sentence,
	/** The level that an honest reader expects. */
	expected: z.enum(["green", "amber", "red"]),
	/** Why one reader expects that level. */
	judgment: sentence,
	half: z.enum(PUBLIC_HALVES),
});

export type PublicScript = z.infer<typeof publicScript>;

const FILE = fileURLToPath(new URL("scripts.json", import.meta.url));

/**
 * Reads the list of public scripts that the rating is measured on.
 * @param file absolute path of the list
 * @returns the scripts in the order of the list
 * @throws when an entry has another form
 */
export function readPublicScripts(file = FILE): PublicScript[] {
	return z.array(publicScript).parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * The half of all scripts of a repository: the first bit of the SHA-256 of its name, so that nobody chooses.
 * @param repository `owner/name`
 */
export function halfOf(repository: string): PublicHalf {
	const [first = 0] = createHash("sha256").update(repository).digest();
	return first >= 128 ? "counted" : "tuning";
}
