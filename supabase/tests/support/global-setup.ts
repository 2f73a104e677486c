import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { type Sessions, signUpPeople } from "./people.ts";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

declare module "vitest" {
	interface ProvidedContext {
		backend: Omit<TestBackend, "stop">;
		sessions: Sessions;
	}
}

/** Starts one backend and signs up the people for all database tests of a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const { stop, ...backend } = await startTestBackend();
	const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
	try {
		// The shared people get thousands of rows; quotas.test.ts uses a database with the real limits.
		await sql`update private.limits set amount = 1000000`;
		project.provide("backend", backend);
		project.provide("sessions", await signUpPeople(backend, sql));
	} catch (thrown) {
		await stop();
		throw thrown;
	} finally {
		await sql.end();
	}
	return stop;
}
