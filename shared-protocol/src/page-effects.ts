import * as z from "zod/mini";

/** Limits of what a test run reports about a page. Texts are cut, lists lose their last entries. */
export const effectLimits = { selector: 300, text: 200, changes: 60, reads: 40, storage: 40 } as const;

const text = z.string().check(z.maxLength(effectLimits.text));
const selector = z.string().check(z.maxLength(effectLimits.selector));
const count = z.int().check(z.nonnegative());

/**
 * What a script can do to a page and beyond it, in the terms in which a plan announces it.
 * `content`: adds, removes or changes elements and text. `look`: changes styles, classes or other attributes. `form-values`: fills or
 * changes form fields. `form-reads`: reads what is in form fields. `storage`: changes cookies, local or session storage. `title`,
 * `address`: changes the title, or the address without or with a page load. `requests`: contacts servers. `opens`: opens tabs or
 * windows. `downloads`: saves files. `dialogs`: shows the browser's own dialogs. `clipboard`: writes the clipboard.
 */
export const effectKind = z.enum([
	"content",
	"look",
	"form-values",
	"form-reads",
	"storage",
	"title",
	"address",
	"requests",
	"opens",
	"downloads",
	"dialogs",
	"clipboard",
]);
export type EffectKind = z.infer<typeof effectKind>;

/** Changes of one kind in one part of the page. */
export const pageChange = z.object({
	kind: z.enum(["content", "look", "form-values"]),
	/** The element that was changed, or whose children were. */
	selector,
	/** How often. */
	count,
	/** The last change in words of the page: the text that was added or removed, or `attribute=value`. */
	sample: text,
});
export type PageChange = z.infer<typeof pageChange>;

export const storageChange = z.object({
	area: z.enum(["cookie", "local", "session"]),
	key: text,
	action: z.enum(["set", "removed"]),
});
export type StorageChange = z.infer<typeof storageChange>;

export const formRead = z.object({
	selector,
	/** Label or name of the field; empty without one. */
	label: text,
	/** `type` of an input, or the element's name. */
	type: text,
	/** Whether it is a field for passwords, codes, or card numbers. */
	isSecret: z.boolean(),
});
export type FormRead = z.infer<typeof formRead>;

const replaced = z.nullable(z.object({ before: text, after: text }));

/** What a script changed and read on the page while it was observed. What the page did of its own accord is only counted. */
export const pageEffects = z.object({
	changes: z.array(pageChange).check(z.maxLength(effectLimits.changes)),
	/** Further changes that the list has no room for. */
	moreChanges: count,
	/** Changes of the page's own scripts meanwhile, as the number of mutation records. */
	ownMutations: count,
	storage: z.array(storageChange).check(z.maxLength(effectLimits.storage)),
	title: replaced,
	address: replaced,
	reads: z.array(formRead).check(z.maxLength(effectLimits.reads)),
	/** Effects that the list above has no fields for. */
	others: z
		.array(z.object({ kind: z.enum(["opens", "downloads", "dialogs", "clipboard"]), text }))
		.check(z.maxLength(20)),
	/** Kinds that could not be measured where the script ran; absent when all were. */
	unmeasured: z.optional(z.array(effectKind).check(z.maxLength(20))),
});
export type PageEffects = z.infer<typeof pageEffects>;
