import type { FlowEdge, FlowGraph, FlowNode, StepData } from "../document/flow-document.ts";
import { type StepKind, stepKinds, stepList } from "../steps/step-list.ts";

const other = { primary: "#done", strategy: "css" as const, fallbacks: [], attributes: {} };

/** Fields of one step of each kind, as somebody fills them in; a kind that needs none has no entry. */
const FIELDS: Readonly<Partial<Record<StepKind, Partial<StepData>>>> = {
	click: { selector: "#go", waitBefore: 10 },
	type: { selector: "#name", value: "Ada $" + "{extractedText}" },
	select: { selector: "#size", value: "m" },
	check: { selector: "#terms" },
	hover: { selector: "#menu" },
	drag: { selector: "#card", parameters: { destination: other } },
	keypress: { selector: "#name", value: "a" },
	scroll: { selector: "#list", parameters: { to: { x: 0, y: 100 } } },
	upload: { selector: "#file" },
	dialog: { parameters: { dialog: "confirm", accepted: true } },
	extract: { selector: "h1", variable: "title" },
	store: { variable: "note", value: "seen $" + "{title}" },
	copy: { value: "$" + "{note}" },
	navigate: { url: "/next?about=$" + "{title}" },
	wait: { delay: 10 },
	condition: { condition: "$" + "{title}.length > 3" },
	loop: { selector: ".row" },
	observe: { selector: "#late", timeout: 2000 },
	alert: { message: "Read $" + "{title}" },
	log: { message: "$" + "{note}" },
};

/** A flow with one step of every kind but custom code; a condition and two loops are around some of them. */
export function everyKind(more: Readonly<Partial<Record<StepKind, Partial<StepData>>>> = {}): FlowGraph {
	const kinds = stepKinds.filter((kind) => kind !== "custom");
	const nodes = kinds.map(
		(type, at): FlowNode => ({
			id: type,
			type,
			position: { x: 0, y: at * 100 },
			data: { label: `A ${type} step`, category: stepList[type].category, ...FIELDS[type], ...more[type] },
		}),
	);
	const edges: FlowEdge[] = [];
	const connect = (source: StepKind, target: StepKind, sourceHandle?: "true" | "false" | "body" | "done") =>
		edges.push({ id: `${source}-${target}`, source, target, ...(sourceHandle ? { sourceHandle } : {}) });
	const inside = new Set<StepKind>(["hover", "log"]);
	const chain = kinds.filter((kind) => !inside.has(kind));
	chain.forEach((kind, at) => {
		const next = chain[at + 1];
		if (next === undefined) return;
		if (kind === "condition") connect(kind, next, "true");
		else if (kind === "loop") connect(kind, next, "done");
		else connect(kind, next);
	});
	connect("condition", "log", "false");
	connect("loop", "hover", "body");
	return { nodes, edges };
}
