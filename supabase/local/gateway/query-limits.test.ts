import { expect, it } from "vitest";
import { refuseQuery } from "./query-limits.ts";

const codeOf = (query: string) => refuseQuery(new URL(`http://hub.test/rest/v1/tags?${query}`))?.code ?? null;
const repeat = (count: number, text: (index: number) => string, separator = ",") =>
	Array.from({ length: count }, (_, index) => text(index)).join(separator);

it.each([
	["nothing", ""],
	["columns and filters", "select=id,name&name=eq.a,b,(c)&order=name.asc&limit=10"],
	["a list of ids", `id=in.(${repeat(150, (index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`)})`],
	["conditions", "or=(name.eq.a,and(name.gt.b,or(name.lt.c,name.is.null)))"],
	["a text with brackets in a condition", 'or=(name.ilike."*(a)*",name.eq.b)'],
	["two levels of tables", "select=tags(bookmarklets(id))"],
])("%s may go on", (_what, query) => expect(codeOf(query)).toBeNull());

it.each([
	["300 casts of columns", `select=${repeat(300, (index) => `a${index}:name::text`)}`, "query_too_complex"],
	["600 casts of one column", `select=name${"::text".repeat(600)}`, "query_too_complex"],
	["a long JSON path", `select=name${"->a".repeat(200)}`, "query_too_complex"],
	["one column 200 times", `select=${repeat(200, () => "name")}`, "query_too_complex"],
	["many embedded tables", `select=${repeat(100, (index) => `a${index}:tags(id)`)}`, "query_too_complex"],
	["a second select", "select=id&select=tags(bookmarklets(tags(id)))", "embedding_too_deep"],
	["a percent-encoded select", "s%65lect=tags(bookmarklets(tags(id)))", "embedding_too_deep"],
	["a quoted name with an escape", 'select=a\\":name,tags(bookmarklets(tags(id)))', "invalid_select"],
	["many conditions", `or=(${repeat(100, (index) => `name.eq.${index}`)})`, "query_too_complex"],
	["conditions nested deeply", `or=(${"and(".repeat(40)}name.eq.a${")".repeat(41)}`, "query_too_complex"],
	[
		"conditions hidden behind brackets that close",
		`or=(a.eq.")))))",${"and(".repeat(5)}name.eq.a${")".repeat(6)}`,
		"query_too_complex",
	],
	[
		"conditions of an embedded table",
		`tags.not.and=(${"or(".repeat(40)}name.eq.a${")".repeat(41)}`,
		"query_too_complex",
	],
	["many filters", repeat(60, (index) => `name=neq.${index}`, "&"), "query_too_complex"],
	["a long order", `order=${repeat(200, () => "name.asc")}`, "query_too_complex"],
	["many columns of an insert", `columns=${repeat(200, () => "name")}`, "query_too_complex"],
	["a long address", `name=eq.${"a".repeat(9_000)}`, "address_too_long"],
])("%s is refused", (_what, query, code) => expect(codeOf(query)).toBe(code));
