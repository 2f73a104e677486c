import { expect, test } from "vitest";
import { readWorkerEnvironment } from "./worker-environment.ts";

const KEY = "k".repeat(32);
/** A file that exists stands for the browser. */
const chromium = process.execPath;
const GOOD = { TEST_WORKER_KEY: KEY, TEST_WORKER_CHROMIUM: chromium };

test("the worker listens on loopback, with the memory of the documentation, unless it is told otherwise", () => {
	expect(readWorkerEnvironment(GOOD)).toEqual({
		key: KEY,
		host: "127.0.0.1",
		port: 8787,
		browser: { chromium, memoryMb: 1_024 },
	});
	const others = { TEST_WORKER_HOST: "0.0.0.0", TEST_WORKER_PORT: "0", TEST_WORKER_MEMORY_MB: "600" };
	expect(readWorkerEnvironment({ ...GOOD, ...others })).toMatchObject({
		host: "0.0.0.0",
		port: 0,
		browser: { memoryMb: 600 },
	});
});

test.each([
	["no key", { TEST_WORKER_CHROMIUM: chromium }, /^Set TEST_WORKER_KEY to a random key of at least 32 characters/],
	["a short key", { ...GOOD, TEST_WORKER_KEY: "short-secret" }, /^Set TEST_WORKER_KEY/],
	["no browser", { ...GOOD, TEST_WORKER_CHROMIUM: "/nowhere", PATH: "" }, /^No Chromium was found\. Install it/],
	["a port that is none", { ...GOOD, TEST_WORKER_PORT: "http" }, /^TEST_WORKER_PORT must be a port/],
	["too little memory", { ...GOOD, TEST_WORKER_MEMORY_MB: "100" }, /^TEST_WORKER_MEMORY_MB/],
])("it does not start with %s, and says what to set", (_what, variables, message) => {
	expect(() => readWorkerEnvironment(variables)).toThrow(message);
	expect(() => readWorkerEnvironment(variables)).not.toThrow(/short-secret/);
});
