import type { ScriptTemplate, SlotValues, TemplateSlot } from "./script-template.ts";

/** What the catalog of templates says to a request. `matchRequest(request)` returns one. */
export type RequestMatch =
	| {
			readonly kind: "matched";
			readonly template: ScriptTemplate;
			/** Values that the request names, and the fallbacks of optional slots. */
			readonly values: SlotValues;
			/** Required slots without a value: to be asked before anything is written. */
			readonly missing: readonly TemplateSlot[];
			/** Hosts that the request names, for `@match`; empty for every site. */
			readonly sites: readonly string[];
			/** How certain it is that this template is the right one, from `MIN_CERTAINTY` to 1. */
			readonly certainty: number;
	  }
	| {
			readonly kind: "refused";
			/** Words of the request that neither a template nor a value explains, as they were typed. */
			readonly unknownWords: readonly string[];
			/** Nearest templates, the best first; at most three. */
			readonly nearest: readonly ScriptTemplate[];
	  };

/** A script as written from a template: complete, ready to be parsed, rated and saved. `writeTemplateScript` returns one. */
export interface TemplateScript {
	readonly code: string;
	readonly title: string;
	readonly description: string;
	readonly category: string;
	readonly tags: readonly string[];
}
