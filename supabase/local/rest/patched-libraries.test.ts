import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { createPostgresConnection } from "@supabase/lite/postgres";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { patchConnection } from "./patch-connection.ts";

const manifest = z.object({ version: z.string() });

/** Version of an installed package. */
function versionOf(name: string): string {
	const path = findPackageJSON(name, import.meta.url);
	if (path === undefined) throw new Error(`${name} is not installed.`);
	return manifest.parse(JSON.parse(readFileSync(path, "utf8"))).version;
}

const readFirst = "was updated: read docs/decisions/0024-patched-libraries.md, check each patch, then change this test";

describe("a library that supabase/local/rest patches", () => {
	it("has the version that the patches were written for", () => {
		expect(versionOf("@supabase/lite"), `@supabase/lite ${readFirst}`).toBe("0.10.0");
		expect(versionOf("postgres"), `postgres ${readFirst}`).toBe("3.4.9");
	});

	it("has the private field and the methods that are replaced", async () => {
		const connection = createPostgresConnection({ url: "postgres://localhost:1/none" });
		try {
			// biome-ignore lint/complexity/useLiteralKeys: bracket access is TypeScript's sanctioned way past `private`
			const before: unknown = connection["rlsState"];
			expect(before, "The field rlsState of lite's PostgresConnection does not begin as 'unknown'").toBe("unknown");
			const { withContext, runInTransaction } = connection;
			patchConnection(connection, { roles: {}, functions: {} });
			// biome-ignore lint/complexity/useLiteralKeys: as above
			const after: unknown = connection["rlsState"];
			expect(after).toBe("active");
			expect(connection.withContext).not.toBe(withContext);
			expect(connection.runInTransaction).not.toBe(runInTransaction);
		} finally {
			await connection.driver.end();
		}
	});

	it("is refused with a plain message when the private field is gone", async () => {
		const connection = createPostgresConnection({ url: "postgres://localhost:1/none" });
		try {
			Reflect.deleteProperty(connection, "rlsState");
			expect(() => patchConnection(connection, { roles: {}, functions: {} })).toThrow(
				"@supabase/lite has changed: PostgresConnection has no field rlsState",
			);
		} finally {
			await connection.driver.end();
		}
	});

	it("reserves connections, which the pool of renewable connections wraps", async () => {
		const sql = postgres({ host: "localhost", port: 1, max: 1 });
		expect(sql.reserve, "postgres has no method reserve").toBeTypeOf("function");
		expect(Object.keys(sql.options), "postgres does not take onclose").toContain("onclose");
		await sql.end();
	});
});
