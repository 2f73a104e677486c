/** Something that only code which hides its meaning has. */
export interface Sign {
	readonly offset: number;
	/** Completes "Obfuscated: contains …". */
	readonly what: string;
	/** Alone it hides nothing: names say little in minified code too. */
	readonly weak?: boolean;
}
