import * as z from "zod";

const text = (most: number) => z.string().trim().max(most);
const label = text(100).default("");
const element = z.number().int().nullable().default(null);

/** A step that a model may propose: none has code, a condition or a selector of its own. */
const proposedStep = z.discriminatedUnion("kind", [
	z.object({ kind: z.enum(["click", "hover", "observe"]), label, element }),
	z.object({ kind: z.enum(["type", "select"]), label, element, value: text(2000).default("") }),
	z.object({ kind: z.literal("check"), label, element, checked: z.boolean().default(true) }),
	z.object({ kind: z.literal("extract"), label, element, variable: text(60) }),
	z.object({ kind: z.literal("store"), label, variable: text(60), value: text(2000).default("") }),
	z.object({ kind: z.literal("copy"), label, value: text(2000).default("") }),
	z.object({ kind: z.literal("navigate"), label, url: text(2000).default("") }),
	z.object({ kind: z.enum(["reload", "back"]), label }),
	z.object({ kind: z.literal("wait"), label, seconds: z.number().min(0).max(3600) }),
	z.object({ kind: z.enum(["alert", "log"]), label, message: text(2000).default("") }),
]);
export type ProposedStep = z.infer<typeof proposedStep>;

const proposedFlow = z.object({
	name: text(50).min(1),
	description: text(500).default(""),
	steps: z
		.array(z.union([proposedStep, z.object({ keep: z.string().max(100) })]))
		.min(1)
		.max(40),
});
export type ProposedFlow = z.infer<typeof proposedFlow>;

/**
 * Reads a model's flow.
 * @param answer its text; some put the object in a block of code, whatever they are told
 * @returns the flow; `refused`; or what is wrong with it, for the repair
 */
export function readFlowAnswer(answer: string): ProposedFlow | "refused" | { readonly problem: string } {
	let json: unknown;
	try {
		json = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
	} catch {
		return { problem: "It is not one JSON object." };
	}
	if (z.object({ refused: z.literal(true) }).safeParse(json).success) return "refused";
	const parsed = proposedFlow.safeParse(json);
	return parsed.success ? parsed.data : { problem: z.prettifyError(parsed.error) };
}
