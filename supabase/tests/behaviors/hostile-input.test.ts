import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save, saving, valid } from "../support/save.ts";

const fixture = openFixture();
let author: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Hugo Hostile");
});
afterAll(() => fixture.close());

const codeOf = async (id: string) => (await author.hub.rpc("get_script", { p_id: id })).data?.[0];

describe("limits", () => {
	test.each([
		["a title of 2", { p_title: "ab" }],
		["a title of blanks", { p_title: "          " }],
		["a title of 51", { p_title: "x".repeat(51) }],
		["a title of two lines", { p_title: "one\ntwo" }],
		["a title that turns the reading direction", { p_title: "safe\u202eelbatuor" }],
		["a description of 9", { p_description: "123456789" }],
		["a description of 501", { p_description: "x".repeat(501) }],
		["code of 4", { p_code: "1234" }],
		["code of blanks", { p_code: " ".repeat(20) }],
		["code of 4 MB and a byte", { p_code: "x".repeat(MAX_SCRIPT_BYTES + 1) }],
		["code of 4 MB and a byte in UTF-8", { p_code: `${"ü".repeat(MAX_SCRIPT_BYTES / 2)}x` }],
		["21 tags", { p_tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
		["a tag with a comma", { p_tags: ["a,b"] }],
		["an unknown origin", { p_generated_by: "magic" }],
		["a NUL in the title", { p_title: "NUL \u0000 here" }],
		["a NUL in the code", { p_code: "javascript:'\u0000'" }],
	])("%s is refused with 400", async (_what, changes) => {
		expect(await saving(author, { ...valid, ...changes })).toMatchObject({ status: 400 });
	});

	test.each([
		["a title of 3", { p_title: "abc" }],
		["a title of 50", { p_title: "x".repeat(50) }],
		["a description of 10", { p_description: "1234567890" }],
		["a description of 500", { p_description: "x".repeat(500) }],
		["code of 5", { p_code: "12345" }],
		["code of 4 MB", { p_code: "x".repeat(MAX_SCRIPT_BYTES) }],
		["code of 4 MB that JSON makes twice as long", { p_code: '"'.repeat(MAX_SCRIPT_BYTES) }],
	])("%s is accepted", async (_what, changes) => {
		expect(await saving(author, { ...valid, ...changes })).toMatchObject({ error: null });
	});
});

describe("texts are stored unchanged", () => {
	test.each([
		["quotes and a statement", "javascript:'); drop table bookmarklets; --"],
		["what looks like a placeholder", "javascript:`$1 %s ? :name {{x}}`"],
		["script tags", "javascript:document.write('</script><script>alert(1)</script>')"],
		["right to left and astral letters", "javascript:'مرحبا 🦓 \u{10FFFF} \u200f'"],
		["lone surrogates made safe", "javascript:'ok'"],
		["line ends of JavaScript", "javascript:1\n2\n4\u2028"],
	])("%s", async (_what, p_code) => {
		const { id } = await save(author, { p_code });
		expect((await codeOf(id))?.code).toBe(p_code);
	});

	test("titles with metacharacters of SQL, PostgREST and HTML", async () => {
		for (const p_title of [
			"a','b",
			"select=*&id=eq.1",
			"<b>bold</b>",
			"(or:x.eq.1,y)",
			"مفضلة للقراءة",
			"100% \\ sure_",
		]) {
			const { id } = await save(author, { p_title });
			const { data } = await fixture.people.anon.hub
				.from("bookmarklets")
				.select("id")
				.eq("title", p_title)
				.eq("id", id);
			expect(data).toEqual([{ id }]);
		}
	});
});

test("a value cannot extend its filter", async () => {
	const { id } = await save(author);
	const { data } = await fixture.people.anon.hub.from("bookmarklets").select("id").eq("slug", `x,id.eq.${id}`);
	expect(data).toEqual([]);
	const odd = await fixture.people.anon.hub.rpc("get_script", { p_id: `${id}' or true --` });
	expect(odd).toMatchObject({ status: 400, error: { code: "22P02" } });
});
