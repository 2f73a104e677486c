/** Something that only code which hides its meaning has. */
export interface Sign {
	readonly offset: number;
	/** Completes "Obfuscated: contains …". */
	readonly what: string;
	/** No obfuscation on its own: minified code has short names too. */
	readonly weak?: boolean;
	/** The program is compressed; it was unpacked and checked. */
	readonly packed?: boolean;
}
