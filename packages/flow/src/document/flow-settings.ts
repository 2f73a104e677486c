import * as z from "zod/mini";
import { builderCategories, DEFAULT_SETTINGS } from "./default-settings.ts";

const text = z.string().check(z.maxLength(10_000));

/** The builder's settings (spec 03 § 3). Limits of names and descriptions are checked when the script is saved, not while typing. */
export const flowSettings = z.object({
	name: z._default(text, DEFAULT_SETTINGS.name),
	description: z._default(text, DEFAULT_SETTINGS.description),
	category: z._default(z.enum(builderCategories), DEFAULT_SETTINGS.category),
	/** `*` for all sites, or patterns like `*.example.com`, separated by commas. */
	targetUrl: z._default(z.string().check(z.maxLength(2000)), DEFAULT_SETTINGS.targetUrl),
	minify: z._default(z.boolean(), DEFAULT_SETTINGS.minify),
	wrapInIIFE: z._default(z.boolean(), DEFAULT_SETTINGS.wrapInIIFE),
	addComments: z._default(z.boolean(), DEFAULT_SETTINGS.addComments),
	useAsync: z._default(z.boolean(), DEFAULT_SETTINGS.useAsync),
	errorHandling: z._default(z.boolean(), DEFAULT_SETTINGS.errorHandling),
});
export type FlowSettings = z.infer<typeof flowSettings>;
