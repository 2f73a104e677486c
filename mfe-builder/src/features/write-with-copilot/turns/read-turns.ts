import { scriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
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

/** Reads stored turns; none when they are not readable. */
export function readTurns(stored: unknown): readonly Turn[] {
	const parsed = z.safeParse(z.array(turnShape), stored);
	return parsed.success ? parsed.data : [];
}
