import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { findDatabaseError, httpStatusOf, isHandledByLite, PassedOnError, withoutRow } from "./error-status.ts";

describe("HTTP status of a database error", () => {
	it.each([
		["42501", "anon", 401],
		["42501", "authenticated", 403],
		["23514", "authenticated", 400],
		["P0001", "authenticated", 400],
		["28000", "authenticated", 403],
		["40001", "authenticated", 500],
		["57014", "authenticated", 500],
		["57P01", "authenticated", 503],
		["ECONNREFUSED", undefined, 503],
		["CONNECTION_CLOSED", undefined, 503],
	])("%s as %s → %i", (code, role, status) => expect(httpStatusOf(code, role)).toBe(status));
});

describe("errors that lite answers itself", () => {
	it.each(["23505", "23503", "23502", "22P02", "42703", "PT429", "PGRST116"])("%s stays lite's", (code) =>
		expect(isHandledByLite(code)).toBe(true),
	);
	it.each(["23514", "42501", "P0001", "23P01", "57P01"])("%s is passed on by us", (code) =>
		expect(isHandledByLite(code)).toBe(false),
	);
});

describe("the error that is passed on", () => {
	it("keeps code, message, details and hint, and says the status", () => {
		const error = new PassedOnError({ code: "P0001", message: "too\n much", detail: "limit", hint: "fewer" }, 400);
		expect(JSON.parse(error.message)).toEqual({
			code: "P0001",
			message: "too\n much",
			details: "limit",
			hint: "fewer",
		});
		expect(JSON.parse(error.detail)).toEqual({ status: 400, headers: {} });
		expect(inspect(error)).toBe("400 P0001 too much");
	});

	it.each(["23502", "23503", "23505", "23514", "23P01"])(
		"says nothing of the row that violates a constraint: %s",
		(code) => {
			const detail = "Failing row contains (secret@example.org).";
			expect(new PassedOnError({ code, message: "violates", detail }, 400).message).not.toContain("secret");
			const inner = Object.assign(new Error("violates"), { code, detail });
			const thrown = new Error("query failed", { cause: inner });
			withoutRow(thrown);
			expect([inner.detail, inspect(inner), inspect(thrown)]).toEqual([
				undefined,
				`${code} violates`,
				`${code} violates`,
			]);
		},
	);

	it("takes the same error again, as all queries of a lost connection share one", () => {
		const lost = Object.assign(new Error("write CONNECTION_CLOSED"), { code: "CONNECTION_CLOSED" });
		withoutRow(lost);
		withoutRow(lost);
		expect(inspect(lost)).toBe("CONNECTION_CLOSED write CONNECTION_CLOSED");
	});

	it("leaves errors alone that are not the database's", () => {
		const own = new Error("a fault of our own");
		withoutRow(own);
		expect(inspect(own)).toContain("at ");
		withoutRow("a text");
	});

	it("says nothing of the database's address while that is down", () => {
		const error = new PassedOnError({ code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:41234" }, 503);
		expect(error.message).not.toContain("127.0.0.1");
		expect(JSON.parse(error.message)).toMatchObject({ code: "PGRST001" });
	});

	it("is found inside an error that wraps it, and not in any other", () => {
		const inner = Object.assign(new Error("violates check"), { code: "23514" });
		expect(findDatabaseError(new Error("query failed", { cause: inner }))?.code).toBe("23514");
		expect(findDatabaseError(new Error("a fault of our own"))).toBeNull();
		expect(findDatabaseError(Object.assign(new Error("no file"), { code: "ENOENT" }))).toBeNull();
	});
});
