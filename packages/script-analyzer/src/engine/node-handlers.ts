import type { AnyNode, Node } from "acorn";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";

type Handler<Subject, Result> = (machine: Machine, node: Subject, frame: Frame) => Result;

/** What is done with nodes of each type; types that are left out do nothing. */
export type NodeHandlers<Type extends AnyNode["type"], Result> = {
	readonly [One in Type]?: Handler<Extract<AnyNode, { type: One }>, Result>;
};

/** One function for nodes of all types: it finds the handler by the type, and gives null where there is none. */
export function handleByType<Type extends AnyNode["type"], Result>(
	handlers: NodeHandlers<Type, Result>,
): Handler<Node, Result | null> {
	const isHandled = (type: string): type is Type => Object.hasOwn(handlers, type);
	const prepare = <One extends Type>(type: One): [string, Handler<Node, Result | null>] => {
		const handler = handlers[type];
		return [type, (machine, node, frame) => (handler && isOfType(node, type) ? handler(machine, node, frame) : null)];
	};
	const byType = new Map(Object.keys(handlers).filter(isHandled).map(prepare));
	return (machine, node, frame) => byType.get(node.type)?.(machine, node, frame) ?? null;
}

function isOfType<Type extends AnyNode["type"]>(node: Node, type: Type): node is Extract<AnyNode, { type: Type }> {
	return node.type === type;
}
