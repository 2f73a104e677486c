import type { RequestRecord } from "../network/request-record.ts";

/**
 * Joins the values of each field over all requests to one host, in the order of arrival, to find secrets that are sent in
 * pieces. Also joins values of lists within one request.
 */
export function joinedTexts(records: readonly RequestRecord[]): readonly string[] {
	const fields = new Map<string, string[]>();
	const add = (name: string, value: string) => {
		const values = fields.get(name) ?? [];
		values.push(value);
		fields.set(name, values);
	};
	for (const { url, body } of records) {
		const { hostname, pathname, searchParams, hash } = new URL(url);
		for (const [at, label] of hostname.split(".").entries()) add(`host ${at}`, label);
		for (const [at, part] of pathname.split("/").entries()) add(`path ${at}`, part);
		for (const [name, value] of searchParams) add(`query ${name}`, value);
		add("hash", hash);
		add("body", body);
		for (const [name, value] of new URLSearchParams(body.includes("=") ? body : "")) add(`form ${name}`, value);
		for (const [name, value] of leavesOf(body)) add(`json ${name}`, value);
	}
	// A secret may also be split over the fields of one request.
	for (const { url, body } of records) {
		const { searchParams } = new URL(url);
		add("rows", [...searchParams.values()].join(""));
		add("rows", [...new URLSearchParams(body.includes("=") ? body : "").values()].join(""));
		add(
			"rows",
			leavesOf(body)
				.map(([, value]) => value)
				.join(""),
		);
	}
	const joined = [...fields.values()].filter((values) => values.length > 1).map((values) => values.join(""));
	return [...joined, ...varying(records.map(({ url }) => url)), ...varying(records.map(({ body }) => body))];
}

function leavesOf(body: string): [string, string][] {
	if (!/^\s*[[{]/.test(body)) return [];
	try {
		const found: [string, string][] = [];
		JSON.parse(body, (name, value: unknown) => {
			if (typeof value === "string" || typeof value === "number") found.push([name, String(value)]);
			return value;
		});
		return found;
	} catch {
		return []; // not JSON
	}
}

/** Joins the parts of the texts that remain without their common prefix and suffix. */
function varying(texts: readonly string[]): string[] {
	const [first, ...others] = texts;
	if (first === undefined || others.length === 0) return [];
	const same = (left: string, right: string) => {
		let length = 0;
		while (length < left.length && left[length] === right[length]) length += 1;
		return length;
	};
	const turned = (text: string) => [...text].reverse().join("");
	const start = Math.min(...others.map((other) => same(first, other)));
	const end = Math.min(...others.map((other) => same(turned(first.slice(start)), turned(other.slice(start)))));
	return [texts.map((text) => text.slice(start, text.length - end)).join("")];
}
