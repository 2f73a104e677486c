import * as z from "zod/mini";
import { type FlowDocument, flowDocument } from "./flow-document.ts";
import { FLOW_VERSION } from "./flow-limits.ts";
import { migrateVersion1 } from "./migrate-version-1.ts";

export interface FlowReadError {
	/**
	 * `NOT_A_FLOW`: another file, or damaged. `NEWER_FLOW`: written by a newer builder. `BROKEN_FLOW`: its parts contradict each other.
	 * `TOO_LARGE`: over a limit of size.
	 */
	readonly code: "NOT_A_FLOW" | "NEWER_FLOW" | "BROKEN_FLOW" | "TOO_LARGE";
	/** For the person who opened it. */
	readonly message: string;
}

export type FlowRead<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: FlowReadError };

const versioned = z.object({ version: z.optional(z.number()) });

/**
 * Reads a flow of this or an older version.
 * @param value parsed JSON of unknown content
 * @returns the flow in the current version, in which ids are unique and edges lead from step to step; or why it cannot be read
 */
export function readFlowDocument(value: unknown): FlowRead<FlowDocument> {
	const head = z.safeParse(versioned, value);
	if (!head.success) return refuse("NOT_A_FLOW", "This is not a flow of the builder.");
	const { version = 1 } = head.data;
	if (version > FLOW_VERSION) {
		return refuse(
			"NEWER_FLOW",
			"This flow was made with a newer version of the builder. Reload the page and try again.",
		);
	}
	const read = z.safeParse(flowDocument, version === 1 ? migrateVersion1(value) : value);
	if (!read.success) return refuse("NOT_A_FLOW", `This is not a flow of the builder: ${problemOf(read.error)}.`);
	const problem = contradictionIn(read.data);
	return problem === null ? { ok: true, value: read.data } : refuse("BROKEN_FLOW", problem);
}

/** The first problem, for example `nodes has more than 10,000 entries`. */
function problemOf(error: z.core.$ZodError): string {
	const [issue] = error.issues;
	if (issue?.code === "too_big" && issue.origin === "array")
		return `${placeOf(error)} has more than ${issue.maximum.toLocaleString("en-US")} entries`;
	return `${placeOf(error)} is not valid`;
}

/**
 * Names the first invalid part of a value.
 * @param error of the schema that refused it
 * @returns for example `nodes[3].data.label`
 */
export function placeOf({ issues }: z.core.$ZodError): string {
	const path = issues[0]?.path ?? [];
	const place = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
	return place.replace(/^\./, "").slice(0, 100) || "the document";
}

function contradictionIn({ nodes, edges, notes }: FlowDocument): string | null {
	const steps = new Set(nodes.map(({ id }) => id));
	if (steps.size < nodes.length) return "Two steps of this flow have the same id.";
	if (new Set(edges.map(({ id }) => id)).size < edges.length) return "Two connections of this flow have the same id.";
	const parts = new Set([...steps, ...notes.map(({ id }) => id)]);
	if (parts.size < steps.size + notes.length) return "Two notes of this flow have the same id.";
	const loose = edges.some(({ source, target }) => !(steps.has(source) && steps.has(target)));
	return loose ? "A connection of this flow leads to a step that does not exist." : null;
}

function refuse(code: FlowReadError["code"], message: string): { readonly ok: false; readonly error: FlowReadError } {
	return { ok: false, error: { code, message } };
}
