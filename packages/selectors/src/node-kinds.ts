import { nodeTypeOf } from "./intact-dom.ts";

// By `nodeType`: `instanceof` knows only the classes of its own frame.

export const isElement = (node: Node | null | undefined): node is Element =>
	node !== null && node !== undefined && nodeTypeOf(node) === 1;

export const isShadowRoot = (node: Node): node is ShadowRoot => nodeTypeOf(node) === 11 && "host" in node;

export const isDocument = (node: Node): node is Document => nodeTypeOf(node) === 9;
