type Value = string | number | boolean | Thing | readonly Value[];

/** Something that schema.org knows, as JSON-LD. Texts are written as they are: the element escapes them. */
export interface Thing {
	readonly "@type": string;
	readonly [property: string]: Value | undefined;
}
