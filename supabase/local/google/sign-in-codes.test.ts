import { describe, expect, it } from "vitest";
import { standInAccounts } from "./accounts.ts";
import { SignInCodes } from "./sign-in-codes.ts";

const CALLBACK = "http://localhost:4173/auth/v1/callback";
const [reader] = standInAccounts;
if (!reader) throw new Error("There is no stand-in account.");

describe("sign-in codes", () => {
	it("work once", () => {
		const codes = new SignInCodes();
		const code = codes.issue(reader, CALLBACK);
		expect(codes.redeem(code, CALLBACK)).toBe(reader);
		expect(codes.redeem(code, CALLBACK)).toBeNull();
	});

	it("work for one minute", () => {
		let now = 0;
		const codes = new SignInCodes(() => now);
		const early = codes.issue(reader, CALLBACK);
		const late = codes.issue(reader, CALLBACK);
		now = 59_999;
		expect(codes.redeem(early, CALLBACK)).toBe(reader);
		now = 60_000;
		expect(codes.redeem(late, CALLBACK)).toBeNull();
	});

	it("work for the address they were sent to, and a wrong try uses them up", () => {
		const codes = new SignInCodes();
		const code = codes.issue(reader, CALLBACK);
		expect(codes.redeem(code, "http://localhost:4173/elsewhere")).toBeNull();
		expect(codes.redeem(code, CALLBACK)).toBeNull();
	});
});
