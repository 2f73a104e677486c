import { describe, expect, it } from "vitest";
import { readTriageAddress, writeTriageAddress } from "./triage-address.ts";
import { triageCommand } from "./triage-key.ts";

const press = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isTyping: false };

describe("a key of the triage", () => {
	it("moves, decides, marks, selects and undoes", () => {
		expect(triageCommand({ ...press, key: "j" })).toEqual({ kind: "move", by: 1 });
		expect(triageCommand({ ...press, key: "K" })).toEqual({ kind: "move", by: -1 });
		expect(triageCommand({ ...press, key: "d" })).toEqual({ kind: "decide", decision: "dismiss" });
		expect(triageCommand({ ...press, key: "u" })).toEqual({ kind: "undo" });
		expect(triageCommand({ ...press, key: "q" })).toBeNull();
	});

	it("is text in a field, and nothing together with Ctrl, Alt or Cmd", () => {
		expect(triageCommand({ ...press, key: "d", isTyping: true })).toBeNull();
		for (const modifier of ["ctrlKey", "metaKey", "altKey"]) {
			expect(triageCommand({ ...press, key: "d", [modifier]: true })).toBeNull();
		}
	});

	it("decides once while it is held, and goes on moving", () => {
		expect(triageCommand({ ...press, key: "a", repeat: true })).toBeNull();
		expect(triageCommand({ ...press, key: "j", repeat: true })).toEqual({ kind: "move", by: 1 });
	});
});

describe("the address of the triage", () => {
	it("keeps list, reason and report, and the panel's own parameters", () => {
		const query = writeTriageAddress(new URLSearchParams("tab=moderation"), {
			list: "resolved",
			reason: "spam",
			report: "r1",
		});
		expect(query.toString()).toBe("tab=moderation&list=resolved&reason=spam&report=r1");
		expect(readTriageAddress(query)).toEqual({ list: "resolved", reason: "spam", report: "r1" });
		expect(writeTriageAddress(query, { list: "pending", report: null }).toString()).toBe("tab=moderation&reason=spam");
	});

	it("takes unknown values as left out", () => {
		expect(readTriageAddress(new URLSearchParams("list=none&reason=boring"))).toEqual({
			list: "pending",
			reason: null,
			report: null,
		});
	});
});
