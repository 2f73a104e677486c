import { expect, it } from "vitest";
import { readSelect } from "./select-grammar.ts";

it.each([
	["", 0, 0],
	["*", 0, 1],
	["id,title", 0, 2],
	[" id , title ", 0, 2],
	["data->a->>b,created_at::date", 0, 5],
	['data->0->-1->>"a b"', 0, 4],
	["when::timestamp with time zone,tags::text[]", 0, 4],
	["count()", 0, 2],
	["total:installs.sum(),installs.avg()::int", 0, 5],
	["rows:count()", 0, 2],
	["tags(name)", 1, 2],
	["tags(count())", 1, 3],
	["tags()", 1, 1],
	["account()", 1, 1],
	["a:tags!inner(name),versions(id)", 1, 5],
	["...tags(name)", 1, 2],
	["bookmarklet_tags(tags(name)),versions(id)", 2, 5],
	["tags(bookmarklets())", 2, 2],
	["bookmarklets(tags(bookmarklets(id)))", 3, 4],
	["bookmarklets(id,tags(id,bookmarklets(id,tags(id))))", 4, 8],
	['"a(b(c"(id)', 1, 2],
	["author:profiles!bookmarklets_owner_id_fkey(username, display_name)", 1, 4],
] as const)("%s embeds %i deep and has %i terms", (select, depth, terms) =>
	expect(readSelect(select)).toEqual({ depth, terms }),
);

it.each([
	// Read as a name that ends at the second or at the third quote.
	'a\\":name,tags(bookmarklets(tags(id)))',
	'"a\\":name,tags(bookmarklets(tags(id)))',
	'"a\\"(("(id)',
	'"a""b"(tags(bookmarklets(tags(id))))',
	'data->"a\\"->b,tags(bookmarklets(tags(id)))',
	"data->'a'(id)",
	'"never closed(((',
	")))((a(b(",
	"tags(name",
	"tags(name))",
	"tags(name)name",
	"id,,title",
	"id,",
	"...id",
	"a:b:c",
	"a::text(id)",
	"id;drop",
	"tags\u0000(name)",
])("%s is outside of the grammar", (select) => expect(readSelect(select)).toBeNull());
