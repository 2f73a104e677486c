import { callMember } from "../call-member.ts";
import { possibleSecrets } from "../computed-member.ts";
import { noteHiddenName } from "../hidden-name.ts";
import { readName } from "../read-name.ts";
import { join, NOTHING, objectsOf, only } from "../value.ts";
import type { ExpressionHandlers } from "./handlers.ts";
import { propertyKey } from "./property-key.ts";

export const nameHandlers: ExpressionHandlers = {
	Identifier: (machine, node, frame) => readName(machine, node, frame),

	ThisExpression(machine, _node, frame) {
		const { self } = frame;
		if (!self.atoms.some((atom) => atom === undefined || atom === null)) return self;
		const { source, window } = machine;
		if (frame.block === source.program && source.scope === "program") return only(window);
		// Without a receiver it is the window in sloppy mode; in strict mode too, where the browser calls the function.
		if (machine.isStrict(frame.block)) return join(self, only(window));
		return join({ ...self, atoms: self.atoms.filter((atom) => atom !== undefined && atom !== null) }, only(window));
	},

	Super: (_machine, _node, frame) => (frame.home?.proto ? only(frame.home.proto) : frame.self),

	MetaProperty: (machine, _node, frame) => {
		const callee = only(frame.callee ?? undefined);
		if (!machine.isSkeptical) return callee;
		// In the constructor of a base it is the class of the instance.
		return objectsOf(frame.self)
			.map(({ proto }) => proto?.props.get("constructor") ?? NOTHING)
			.reduce(join, callee);
	},

	MemberExpression(machine, node, frame) {
		const base = machine.evaluate(node.object, frame);
		const key = memberKey(machine, node, frame);
		if (node.computed) noteHiddenName(machine, base, key, node.property.start);
		const { start } = node.property;
		return join(machine.get(base, key, start), possibleSecrets(machine, base, key, start));
	},

	ChainExpression: (machine, node, frame) => machine.evaluate(node.expression, frame),

	ParenthesizedExpression: (machine, node, frame) => machine.evaluate(node.expression, frame),

	CallExpression: callMember,
};

export function memberKey(
	machine: Parameters<typeof readName>[0],
	node: { computed: boolean; property: Parameters<typeof propertyKey>[1]["key"] },
	frame: Parameters<typeof readName>[2],
) {
	return propertyKey(machine, { computed: node.computed, key: node.property }, frame);
}
