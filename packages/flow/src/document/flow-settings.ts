import * as z from "zod/mini";

/** Categories of the builder (spec 03 § 3), in the order of its form. */
export const builderCategories = [
	"utility",
	"productivity",
	"developer",
	"social",
	"data",
	"automation",
	"customization",
	"other",
] as const;
export type BuilderCategory = (typeof builderCategories)[number];

const text = z.string().check(z.maxLength(10_000));

/** The builder's settings (spec 03 § 3). Limits of names and descriptions are checked when the script is saved, not while typing. */
export const flowSettings = z.object({
	name: z._default(text, ""),
	description: z._default(text, ""),
	category: z._default(z.enum(builderCategories), "utility"),
	/** `*` for all sites, or patterns like `*.example.com`, separated by commas. */
	targetUrl: z._default(z.string().check(z.maxLength(2000)), "*"),
	minify: z._default(z.boolean(), false),
	wrapInIIFE: z._default(z.boolean(), true),
	addComments: z._default(z.boolean(), true),
	useAsync: z._default(z.boolean(), true),
	errorHandling: z._default(z.boolean(), true),
});
export type FlowSettings = z.infer<typeof flowSettings>;

/** Category utility, every site, all switches on except minify (spec 03 § 3). */
export const DEFAULT_SETTINGS: FlowSettings = z.parse(flowSettings, {});
