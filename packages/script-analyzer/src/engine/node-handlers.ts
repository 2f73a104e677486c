import type { AnyNode, Node } from "acorn";
import type { Frame, Machine } from "./domain.ts";

type Handler<Subject, Result> = (machine: Machine, node: Subject, frame: Frame) => Result;

/** Handlers by node type; types without a handler do nothing. */
export type NodeHandlers<Type extends AnyNode["type"], Result> = {
	readonly [One in Type]?: Handler<Extract<AnyNode, { type: One }>, Result>;
};

/** Dispatches nodes to the handler of their type; null for a type without handler. */
export function handleByType<Type extends AnyNode["type"], Result>(
	handlers: NodeHandlers<Type, Result>,
): Handler<Node, Result | null> {
	// The handler is found by the node's type, so its parameter type is right.
	const isHandler = (value: unknown): value is Handler<Node, Result> => typeof value === "function";
	const byType = new Map<string, Handler<Node, Result>>();
	for (const [type, handler] of Object.entries<unknown>(handlers)) if (isHandler(handler)) byType.set(type, handler);
	return (machine, node, frame) => {
		const handler = byType.get(node.type);
		return handler ? handler(machine, node, frame) : null;
	};
}
