import { type CarrierOrder, cargos } from "./carriers.ts";
import { guards } from "./placements/guards.ts";
import { values } from "./placements/values.ts";
import type { Order } from "./search.ts";
import { COOKIE, ENTRY, type Secret, secrets } from "./secrets.ts";
import type { Template } from "./template.ts";

/** Programs that are made of one template in one round. */
export interface Effort {
	/** Placements of each kind that the same program is finished in. */
	readonly placements: number;
	/** Fillings with a cargo that are tried; in many the wrong part arrives, or none. */
	readonly fillings: number;
}

/**
 * Orders one program of each template. In consecutive rounds a template meets placement after placement, each of a kind once
 * before any twice.
 * @param templates what to make programs of
 * @param seed of the whole run
 * @param round counts up from 0
 * @param effort how many programs to make
 * @returns an order for each template
 */
export function ordersOf(templates: readonly Template[], seed: number, round: number, effort: Effort): Order[] {
	return templates.map((template) => {
		const first = seedOf(`${seed} ${template.name}`) + round * effort.placements;
		return {
			template,
			seed: seedOf(`${seed} ${round} ${template.name}`),
			placements: [rotated(guards, first), rotated(values, first)],
			secret: secretOf(seed, round, template),
			wanted: effort.placements,
			isPlain: false,
		};
	});
}

/**
 * Orders programs of each template that carry something, another kind of cargo in each round.
 * @param templates what to make programs of
 * @param seed of the whole run
 * @param round counts up from 0
 * @param effort how many programs to make
 * @param late names of the templates that use their value in a later task
 * @returns the orders
 */
export function carrierOrdersOf(
	templates: readonly Template[],
	seed: number,
	round: number,
	effort: Effort,
	late: ReadonlySet<string>,
): CarrierOrder[] {
	return templates.flatMap((template) => {
		const [cargo] = rotated(cargos, seedOf(`${seed} ${template.name}`) + round);
		if (cargo === undefined) return [];
		const isLate = late.has(template.name);
		const secret = secretOf(seed, round, template);
		return Array.from({ length: effort.fillings }, (_, turn) => {
			return {
				template,
				cargo,
				secret: isLate || secret === ENTRY ? COOKIE : secret,
				seed: seedOf(`${seed} ${round} ${turn} ${template.name}`),
				isPlain: turn === 0,
				isLate,
			};
		});
	});
}

/** The secret that a program of this round steals. The seed determines it; rounds and templates get different ones. */
function secretOf(seed: number, round: number, template: Template): Secret {
	return secrets[seedOf(`${seed} ${round} secret ${template.name}`) % secrets.length] ?? COOKIE;
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
	const from = by % items.length;
	return [...items.slice(from), ...items.slice(0, from)];
}

/** FNV-1a. @returns an integer that follows from the text alone, whatever else is in the list of templates */
function seedOf(text: string): number {
	let hash = 0x811c_9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193) >>> 0;
	return hash;
}
