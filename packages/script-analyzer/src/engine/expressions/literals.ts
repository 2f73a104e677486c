import { defineAccessor } from "../accessors.ts";
import { markBlank, namesReceiver } from "../blank-constants.ts";
import { copyProperties } from "../copy-properties.ts";
import { setHidden } from "../hidden-state.ts";
import { inheritFrom } from "../inheritance.ts";
import { spreadItems } from "../iterate.ts";
import { keyNames } from "../property-keys.ts";
import { concatenate } from "../text-of.ts";
import { fromMarked, HOLE, literal } from "../text-pattern.ts";
import { ANYTHING, isObject, join, NOTHING, only } from "../value.ts";
import { addItem } from "../write-property.ts";
import type { ExpressionHandlers } from "./handlers.ts";
import { propertyKey } from "./property-key.ts";

export const literalHandlers: ExpressionHandlers = {
	Literal(machine, node) {
		if (node.regex) {
			const object = machine.host("RegExp", node.start);
			setHidden(object, "source", only(node.regex.pattern));
			setHidden(object, "flags", only(node.regex.flags));
			return only(object);
		}
		const { value } = node;
		if (typeof value === "string") return only(literal(value));
		if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint" || value === null)
			return only(value);
		return ANYTHING;
	},

	TemplateLiteral(machine, node, frame) {
		const parts = node.quasis.flatMap((quasi, index) => {
			const text = only(literal(quasi.value.cooked ?? ""));
			const hole = node.expressions[index];
			return hole ? [text, machine.evaluate(hole, frame)] : [text];
		});
		return concatenate(machine, parts);
	},

	TaggedTemplateExpression(machine, node, frame) {
		const tag = machine.evaluate(node.tag, frame);
		const { quasis, expressions } = node.quasi;
		const strings = machine.array(
			quasis.map((quasi) => only(fromMarked(literal(quasi.value.cooked ?? HOLE)))),
			node.start,
		);
		for (const atom of strings.atoms) {
			const raw = machine.array(
				quasis.map((quasi) => only(literal(quasi.value.raw))),
				node.quasi.start,
			);
			if (isObject(atom)) atom.setProp("raw", raw);
		}
		const self = node.tag.type === "MemberExpression" ? machine.evaluate(node.tag.object, frame) : ANYTHING;
		return machine.call(tag, self, [strings, ...expressions.map((part) => machine.evaluate(part, frame))], node.start);
	},

	ArrayExpression(machine, node, frame) {
		const items = [];
		let exact = true;
		let rest = NOTHING;
		for (const element of node.elements) {
			if (element?.type === "SpreadElement") {
				const spread = spreadItems(machine, machine.evaluate(element.argument, frame), element.start);
				items.push(...spread.items);
				if (!spread.exact) {
					exact = false;
					rest = join(rest, spread.rest);
				}
			} else items.push(element ? machine.evaluate(element, frame) : only(undefined));
		}
		const made = machine.array(items, node.start, exact);
		for (const atom of made.atoms) if (isObject(atom) && rest !== NOTHING) addItem(atom, rest);
		return made;
	},

	ObjectExpression(machine, node, frame) {
		const object = machine.make(node.start);
		const self = only(object);
		for (const property of node.properties) {
			if (property.type === "SpreadElement") {
				copyProperties(machine, machine.evaluate(property.argument, frame), object, property.start);
				continue;
			}
			const key = propertyKey(machine, property, frame);
			if (property.kind !== "init") {
				const fn = machine.evaluate(property.value, frame);
				for (const name of keyNames(key)) defineAccessor(object, name, property.kind, fn);
				continue;
			}
			const evaluated = machine.evaluate(property.value, frame);
			const isReceiver = typeof key === "string" && namesReceiver(key);
			const value = isReceiver ? markBlank(machine, evaluated, key, property.value) : evaluated;
			if (key === "__proto__" && !property.shorthand) inheritFrom(object, value);
			else machine.set(self, key, value, property.start);
		}
		return self;
	},
};
