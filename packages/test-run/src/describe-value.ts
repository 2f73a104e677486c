const MAX_DEPTH = 4;
const MAX_ENTRIES = 100;

/**
 * Writes any value as one text, as a console shows it: texts as they are, objects as JSON, elements as their tag. Never throws,
 * whatever getters or proxies the value has.
 * @param value anything
 * @returns the text, of any length
 */
export function describeValue(value: unknown): string {
	if (typeof value === "string") return value;
	try {
		return describe(value, 0, new Set());
	} catch {
		return "[value that cannot be read]";
	}
}

function describe(value: unknown, depth: number, around: Set<object>): string {
	if (typeof value === "string") return JSON.stringify(value);
	if (typeof value === "bigint") return `${value}n`;
	if (typeof value === "function") return `[function ${value.name || "without a name"}]`;
	if (typeof value !== "object" || value === null) return String(value);
	if (value instanceof Error) return `${value.name}: ${value.message}`;
	if (typeof Element === "function" && value instanceof Element) return describeElement(value);
	if (around.has(value)) return "[circular]";
	if (depth >= MAX_DEPTH) return Array.isArray(value) ? "[…]" : "{…}";
	around.add(value);
	const text = Array.isArray(value) ? describeList(value, depth, around) : describeObject(value, depth, around);
	around.delete(value);
	return text;
}

function describeList(list: readonly unknown[], depth: number, around: Set<object>): string {
	const parts = list.slice(0, MAX_ENTRIES).map((part) => describe(part, depth + 1, around));
	return `[${[...parts, ...(list.length > MAX_ENTRIES ? ["…"] : [])].join(", ")}]`;
}

function describeObject(object: object, depth: number, around: Set<object>): string {
	const entries = Object.entries(object);
	const parts = entries
		.slice(0, MAX_ENTRIES)
		.map(([key, part]) => `${JSON.stringify(key)}: ${describe(part, depth + 1, around)}`);
	return `{${[...parts, ...(entries.length > MAX_ENTRIES ? ["…"] : [])].join(", ")}}`;
}

function describeElement(element: Element): string {
	const id = element.id === "" ? "" : ` id=${JSON.stringify(element.id)}`;
	return `<${element.localName}${id}>`;
}
