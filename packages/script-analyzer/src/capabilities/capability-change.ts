/** The kinds of facts in a profile that are one list of names each. */
export const FACT_KINDS = ["storage", "cookies", "listeners", "code_loading", "hooks", "unresolved"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Something that one of two versions can do and the other cannot. */
export type CapabilityChange =
	/** Userscript: starts on its sites automatically. */
	| { readonly kind: "runs-by-itself" }
	/** Bookmarklet: runs on whichever page it is clicked. */
	| { readonly kind: "runs-when-clicked" }
	| { readonly kind: "runs-everywhere" }
	/** A `@match` or `@include`, as written. */
	| { readonly kind: "runs-on"; readonly what: string }
	/** A page that the other version leaves out by `@exclude` or `@exclude-match`, as written. */
	| { readonly kind: "not-left-out"; readonly what: string }
	/** Not only in the page itself, also in the frames within it. */
	| { readonly kind: "runs-in-frames" }
	| { readonly kind: "grant"; readonly what: string }
	/** `@connect`: where requests with the script manager's own function may go. */
	| { readonly kind: "may-contact"; readonly what: string }
	| { readonly kind: "contacts"; readonly host: string }
	/** Both contact the host; this is an additional API. */
	| { readonly kind: "contacts-by"; readonly host: string; readonly via: string }
	/** An address of `@require` or `@resource`: code or data from elsewhere. */
	| { readonly kind: "brings-along"; readonly what: string }
	/** `whole`: the other version has no fact of this kind at all. */
	| { readonly kind: "fact"; readonly fact: FactKind; readonly whats: readonly string[]; readonly whole: boolean }
	/** The other version is proven to work offline. */
	| { readonly kind: "not-offline" };

export interface CapabilityComparison {
	/** Abilities of the newer version that the older one did not have. */
	readonly added: readonly CapabilityChange[];
	readonly removed: readonly CapabilityChange[];
	/**
	 * False when parts of the newer version were not analyzed (or are loaded from elsewhere): an empty `added` then
	 * means only that nothing new was found.
	 */
	readonly followed: boolean;
}
