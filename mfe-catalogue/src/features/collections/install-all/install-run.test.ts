import { expect, it } from "vitest";
import { afterAnswer, goOn, handedOver, startRun, stopRun } from "./install-run.ts";

it("opens one page, waits for the person, and goes on to the next until all were opened", () => {
	let run = startRun(2);
	expect(run).toMatchObject({ phase: "asking", place: 0 });
	run = afterAnswer(run, "opened");
	expect(run).toMatchObject({ phase: "confirming", place: 0 });
	run = goOn(run);
	expect(run).toMatchObject({ phase: "asking", place: 1 });
	// Coming back to the page while the extension is being asked opens nothing twice.
	expect(goOn(run)).toBe(run);
	run = afterAnswer(run, "opened");
	expect(run).toMatchObject({ phase: "ended", place: 1 });
	expect(handedOver(run)).toBe(2);
});

it("passes over what was refused, and ends when the extension is gone", () => {
	const refused = afterAnswer(startRun(3), "PERMISSION_DENIED");
	expect(refused).toMatchObject({ phase: "asking", place: 1, outcomes: ["PERMISSION_DENIED"] });
	const gone = afterAnswer(refused, "EXTENSION_NOT_INSTALLED");
	expect(gone).toMatchObject({ phase: "ended", place: 1 });
	expect(handedOver(gone)).toBe(0);
});

it("stops where it is, and keeps what was handed over", () => {
	const run = stopRun(afterAnswer(startRun(3), "opened"));
	expect(run).toMatchObject({ phase: "ended", place: 0 });
	expect(handedOver(run)).toBe(1);
});
