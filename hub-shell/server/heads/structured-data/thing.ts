import { oneLine } from "../plain-text.ts";

type Value = string | number | boolean | Thing | readonly Value[] | undefined;

/** Something that schema.org knows, as JSON-LD. Texts are as people wrote them; `readable` cleans them. */
export interface Thing {
	readonly "@type": string;
	readonly [property: string]: Value;
}

/** The same with every text as one line of what can be seen. */
export function readable(thing: Thing): Thing {
	const entries = Object.entries(thing).map(([property, value]) => [property, readableValue(value)]);
	return { ...Object.fromEntries(entries), "@type": thing["@type"] };
}

function readableValue(value: Value): Value {
	if (typeof value === "string") return oneLine(value);
	if (Array.isArray(value)) return value.map(readableValue);
	return typeof value === "object" && "@type" in value ? readable(value) : value;
}
