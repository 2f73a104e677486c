/** Characters (code points) that a text must have without the white space around it, and may have at most. */
export interface LengthLimit {
	readonly min: number;
	readonly max: number;
}

/**
 * Counts the characters of a text as the database does.
 *
 * @param text as typed
 * @returns code points (not UTF-16 units) without the white space around the text
 */
export function countCharacters(text: string): number {
	return Array.from(text.trim()).length;
}

/**
 * Lengths of the texts that people write. The database has the same numbers in its constraints; `supabase/tests/catalogue/limits.test.ts`
 * compares them. The size of a script is `MAX_SCRIPT_BYTES` of `packages/userscript`.
 */
export const textLimits = {
	script: {
		title: { min: 3, max: 50 },
		description: { min: 10, max: 500 },
		changeNote: { min: 0, max: 2000 },
	},
	/** A tag of a script or recording. */
	tag: { name: { min: 1, max: 30 } },
	review: {
		title: { min: 0, max: 100 },
		comment: { min: 10, max: 1000 },
		worksOnVersion: { min: 0, max: 20 },
	},
	report: { description: { min: 0, max: 2000 } },
	/** Why a rating is wrong. */
	ratingReport: { description: { min: 10, max: 1000 } },
	/** What a moderator writes to the author, and what the author answers. */
	decision: { note: { min: 0, max: 2000 } },
	appeal: { message: { min: 10, max: 2000 } },
	collection: {
		title: { min: 1, max: 80 },
		description: { min: 0, max: 500 },
	},
	recording: {
		title: { min: 1, max: 200 },
		description: { min: 0, max: 2000 },
	},
	profile: {
		displayName: { min: 2, max: 80 },
		username: { min: 3, max: 30 },
		bio: { min: 0, max: 500 },
		fullName: { min: 0, max: 200 },
		preferredModel: { min: 0, max: 100 },
	},
	contact: {
		name: { min: 1, max: 100 },
		email: { min: 0, max: 320 },
		subject: { min: 1, max: 200 },
		message: { min: 1, max: 5000 },
	},
	device: { name: { min: 1, max: 100 } },
	search: { term: { min: 0, max: 200 } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LengthLimit>>>>;

/** Tags that one script or recording may have. */
export const MAX_TAGS = 20;
