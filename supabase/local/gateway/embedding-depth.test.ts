import { expect, it } from "vitest";
import { embeddingDepth } from "./embedding-depth.ts";

it.each([
	["", 0],
	["id,title", 0],
	["data->a->>b,created_at::date", 0],
	["count()", 0],
	["total:installs.sum(),installs.avg()::int", 0],
	["tags(name)", 1],
	["tags(count())", 1],
	["tags()", 1],
	["account()", 1],
	["a:tags!inner(name),versions(id)", 1],
	["...tags(name)", 1],
	["bookmarklet_tags(tags(name)),versions(id)", 2],
	["tags(bookmarklets())", 2],
	["bookmarklets(tags(bookmarklets(id)))", 3],
	["bookmarklets(id,tags(id,bookmarklets(id,tags(id))))", 4],
	['"a(b(c"(id)', 1],
	['"a\\"(("(id)', 1],
	['"never closed(((', 0],
	[")))((a(b(", 1],
] as const)("%s embeds %i deep", (select, depth) => expect(embeddingDepth(select)).toBe(depth));
