import { expect, test } from "vitest";
import { fixtureBackend, openFixtureHub, SCRIPT_ID } from "../fixture.test-support.ts";

async function answersOf(path: string, backend = fixtureBackend("alert(1)")): Promise<unknown[]> {
	const html = await (await openFixtureHub({ fetch: backend }).get(path)).text();
	const block = /id="hub-answers">(.*?)<\/script>/s.exec(html)?.[1];
	return block === undefined ? [] : (JSON.parse(block) as unknown[]);
}

test("a script's page includes the row that its screen needs", async () => {
	const byId = await answersOf(`/bookmarklet/${SCRIPT_ID}`);
	expect(byId).toEqual([
		{ name: "get_script", args: { p_id: SCRIPT_ID }, rows: [expect.objectContaining({ code: "alert(1)" })] },
	]);
	expect(await answersOf("/ada/Table-to-CSV")).toMatchObject([
		{ name: "get_script", args: { p_username: "ada", p_slug: "table-to-csv" } },
	]);
});

test("user text cannot close the data block", async () => {
	const html = await (await openFixtureHub().get(`/bookmarklet/${SCRIPT_ID}`)).text();
	expect(html).not.toContain("</script><script>alert(1)");
	expect(await answersOf(`/bookmarklet/${SCRIPT_ID}`)).toMatchObject([
		{ rows: [{ short_description: "Copies a table </script><script>alert(1)</script> as CSV." }] },
	]);
});

test("the first page of a profile has the person, the counts and the first scripts; later pages only the person", async () => {
	const names = async (path: string) => (await answersOf(path)).map((answer) => (answer as { name: string }).name);
	const rows = fixtureBackend("");
	const backend: typeof fetch = (input, init) =>
		/profile_counts|list_scripts/.test(String(input)) ? Promise.resolve(Response.json([{}])) : rows(input, init);
	const named = async (path: string) =>
		(await answersOf(path, backend)).map((answer) => (answer as { name: string }).name).sort();
	expect(await named("/ada")).toEqual(["list_scripts", "profile_counts", "profiles"]);
	expect(await named("/ada?tab=favorites")).toEqual(["profiles"]);
	expect(await names("/nobody")).toEqual([]);
});

test("a script of 100,000 characters is not included", async () => {
	expect(await answersOf(`/bookmarklet/${SCRIPT_ID}`, fixtureBackend("x".repeat(100_000)))).toEqual([]);
});

test("another page of a list includes and requests no rows", async () => {
	const asked: string[] = [];
	const backend: typeof fetch = async (input) => {
		asked.push(String(input));
		return Response.json([]);
	};
	await answersOf("/explore?page=2", backend);
	expect(asked).toEqual([]);
	await answersOf("/explore", backend);
	expect(asked).toHaveLength(1);
});
