import { scriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { createStore, get, update } from "idb-keyval";
import * as z from "zod/mini";

/** How a script came from a template, so that its values can be changed later. */
const templateOrigin = z.object({
	templateId: z.string(),
	values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
	sites: z.array(z.string()),
});
export type TemplateOrigin = z.infer<typeof templateOrigin>;

const turnShape = z.object({
	id: z.string(),
	/** Milliseconds since 1970. */
	at: z.number(),
	/** A script's id, or `new`. */
	scriptKey: z.string(),
	/** Null for somebody who was not signed in. */
	ownerId: z.nullable(z.string()),
	/** The request; empty for the code that was there before the copilot. */
	request: z.string(),
	title: z.string(),
	description: z.string(),
	category: z.string(),
	tags: z.string(),
	code: z.string(),
	origin: z.nullable(templateOrigin),
	/** Name of the model that wrote it; null for a template, and for what the person typed. */
	model: z._default(z.nullable(z.string()), null),
	/** What the script announces to do; null when that is not known. */
	plan: z._default(z.nullable(scriptPlan), null),
});
/** A local version: the script as one turn of the copilot left it. */
export type Turn = z.infer<typeof turnShape>;

const KEY = "turns";
const MAX_TURNS = 60;
/** In UTF-16 units of code, over all turns. */
const MAX_LENGTH = 8_000_000;

/** Local versions in this browser, the newest first. */
export interface TurnStore {
	read(): Promise<readonly Turn[]>;
	add(turns: readonly Turn[]): Promise<void>;
}

/** @throws when the browser refuses IndexedDB; the callers say so. */
export function createTurnStore(): TurnStore {
	const store = createStore("scriptorium-copilot", "turns");
	const known = (stored: unknown) => {
		const parsed = z.safeParse(z.array(turnShape), stored);
		return parsed.success ? parsed.data : [];
	};
	return {
		read: async () => known(await get<unknown>(KEY, store)),
		add: (turns) => update<unknown>(KEY, (stored) => withinLimits([...turns, ...known(stored)]), store),
	};
}

/** @returns the newest turns that may be kept; the very newest always */
export function withinLimits(turns: readonly Turn[]): Turn[] {
	let length = 0;
	return turns.slice(0, MAX_TURNS).filter(({ code }, index) => {
		length += code.length;
		return index === 0 || length <= MAX_LENGTH;
	});
}
