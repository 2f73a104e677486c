import { succeed } from "@scriptorium/core-types/errors";
import { expect, test } from "vitest";
import { callLater } from "./query-failure.ts";

test("code that cannot be loaded says what to do, and keeps the browser's words for logs", async () => {
	const load = () => Promise.reject<{ read: true }>(new TypeError("Failed to fetch dynamically imported module"));
	expect(await callLater(load, async () => succeed("read"))).toEqual({
		ok: false,
		error: {
			code: "OFFLINE",
			message: "The hub cannot be reached. Check your connection, then try again.",
			details: "Failed to fetch dynamically imported module",
		},
	});
});
