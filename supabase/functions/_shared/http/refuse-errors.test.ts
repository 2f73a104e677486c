import { expect, onTestFinished, test, vi } from "vitest";
import { answer } from "./json-answer.ts";
import { refuseErrors } from "./refuse-errors.ts";

test("an error that nobody expected has the shape of other refusals, and its text only the log", async () => {
	const printed = vi.spyOn(console, "error").mockReturnValue();
	onTestFinished(() => printed.mockRestore());
	const broken = refuseErrors(() => Promise.reject(new Error("cannot read /srv/secret")));
	const response = await broken(new Request("http://hub.test/generate-tags"));
	expect(response.status).toBe(503);
	expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
	expect(await response.json()).toEqual({
		error: "This did not work. Try again.",
		details: null,
		code: "model_unavailable",
		status: 503,
	});
	expect(printed.mock.calls).toEqual([["A request broke off:", "cannot read /srv/secret"]]);
	const well = await refuseErrors(async () => answer({ a: 1 }))(new Request("http://hub.test/"));
	expect([well.status, await well.json()]).toEqual([200, { a: 1 }]);
});
