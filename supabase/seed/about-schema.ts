import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import * as z from "zod";

/** Days before the end of the seeded history, which is fixed so that all machines have the same lists. */
const daysBefore = z.number().min(0).max(400);
const username = z.string().regex(/^[A-Za-z0-9_-]{3,30}$/);
const semver = z.string().regex(/^\d+\.\d+\.\d+$/);
const line = (shortest: number, longest: number) =>
	z
		.string()
		.min(shortest)
		.max(longest)
		.refine((text) => text === text.trim(), "no space at the ends");

/** The six categories of the home page; each has seeded scripts. */
export const homeCategories = ["productivity", "search", "development", "download", "social", "utility"] as const;

const versionSchema = z
	.strictObject({
		semver,
		/** Path of the code, relative to the script's folder. */
		file: z
			.string()
			.regex(/^(versions\/)?[a-z0-9.-]+\.js$/)
			.optional(),
		/** The template of `packages/script-templates` that writes the code, instead of a file. */
		template: z.string().optional(),
		daysBefore,
		changeNote: line(5, 500).optional(),
	})
	.refine(({ file, template }) => (file === undefined) !== (template === undefined), "either a file or a template");

const reviewSchema = z.strictObject({
	by: username,
	rating: z.int().min(1).max(5),
	title: line(1, 100).optional(),
	comment: line(10, 1000),
	worksOnVersion: line(1, 20).optional(),
	daysBefore,
	helpfulTo: z.array(username).default([]),
	notHelpfulTo: z.array(username).default([]),
});

/** `about.json` of a seeded script. The limits are those of the create form and of the database. */
export const aboutSchema = z.strictObject({
	title: line(3, 50),
	shortDescription: line(10, 500),
	kind: z.enum(["bookmarklet", "userscript"]),
	category: z.enum(knownCategories),
	tags: z.array(z.string().regex(/^[a-z0-9][a-z0-9-]{1,29}$/)).min(1),
	author: username,
	/** Why a userscript from a template runs on every address. */
	whyEveryAddress: line(10, 500).optional(),
	featured: z.boolean().default(false),
	/** Oldest first; the last one is current. */
	versions: z.array(versionSchema).min(1),
	/** Folder name of the original. */
	forkOf: z.string().optional(),
	stars: z.array(z.strictObject({ by: username, daysBefore })),
	installs: z.array(
		z.strictObject({ by: username, source: z.enum(["drag", "extension", "user.js", "copy"]), daysBefore }),
	),
	reviews: z.array(reviewSchema),
});

export type About = z.infer<typeof aboutSchema>;

export const personSchema = z.strictObject({
	username,
	displayName: line(2, 60),
	bio: line(10, 300),
	websiteUrl: z.url({ protocol: /^https?$/ }).nullable(),
	joinedDaysBefore: daysBefore,
});

export type Person = z.infer<typeof personSchema>;
