// By what nodes say of themselves: `instanceof` knows only the classes of its own frame.

export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;

export const isShadowRoot = (node: Node): node is ShadowRoot => node.nodeType === 11 && "host" in node;

export const isDocument = (node: Node): node is Document => node.nodeType === 9;
