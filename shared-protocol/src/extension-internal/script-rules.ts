import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Largest number of rules in one list of the user's own. */
export const MAX_OWN_RULES = 200;
/** Longest rule, in characters. */
export const MAX_RULE_LENGTH = 2048;

/** Rules for pages as the user has written them: match patterns, globs, or regular expressions between slashes. */
export const pageRules = z
	.array(z.string().check(z.minLength(1), z.maxLength(MAX_RULE_LENGTH)))
	.check(z.maxLength(MAX_OWN_RULES));

export const runAtChoice = z.enum(["document-start", "document-body", "document-end", "document-idle", "context-menu"]);
export type RunAtChoice = z.infer<typeof runAtChoice>;

/** What the user has decided about where and when a script runs, beside its author's rules. */
export const scriptRules = z.object({
	/** Further pages that it runs on. */
	pages: pageRules,
	/** Pages that it does not run on. */
	exclusions: pageRules,
	/** Whether the author's `@match` and `@include` count. */
	authorPages: z.boolean(),
	/** Whether the author's `@exclude` and `@exclude-match` count. */
	authorExclusions: z.boolean(),
	/** Null: as the author says. */
	runAt: z.nullable(runAtChoice),
});
export type ScriptRules = z.infer<typeof scriptRules>;

export const setScriptRules = defineMessage({
	type: "SCRIPTORIUM_SET_SCRIPT_RULES",
	direction: "extension-internal",
	payload: z.object({ id: z.string(), rules: scriptRules }),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_RULES_SET",
		direction: "extension-internal",
		payload: z.object({ id: z.string() }),
	}),
	callers: ["options"],
	/** BAD_RULE: one of them matches no page. */
	errors: ["NOT_FOUND", "BAD_RULE", "STORAGE_ERROR"],
});
