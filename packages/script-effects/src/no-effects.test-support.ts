import type { PageEffects } from "@scriptorium/shared-protocol/page-effects";

/** Of a script that changed and read nothing. */
export const NO_EFFECTS: PageEffects = {
	changes: [],
	moreChanges: 0,
	ownMutations: 0,
	storage: [],
	title: null,
	address: null,
	reads: [],
	others: [],
};
