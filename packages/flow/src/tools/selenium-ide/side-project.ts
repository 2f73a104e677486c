import * as z from "zod/mini";

/** A locator and how it was found, `["css=#save", "css:finder"]`. */
export type SideTarget = readonly [locator: string, finder: string];

export interface SideCommand {
	readonly id: string;
	readonly comment: string;
	readonly command: string;
	readonly target: string;
	/** Every locator of the same element, `target` first. */
	readonly targets: readonly SideTarget[];
	readonly value: string;
	/** The same for `value`, where that is a locator. */
	readonly values?: readonly SideTarget[];
	/** The command opens a window, whose handle is stored in a variable. */
	readonly opensWindow?: true;
	readonly windowHandleName?: string;
	/** Milliseconds. */
	readonly windowTimeout?: number;
}

/** A project file of Selenium IDE 4 (`side-model/src/types.ts`). */
export interface SideProject {
	readonly id: string;
	readonly version: "3.0";
	readonly name: string;
	/** Base of relative addresses. */
	readonly url: string;
	readonly tests: readonly { readonly id: string; readonly name: string; readonly commands: readonly SideCommand[] }[];
	readonly suites: readonly {
		readonly id: string;
		readonly name: string;
		readonly persistSession: boolean;
		readonly parallel: boolean;
		/** Seconds. */
		readonly timeout: number;
		/** Ids. */
		readonly tests: readonly string[];
	}[];
	readonly urls: readonly string[];
	readonly plugins: readonly string[];
}

/**
 * Makes a project of one test.
 * @param title name of project and test
 * @param url base of relative addresses
 * @param commands of the test
 * @param newId returns a new id at each call
 * @returns the project
 */
export function projectOf(
	title: string,
	url: string,
	commands: readonly SideCommand[],
	newId: () => string,
): SideProject {
	const test = { id: newId(), name: title, commands };
	const suite = { id: newId(), name: "Default Suite", persistSession: false, parallel: false, timeout: 300 };
	return {
		id: newId(),
		version: "3.0",
		name: title,
		url,
		tests: [test],
		suites: [{ ...suite, tests: [test.id] }],
		urls: [url],
		plugins: [],
	};
}

const text = z.string().check(z.maxLength(100_000));
const targets = z.catch(z.optional(z.array(z.tuple([text], z.unknown())).check(z.maxLength(100))), undefined);

/** A project of any version since 1.0; its commands are read one by one. */
export const readableProject = z.object({
	name: text,
	url: z.optional(text),
	tests: z.array(z.object({ name: text, commands: z.array(z.unknown()) })),
});

export const readableCommand = z.object({
	command: text,
	target: z._default(text, ""),
	value: z._default(text, ""),
	targets,
	values: targets,
	skip: z.optional(z.boolean()),
	opensWindow: z.optional(z.boolean()),
	windowHandleName: z.optional(text),
});
export type ReadableCommand = z.infer<typeof readableCommand>;
