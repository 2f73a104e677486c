import type {
	AssignmentExpression,
	CallExpression,
	Expression,
	Identifier,
	Node,
	Property,
	VariableDeclarator,
} from "acorn";
import { type SimpleVisitors, simple } from "acorn-walk";
import { nameOfMember } from "./name-of-member.ts";

/** What code does to addresses by their parts: the analyzer follows `URL` objects, but not links of the page. */
export interface AddressParts {
	/** Hosts that are assigned as texts. */
	readonly hosts: readonly string[];
	/** Parts that are computed. */
	readonly computed: readonly string[];
}

const HOST_PARTS: ReadonlySet<string> = new Set(["host", "hostname"]);
const OWN_OBJECTS: ReadonlySet<string> = new Set(["ArrayExpression", "NewExpression", "ObjectExpression"]);
const DATA_PARTS: ReadonlySet<string> = new Set(["hash", "password", "pathname", "port", "search", "username"]);

/**
 * Finds assignments to parts of addresses: `link.hostname = …`, `link.search = …`.
 * @param program the model's code
 * @returns what is assigned
 */
export function addressParts(program: Node): AddressParts {
	const hosts = new Set<string>();
	const computed = new Set<string>();
	const followed = new Set<string>();
	const written = new Map<string, number>();
	const visitors: SimpleVisitors<unknown> & Record<"VariablePattern", (name: Identifier) => void> = {
		VariableDeclarator: ({ id, init }: VariableDeclarator) => {
			// The analyzer follows addresses that the code makes itself; other objects of its own are none.
			if (id.type === "Identifier" && init && OWN_OBJECTS.has(init.type)) followed.add(id.name);
		},
		VariablePattern: ({ name }) => void written.set(name, (written.get(name) ?? 0) + 1),
	};
	simple(program, visitors);
	// A name that is declared or assigned twice may be a link of the page elsewhere.
	for (const [name, times] of written) if (times > 1) followed.delete(name);
	const isFollowed = (object: Node): boolean =>
		object.type === "ThisExpression" ||
		(object.type === "Identifier" && followed.has((object as Node & { name: string }).name));
	const add = (object: Node, part: string | null, value: Expression | null): void => {
		if (part === null || isFollowed(object)) return;
		const text = value?.type === "Literal" && typeof value.value === "string" ? value.value : null;
		if (HOST_PARTS.has(part)) {
			if (text === null) computed.add(part);
			else hosts.add(hostOf(text));
		} else if (DATA_PARTS.has(part) && text === null && !isLocation(object)) computed.add(part);
	};
	simple(program, {
		AssignmentExpression: ({ left, right, operator }: AssignmentExpression) => {
			if (left.type !== "MemberExpression") return;
			add(left.object, nameOfMember(left), operator === "=" ? right : null);
		},
		CallExpression: ({ callee, arguments: [object, name, value] }: CallExpression) => {
			if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier" || object === undefined) return;
			const called = `${callee.object.name}.${nameOfMember(callee)}`;
			if (called === "Reflect.set" && name?.type === "Literal" && typeof name.value === "string") {
				add(object, name.value, value === undefined || value.type === "SpreadElement" ? null : value);
			}
			if (called === "Object.assign" && name?.type === "ObjectExpression") {
				for (const property of name.properties) {
					if (property.type === "Property") add(object, keyOf(property), property.value);
				}
			}
		},
	});
	return { hosts: [...hosts], computed: [...computed] };
}

/** `evil.example:8080` is the host of a port. */
const hostOf = (text: string): string => text.trim().toLowerCase().split(":")[0] ?? "";

/** Where the person is: `location.search = …` stays on the site. */
const isLocation = (object: Node): boolean => {
	const named = object as Node & { name?: string; property?: Node & { name?: string } };
	return named.name === "location" || named.property?.name === "location";
};

function keyOf({ key, computed }: Property): string | null {
	if (!computed && key.type === "Identifier") return key.name;
	return key.type === "Literal" && typeof key.value === "string" ? key.value : null;
}
