/** A tree of texts. A value that needs a number or a name is a function that gives a string. */
export interface MessageTree {
	readonly [key: string]: Message;
}
export type Message = string | ((...slots: never[]) => string) | readonly Message[] | MessageTree;

/** The same keys and the same slots as the English tree, with any texts: a missing key is a type error. */
export type Translation<Tree> = Tree extends string
	? string
	: Tree extends (...slots: infer Slots) => string
		? (...slots: Slots) => string
		: { readonly [Key in keyof Tree]: Translation<Tree[Key]> };

/** English is complete; any other locale, when present, has the same keys. */
export type Catalogue<English extends MessageTree> = { readonly en: English } & {
	readonly [locale: string]: NoInfer<Translation<English>>;
};
