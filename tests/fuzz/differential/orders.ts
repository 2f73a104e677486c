import { type CarrierOrder, cargos } from "./carriers.ts";
import { guards } from "./placements/guards.ts";
import { values } from "./placements/values.ts";
import type { Order } from "./search.ts";
import type { Template } from "./template.ts";

/** Placements of each kind that one program of a template is finished in. */
const PLACEMENTS_PER_KIND = 2;

/**
 * Orders one program of each template. In consecutive rounds a template meets placement after placement, each of a kind once
 * before any twice.
 * @param templates what to make programs of
 * @param seed of the whole run
 * @param round counts up from 0
 * @returns orders for guards and for values, two for each template
 */
export function ordersOf(templates: readonly Template[], seed: number, round: number): Order[] {
	return templates.flatMap((template) => {
		const own = seedOf(`${seed} ${round} ${template.name}`);
		const first = seedOf(`${seed} ${template.name}`) + round * PLACEMENTS_PER_KIND;
		return [guards, values].map((kind) => ({
			template,
			seed: own,
			placements: rotated(kind, first),
			wanted: PLACEMENTS_PER_KIND,
			isPlain: false,
		}));
	});
}

/** Fillings of a template with a cargo that are tried in a round; in many the wrong part arrives, or none. */
const FILLINGS = 4;

/**
 * Orders programs of each template that carry something, another kind of cargo in each round.
 * @param templates what to make programs of
 * @param seed of the whole run
 * @param round counts up from 0
 * @param late names of the templates that use their value in a later task
 * @returns four orders for each template
 */
export function carrierOrdersOf(
	templates: readonly Template[],
	seed: number,
	round: number,
	late: ReadonlySet<string>,
): CarrierOrder[] {
	return templates.flatMap((template) => {
		const [cargo] = rotated(cargos, seedOf(`${seed} ${template.name}`) + round);
		if (cargo === undefined) return [];
		const isLate = late.has(template.name);
		return Array.from({ length: FILLINGS }, (_, turn) => {
			return {
				template,
				cargo,
				seed: seedOf(`${seed} ${round} ${turn} ${template.name}`),
				isPlain: turn === 0,
				isLate,
			};
		});
	});
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
