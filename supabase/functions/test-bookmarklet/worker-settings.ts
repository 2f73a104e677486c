import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";

/** Where the test worker is. */
export interface WorkerSettings {
	/** Ends with a slash. */
	readonly url: string;
	readonly key: string;
}

/** Shortest key of a worker, in characters. */
const MIN_KEY_LENGTH = 32;
const NO_WORKER = "This server has no browser for test runs.";

const optional = z
	.string()
	.transform((text) => text.trim() || null)
	.nullish()
	.transform((text) => text ?? null);
const variables = z
	.object({
		TEST_WORKER_URL: optional.pipe(z.url({ protocol: /^https?$/ }).nullable()),
		TEST_WORKER_KEY: optional.pipe(z.string().min(MIN_KEY_LENGTH).nullable()),
		/** Set by `npm start` where it has no worker: what to do about it. */
		TEST_WORKER_MISSING: optional,
	})
	.refine(({ TEST_WORKER_URL, TEST_WORKER_KEY }) => (TEST_WORKER_URL === null) === (TEST_WORKER_KEY === null), {
		path: ["TEST_WORKER_URL and TEST_WORKER_KEY"],
	});

/**
 * Reads from environment variables where the test worker is.
 * @param read returns the value of a variable
 * @returns the settings, or why there is no worker; `invalid_settings` names a variable that cannot be used, without its value
 */
export function readWorkerSettings(
	read: (name: string) => string | undefined,
): Result<WorkerSettings | { readonly reason: string }, "invalid_settings"> {
	const names = ["TEST_WORKER_URL", "TEST_WORKER_KEY", "TEST_WORKER_MISSING"];
	const parsed = variables.safeParse(Object.fromEntries(names.map((name) => [name, read(name)])));
	if (!parsed.success) {
		const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
		return fail("invalid_settings", `The value of ${wrong.join(", ")} cannot be used.`);
	}
	const { TEST_WORKER_URL: url, TEST_WORKER_KEY: key, TEST_WORKER_MISSING: missing } = parsed.data;
	if (url === null || key === null) return succeed({ reason: missing ?? NO_WORKER });
	return succeed({ url: url.endsWith("/") ? url : `${url}/`, key });
}
