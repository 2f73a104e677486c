import type { Expression, Pattern } from "acorn";
import { ownerFrame } from "./call-frame.ts";
import { possibleSecrets } from "./computed-member.ts";
import type { Frame, Machine, Value } from "./domain.ts";
import { propertyKey } from "./expressions/property-key.ts";
import { spreadItems } from "./iterate.ts";
import { keyNames } from "./property-keys.ts";
import { writeName } from "./read-name.ts";
import { addStep } from "./taint.ts";
import { taintReceiver } from "./taint-receiver.ts";
import { uncertainly } from "./uncertainly.ts";
import { isObject, join, mayBeMissing, NOTHING, only, UNDEFINED } from "./value.ts";
import { addItem } from "./write-property.ts";

/** Gives a value to a variable, a member, or through `{…}` and `[…]` to many. `declares`: a fresh variable each time. */
export function bindPattern(
	machine: Machine,
	pattern: Pattern | Expression,
	value: Value,
	frame: Frame,
	declares: boolean,
): void {
	switch (pattern.type) {
		case "Identifier": {
			const kept =
				value.taints.length === 0
					? value
					: { ...value, taints: addStep(value.taints, pattern.start, `kept in \`${pattern.name}\``) };
			if (declares) forget(machine, pattern, frame);
			writeName(machine, pattern, kept, frame);
			return;
		}
		case "MemberExpression": {
			const base = machine.evaluate(pattern.object, frame);
			if (base.open) taintReceiver(machine, pattern.object, machine.contents(value), frame);
			machine.set(
				base,
				propertyKey(machine, { computed: pattern.computed, key: pattern.property }, frame),
				value,
				pattern.property.start,
			);
			return;
		}
		case "AssignmentPattern": {
			const missing =
				machine.isSkeptical ||
				value.open ||
				value === NOTHING ||
				value.atoms.some((atom) => atom === undefined || (isObject(atom) && mayBeMissing(atom)));
			const given = missing
				? join(
						value,
						uncertainly(machine, () => machine.evaluate(pattern.right, frame)),
					)
				: value;
			const certain = !machine.isSkeptical && !value.open && value.atoms.length === 1 && value.atoms[0] === undefined;
			bindPattern(machine, pattern.left, certain ? withoutUndefined(given) : given, frame, declares);
			return;
		}
		case "ObjectPattern":
			bindObject(machine, pattern, value, frame, declares);
			return;
		case "ArrayPattern": {
			const { items, exact, rest } = spreadItems(machine, value, pattern.start);
			pattern.elements.forEach((element, index) => {
				if (element === null) return;
				if (element.type !== "RestElement") {
					bindPattern(machine, element, exact ? (items[index] ?? UNDEFINED) : rest, frame, declares);
					return;
				}
				const tail = machine.array(exact ? items.slice(index) : [], element.start, exact);
				if (!exact) for (const atom of tail.atoms) if (isObject(atom)) addItem(atom, rest);
				bindPattern(machine, element.argument, tail, frame, declares);
			});
			return;
		}
		case "RestElement":
			bindPattern(machine, pattern.argument, value, frame, declares);
			return;
		default:
			return;
	}
}

function bindObject(
	machine: Machine,
	pattern: Extract<Pattern, { type: "ObjectPattern" }>,
	value: Value,
	frame: Frame,
	declares: boolean,
): void {
	const taken = new Set<string | null>();
	for (const property of pattern.properties) {
		if (property.type === "RestElement") {
			const others = machine.make(property.start);
			for (const atom of value.atoms) {
				if (!isObject(atom)) continue;
				for (const [name, prop] of atom.props)
					if (!taken.has(name)) machine.set(only(others), name, prop, property.start);
				others.addRest(atom.rest);
				others.addTaints(machine.contents(only(atom)));
			}
			if (value.open) others.addRest({ atoms: [], open: true, taints: value.taints });
			bindPattern(machine, property.argument, only(others), frame, declares);
			continue;
		}
		const key = propertyKey(machine, property, frame);
		for (const name of keyNames(key)) taken.add(name);
		const { start } = property;
		const member = join(machine.get(value, key, start), possibleSecrets(machine, value, key, start));
		bindPattern(machine, property.value, member, frame, declares);
	}
}

/** A declaration that runs again in a loop makes a new variable; the previous value is dropped when that is certain. */
function forget(machine: Machine, pattern: Extract<Pattern, { type: "Identifier" }>, frame: Frame): void {
	const variable = machine.variableOf(pattern);
	if (!variable) return;
	const owner = ownerFrame(frame, variable.owner) ?? frame;
	owner.declare(variable, machine.depth);
}

function withoutUndefined(value: Value): Value {
	return { ...value, atoms: value.atoms.filter((atom) => atom !== undefined) };
}
