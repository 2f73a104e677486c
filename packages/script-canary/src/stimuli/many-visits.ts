const MANY = 59;

/**
 * Lists and counters that a script keeps, as they are after many more visits like those before: what is only sent when it is
 * long enough is long enough. Values are JSON by name.
 */
export function manyVisits(values: Map<string, string>, script: string): void {
	// A visit that is counted for comes next.
	const awaited = [...script.matchAll(/===?\s*(\d{1,3})\b(?!\.)/g)]
		.map(([, count]) => Number(count))
		.find((count) => count > 3);
	for (const [name, text] of values) {
		const value: unknown = JSON.parse(text);
		if (Array.isArray(value) && value.length > 0 && value.length < MANY)
			values.set(name, JSON.stringify(Array.from({ length: MANY }, (_, at) => value[at % value.length] as unknown)));
		else if (typeof value === "number" && Number.isInteger(value) && value > 0 && value < 6)
			values.set(name, String(awaited === undefined ? MANY : awaited - 1));
		else if (typeof value === "string" && value.includes("\n") && value.length < 2_000)
			values.set(name, JSON.stringify(Array.from({ length: MANY }, () => value).join("\n")));
	}
}
