import { expect, test } from "vitest";
import { readWorkerSettings } from "./worker-settings.ts";

const KEY = "k".repeat(32);
const read = (variables: Readonly<Record<string, string>>) => readWorkerSettings((name) => variables[name]);

test("without variables there is no worker, and `npm start` may say why", () => {
	const none = { ok: true, value: { reason: "This server has no browser for test runs." } };
	expect(read({})).toEqual(none);
	expect(read({ TEST_WORKER_URL: " ", TEST_WORKER_KEY: "" })).toEqual(none);
	const reason = "Install Chromium.";
	expect(read({ TEST_WORKER_MISSING: reason })).toEqual({ ok: true, value: { reason } });
});

test("address and key, with or without a slash at the end", () => {
	for (const TEST_WORKER_URL of ["https://tests.example/a", "https://tests.example/a/"]) {
		const settings = read({ TEST_WORKER_URL, TEST_WORKER_KEY: KEY });
		expect(settings).toEqual({ ok: true, value: { url: "https://tests.example/a/", key: KEY } });
	}
});

test.each([
	["an address without a key", { TEST_WORKER_URL: "https://tests.example" }, "TEST_WORKER_URL and TEST_WORKER_KEY"],
	["a key without an address", { TEST_WORKER_KEY: KEY }, "TEST_WORKER_URL and TEST_WORKER_KEY"],
	["a short key", { TEST_WORKER_URL: "https://tests.example", TEST_WORKER_KEY: "secret-but-short" }, "TEST_WORKER_KEY"],
	["no address", { TEST_WORKER_URL: "ftp://tests.example", TEST_WORKER_KEY: KEY }, "TEST_WORKER_URL"],
])("%s is named, without the values", (_what, variables, name) => {
	const settings = read(variables);
	expect(settings).toEqual({
		ok: false,
		error: { code: "invalid_settings", message: `The value of ${name} cannot be used.` },
	});
});
