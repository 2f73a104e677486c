import type { Pattern } from "acorn";
import { bindPattern } from "../bind-pattern.ts";
import type { Frame, Machine, Value } from "../domain.ts";
import { branchOf } from "../skeptical-run.ts";
import { uncertainly } from "../uncertainly.ts";
import { anything, constantOf, join, only } from "../value.ts";
import type { ExpressionHandlers } from "./handlers.ts";
import { applyBinary } from "./operators.ts";
import { propertyKey } from "./property-key.ts";

export const assignmentHandlers: ExpressionHandlers = {
	AssignmentExpression(machine, node, frame) {
		const { left, operator } = node;
		if (operator === "=") {
			const value = machine.evaluate(node.right, frame);
			keep(machine, left, value, frame);
			return value;
		}
		if (left.type !== "Identifier" && left.type !== "MemberExpression") return only(undefined);
		const before = machine.evaluate(left, frame);
		if (operator === "&&=" || operator === "||=" || operator === "??=") {
			const known = branchOf(machine, before);
			if (known !== null && known === (operator !== "&&=") && operator !== "??=") return before;
			const value = uncertainly(machine, () => machine.evaluate(node.right, frame));
			const after = join(before, value);
			bindPattern(machine, left, after, frame, false);
			return after;
		}
		const value = applyBinary(machine, operator.slice(0, -1), before, machine.evaluate(node.right, frame));
		keep(machine, left, value, frame);
		return value;
	},

	UpdateExpression(machine, node, frame) {
		const { argument } = node;
		const before = machine.evaluate(argument, frame);
		const known = constantOf(before);
		const step = node.operator === "++" ? 1 : -1;
		const isKnown = known && typeof known.is !== "bigint" && !machine.isSkeptical;
		const after = isKnown ? only(Number(known.is) + step, before.taints) : anything(before.taints);
		if (argument.type === "MemberExpression") {
			const key = propertyKey(machine, { computed: argument.computed, key: argument.property }, frame);
			machine.set(machine.evaluate(argument.object, frame), key, after, argument.property.start);
		} else bindPattern(machine, argument, after, frame, false);
		return node.prefix ? after : before;
	},
};

function keep(machine: Machine, left: Pattern, value: Value, frame: Frame): void {
	machine.loops.recordAssignment(value, left.type === "Identifier" ? machine.variableOf(left) : null);
	bindPattern(machine, left, value, frame, false);
}
