/** A name that the editor completes and explains. */
export interface CodeTerm {
	/** `key`: of a metadata line, written with its `@`. `function`: of the userscript API. */
	readonly kind: "key" | "function";
	readonly name: string;
	/** How it is written, with its parameters. */
	readonly signature: string;
	/** One sentence. */
	readonly help: string;
}
