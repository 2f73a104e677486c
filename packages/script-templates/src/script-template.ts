/** What a slot of a template takes. Values are typed: a text that no parser of the type accepts is asked for again. */
export type SlotType =
	/** Host name or match pattern, such as `example.com` or `*.example.com`. */
	| "site"
	/** CSS selector of an element that the person picked or typed; never one that was guessed. */
	| "element"
	| "text"
	| "number"
	/** Milliseconds. */
	| "duration"
	/** CSS color, normalized to `#rrggbb`. */
	| "color"
	/** Key chord, such as `Alt+Shift+K`. */
	| "keys"
	/** Words or phrases, in the order in which they were named. */
	| "words";

/** A value that a person chooses for a template. */
export interface TemplateSlot {
	/** In camel case; the key in `SlotValues`. */
	readonly name: string;
	readonly type: SlotType;
	/** Asked when the request does not name the value, and the label of its field. */
	readonly question: string;
	/** A missing value of a required slot is asked for. An optional one has `fallback`. */
	readonly required: boolean;
	/** Value of an optional slot that was not named; absent for required ones. */
	readonly fallback?: SlotValue;
}

export type SlotValue = string | number | readonly string[];
export type SlotValues = Readonly<Record<string, SlotValue>>;

/** The words of `effectKind` in the protocol, which this package does not know. */
export type TemplateEffect =
	| "content"
	| "look"
	| "form-values"
	| "form-reads"
	| "storage"
	| "title"
	| "address"
	| "requests"
	| "opens"
	| "downloads"
	| "dialogs"
	| "clipboard";

/** Code that a template writes, without metadata: `writeTemplateScript` adds these. */
export interface TemplateCode {
	/** Statements of the script's body. They run inside a function of their own, in strict mode, at the time of `runAt`. */
	readonly body: string;
	/** Names of `@grant`; empty for none. */
	readonly grants: readonly string[];
}

/** A script that is written and tested once and adapted by slots. */
export interface ScriptTemplate {
	/** In kebab case; the name of its file. */
	readonly id: string;
	/** 3 to 50 characters. */
	readonly title: string;
	/** 10 to 500 characters: what the script does, in the present tense. */
	readonly description: string;
	/** A canonical category of the catalog, such as `productivity`. */
	readonly category: string;
	/** In lower case; at most five. */
	readonly tags: readonly string[];
	/** `bookmarklet`: acts once when it is clicked. `userscript`: acts by itself on every visit. */
	readonly kind: "bookmarklet" | "userscript";
	/** At least 20 requests as people type them; `{slot}` stands where a value of that slot is named. Training data of the classifier. */
	readonly phrasings: readonly string[];
	readonly slots: readonly TemplateSlot[];
	/** Userscripts that have to run before the scripts of the page; all others run once the document is loaded. */
	readonly runAt?: "document-start";
	/** Every kind of effect that the script can have on a page, for the comparison of a test run with the plan. */
	readonly effects: readonly TemplateEffect[];
	/** Which sites the script runs on, when the request does not name one: every site, or a question. */
	readonly sites: "any" | "ask";
	/** @param values parsed values of all slots @returns the code */
	write(values: SlotValues): TemplateCode;
}
