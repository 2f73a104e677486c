import type { Holes } from "./holes.ts";

/**
 * The real engine that runs the programs of a template: V8 in a fresh context, an empty frame of a page in Chromium, or a frame
 * there that has an address of the site, which takes longer.
 */
export type EngineName = "language" | "page" | "site";

/**
 * Makes a program that computes one value. The marker `«expression»;` is a statement that occurs once, possibly inside a callback;
 * the test replaces it by code that uses the value of the expression. The rest is JavaScript in sloppy mode.
 */
export type MakeProgram = (holes: Holes) => string;

export interface Template {
	/** `area/name`, unique. */
	readonly name: string;
	readonly engine: EngineName;
	readonly make: MakeProgram;
}

/**
 * Names the templates of an area.
 * @param area what they have in common
 * @param engine where their programs run
 * @param makers templates by their names within the area
 * @returns the templates with their full names
 */
export function templatesOf(
	area: string,
	engine: EngineName,
	makers: Readonly<Record<string, MakeProgram>>,
): readonly Template[] {
	return Object.entries(makers).map(([name, make]) => ({ name: `${area}/${name}`, engine, make }));
}
