import { oneLine } from "../plain-text.ts";

type Value = string | number | boolean | Thing | readonly Value[] | undefined;

/** A schema.org object as JSON-LD. Its texts are raw user texts; `readable` cleans them. */
export interface Thing {
	readonly "@type": string;
	readonly [property: string]: Value;
}

/** Cleans all texts of an object: one line each, without invisible characters. */
export function readable(thing: Thing): Thing {
	const entries = Object.entries(thing).map(([property, value]) => [property, readableValue(value)]);
	return { ...Object.fromEntries(entries), "@type": thing["@type"] };
}

function readableValue(value: Value): Value {
	if (typeof value === "string") return oneLine(value);
	if (Array.isArray(value)) return value.map(readableValue);
	return typeof value === "object" && "@type" in value ? readable(value) : value;
}
