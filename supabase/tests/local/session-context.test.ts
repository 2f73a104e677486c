import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { connect, type DatabaseConnection } from "../../local/rest/lite-app.ts";
import { patchConnection } from "../../local/rest/patch-connection.ts";

const { id: PERSON, accessToken } = inject("sessions").other;
/** Claims of a session that exists. */
const jwt = JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
const rpc = { method: "POST", path: "/rpc/thing", readOnly: false, requestHeaders: { "user-agent": "it's a \\ test" } };
const asked = ["role", "request.jwt.claim.sub", "request.jwt.claims", "request.method", "request.headers"];
asked.push("transaction_read_only", "statement_timeout");

let database: DatabaseConnection;
let inContext: DatabaseConnection["connection"]["withContext"];
/** Statements that were sent to the database. */
const statements: string[] = [];
beforeAll(async () => {
	database = await connect(inject("backend").databaseUrl);
	const { driver } = database.connection;
	const reserve = driver.reserve.bind(driver);
	driver.reserve = async () => {
		const reserved = await reserve();
		return new Proxy(reserved, {
			get: (target, name) => {
				if (name !== "unsafe") return Reflect.get(target, name);
				return (...query: Parameters<typeof target.unsafe>) => {
					statements.push(query[0]);
					return target.unsafe(...query);
				};
			},
		});
	};
	patchConnection(database.connection, {
		roles: { anon: "3s", authenticated: "8s", service_role: "60s" },
		functions: { slow_thing: "40s" },
	});
	inContext = database.connection.withContext;
});
afterAll(() => database.end());

/** The request's context as its query sees it in the database. */
async function seen(...[vars, options]: [Parameters<typeof inContext>[0], Parameters<typeof inContext>[2]?]) {
	const row = await inContext(
		vars,
		(transaction) =>
			transaction
				.selectNoFrom(({ fn, val, lit }) =>
					asked.map((name) => fn<string>("current_setting", [val(name), lit(true)]).as(name)),
				)
				.executeTakeFirst(),
		options,
	);
	return row;
}

describe("the context of a request", () => {
	it("has the person's role, claims and request headers", async () => {
		expect(await seen({ auth: { role: "authenticated", uid: PERSON, jwt } }, { rpc })).toEqual({
			role: "authenticated",
			"request.jwt.claim.sub": PERSON,
			"request.jwt.claims": JSON.stringify(jwt),
			"request.method": "POST",
			"request.headers": JSON.stringify(rpc.requestHeaders),
			transaction_read_only: "off",
			statement_timeout: "8s",
		});
	});

	it("is set by one statement between BEGIN and the query", async () => {
		statements.length = 0;
		await seen({ auth: { role: "anon", uid: null, jwt: null } }, { rpc });
		expect(statements).toHaveLength(4);
		expect([statements[0], statements[3]]).toEqual(["begin", "commit"]);
		expect(statements[1]).toContain("set_config('role'");
	});

	it("does not leak into the next request", async () => {
		await seen({ auth: { role: "authenticated", uid: PERSON, jwt } }, { rpc });
		expect(await seen({ auth: { role: "anon", uid: null, jwt: null } })).toEqual({
			role: "anon",
			"request.jwt.claim.sub": "",
			"request.jwt.claims": "",
			"request.method": "",
			"request.headers": "",
			transaction_read_only: "off",
			statement_timeout: "3s",
		});
	});

	it("has the time limit of the called function, if it has one, as PostgREST sets it", async () => {
		const calling = { rpc: { ...rpc, path: "/rpc/slow_thing" } };
		expect(await seen({ auth: { role: "authenticated", uid: PERSON, jwt } }, calling)).toMatchObject({
			statement_timeout: "40s",
		});
	});

	it("is read-only for read-only requests", async () => {
		const reading = { rpc: { ...rpc, method: "GET", readOnly: true } };
		expect(await seen({ auth: { role: "anon" } }, reading)).toMatchObject({ transaction_read_only: "on" });
	});

	it("checks the session by the same statement, and refuses one that does not exist", async () => {
		statements.length = 0;
		const ended = { ...jwt, session_id: "00000000-0000-4000-8000-000000000001" };
		await expect(seen({ auth: { role: "authenticated", uid: PERSON, jwt: ended } })).rejects.toMatchObject({
			code: "PT401",
		});
		expect(statements).toHaveLength(3);
		await expect(seen({ auth: { role: "authenticated", uid: PERSON } })).rejects.toMatchObject({ code: "PT401" });
	});

	it("of an unknown role is left to the library, which refuses it", async () => {
		await expect(seen({ auth: { role: "nobody_at_all" } })).rejects.toThrow("nobody_at_all");
	});
});
