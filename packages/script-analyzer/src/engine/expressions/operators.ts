import type { BinaryExpression, Expression, PrivateIdentifier } from "acorn";
import { addedMember } from "../added-member.ts";
import { afterAgreement, agreedBranch, answersIn } from "../asked.ts";
import type { Machine, Value } from "../domain.ts";
import { branchOf, doubted } from "../skeptical-run.ts";
import { joinTaints } from "../taint.ts";
import { concatenate, taintsOfText } from "../text-of.ts";
import { TextPattern } from "../text-pattern.ts";
import { uncertainly } from "../uncertainly.ts";
import {
	ANY_BOOLEAN,
	ANYTHING,
	addTaints,
	anything,
	constantOf,
	isObject,
	join,
	mayBeMissing,
	NOTHING,
	objectsOf,
	only,
	truth,
	truthOf,
	UNDEFINED,
} from "../value.ts";
import { computePrimitive, computeUnary } from "./compute-primitive.ts";
import type { ExpressionHandlers } from "./handlers.ts";

const COMPARING = /^(?:[=!]==?|[<>]=?|in|instanceof)$/;

export const operatorHandlers: ExpressionHandlers = {
	BinaryExpression(machine, node, frame) {
		// Long chains of `+` lean to the left and would nest too deep.
		const chain: BinaryExpression[] = [node];
		let left: Expression | PrivateIdentifier = node.left;
		while (left.type === "BinaryExpression") {
			chain.push(left);
			left = left.left;
		}
		let value = left.type === "PrivateIdentifier" ? UNDEFINED : machine.evaluate(left, frame);
		for (const link of chain.reverse()) {
			machine.spend(1);
			const right = machine.evaluate(link.right, frame);
			if (link.operator === "instanceof") callTest(machine, right, value, link.start);
			value = applyBinary(machine, link.operator, value, right);
		}
		return value;
	},

	UnaryExpression(machine, node, frame) {
		const value = machine.evaluate(node.argument, frame);
		if (node.operator === "void") return UNDEFINED;
		if (node.operator === "delete") return ANY_BOOLEAN;
		if (node.operator === "!") {
			const known = truthOf(value);
			return addTaints(doubted(machine, truth(known === null ? null : !known)), answersIn(value));
		}
		if (node.operator === "typeof") return doubted(machine, typeOf(value));
		const known = numberLike(machine, value);
		if (node.argument.type !== "Literal" && machine.isSkeptical) return anything(value.taints);
		return known ? only(computeUnary(node.operator, known.is), value.taints) : anything(value.taints);
	},

	LogicalExpression(machine, node, frame) {
		const left = machine.evaluate(node.left, frame);
		const known = node.operator === "??" && !machine.isSkeptical ? presence(left) : branchOf(machine, left);
		const goesOn = node.operator === "&&" ? known === true : known === false;
		if (known !== null) return goesOn ? machine.evaluate(node.right, frame) : left;
		const isAgreed = node.operator === "&&" && agreedBranch(node.left, left) === "consequent";
		return join(
			left,
			uncertainly(machine, () => afterAgreement(machine, isAgreed, () => machine.evaluate(node.right, frame))),
		);
	},

	ConditionalExpression(machine, node, frame) {
		const test = machine.evaluate(node.test, frame);
		const known = branchOf(machine, test);
		if (known !== null) return machine.evaluate(known ? node.consequent : node.alternate, frame);
		const agreed = agreedBranch(node.test, test);
		const branch = (name: "consequent" | "alternate") =>
			uncertainly(machine, () => afterAgreement(machine, agreed === name, () => machine.evaluate(node[name], frame)));
		const either = join(branch("consequent"), branch("alternate"));
		// `code & 1 ? "x" : "y"` writes the bit.
		return node.test.type === "BinaryExpression" && node.test.operator === "&"
			? addTaints(either, test.taints)
			: either;
	},

	SequenceExpression(machine, node, frame) {
		let last = UNDEFINED;
		for (const expression of node.expressions) last = machine.evaluate(expression, frame);
		return last;
	},
};

/** `value instanceof right` calls a function that the script gave to the right side: `[Symbol.hasInstance]`. */
function callTest(machine: Machine, right: Value, value: Value, offset: number): void {
	for (const object of objectsOf(right)) {
		if (object.offset === BROWSER) continue;
		const test = addedMember(machine, object, "@@hasInstance");
		if (test !== NOTHING) machine.call(test, only(object), [value], offset);
	}
}

/** Offset of the browser's own objects. */
const BROWSER = -1;

/** For `??`: true when it is neither null nor undefined, false when it is one of them, null when it can be both. */
function presence(value: Value): boolean | null {
	if (value.open || value.atoms.length === 0) return null;
	const missing = value.atoms.filter((atom) => atom === null || atom === undefined).length;
	if (missing === 0) return value.atoms.some((atom) => isObject(atom) && mayBeMissing(atom)) ? null : true;
	return missing === value.atoms.length ? false : null;
}

export function applyBinary(machine: Machine, operator: string, left: Value, right: Value): Value {
	const one = constantOf(left);
	const other = constantOf(right);
	if (one && other && typeof one.is !== "bigint" && typeof other.is !== "bigint") {
		const textual = operator === "+" && (typeof one.is === "string" || typeof other.is === "string");
		const taints = COMPARING.test(operator) ? [] : joinTaints(left.taints, right.taints);
		if (!textual && machine.isSkeptical) return anything(taints);
		if (!textual) return only(computePrimitive(operator, one.is, other.is), taints);
	}
	if (operator === "+") return add(machine, left, right);
	if (COMPARING.test(operator)) return ANY_BOOLEAN;
	const firstNumber = numberLike(machine, left);
	const secondNumber = numberLike(machine, right);
	if (firstNumber && secondNumber && !machine.isSkeptical)
		return only(computePrimitive(operator, firstNumber.is, secondNumber.is));
	const taints = joinTaints(left.taints, right.taints);
	// `duration * event.key / 10`: neither factor can be recovered from the product.
	const scales = (operator === "*" || operator === "/") && !firstNumber && !secondNumber;
	return anything(scales ? taints.filter(({ origin }) => origin.kind !== "key") : taints);
}

function add(machine: Machine, left: Value, right: Value): Value {
	const textual = [left, right].some((value) =>
		value.atoms.some((atom) => typeof atom === "string" || atom instanceof TextPattern || isObject(atom)),
	);
	if (textual) return concatenate(machine, [left, right]);
	const taints = joinTaints(taintsOfText(machine, left), taintsOfText(machine, right));
	// Two unknowns: a number, or a text of which nothing is known.
	return taints.length === 0 ? ANYTHING : anything(taints);
}

/** The constant a value becomes in arithmetic; arrays become their text, so that `+[]` is 0. */
function numberLike(
	machine: Machine,
	value: Value,
): { readonly is: string | number | boolean | null | undefined } | null {
	const known = constantOf(value);
	if (known) return typeof known.is === "bigint" ? null : { is: known.is };
	const atom = value.atoms[0];
	if (value.open || value.atoms.length !== 1 || !isObject(atom) || !atom.items) return null;
	const text = constantOf(concatenate(machine, [value]));
	return typeof text?.is === "string" ? { is: text.is } : null;
}

function typeOf(value: Value): Value {
	const names = new Set<string>();
	for (const atom of value.atoms) {
		if (isObject(atom) && mayBeMissing(atom)) names.add("undefined");
		if (isObject(atom)) names.add(atom.callable ? "function" : atom.hidden?.has("symbol") ? "symbol" : "object");
		else if (atom instanceof TextPattern) names.add("string");
		else names.add(atom === null ? "object" : typeof atom);
	}
	return value.open ? ANYTHING : { atoms: [...names], open: false, taints: [] };
}
