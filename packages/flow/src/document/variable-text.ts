/** A name that `${name}` can read. */
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const READ = /\$\{\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*\}/gu;

/**
 * Tests whether a text can be the name of a variable of a flow.
 * @param name a name as typed
 * @returns whether `${name}` reads it
 */
export const isVariableName = (name: string): boolean => NAME.test(name);

/**
 * Lists the variables that a text reads by `${name}`.
 * @param text value, address, message or selector of a step
 * @returns their names in the order of the text; a name that is read twice is there twice
 */
export const variablesIn = (text: string): string[] => [...text.matchAll(READ)].map(([, name = ""]) => name);

/** A part of a text: as it is, or what a variable holds. */
export type TextPart = string | { readonly variable: string };

/**
 * Splits a text at the variables that it reads by `${name}`.
 * @param text value, address, message or selector of a step
 * @returns the parts in their order, without empty ones
 */
export const splitVariables = (text: string): TextPart[] =>
	// The expression's one group puts every name at an odd place.
	text.split(READ).flatMap((part, at): TextPart[] => (at % 2 === 1 ? [{ variable: part }] : part === "" ? [] : [part]));
