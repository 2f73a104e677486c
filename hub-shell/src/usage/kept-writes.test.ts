// @vitest-environment happy-dom

import { fail, succeed } from "@scriptorium/core-types/errors";
import type { UsageResult, UsageStepRow } from "@scriptorium/hub-data/usage/usage-writer";
import { beforeEach, expect, test } from "vitest";
import { KEPT_USAGE } from "./kept-usage.ts";
import { createKeptWrites } from "./kept-writes.ts";

beforeEach(() => localStorage.clear());

function open(userId = "rita") {
	const fixture = { sent: [] as string[], answer: (): UsageResult => succeed(undefined) };
	const send = (line: string) => {
		const answer = fixture.answer();
		if (answer.ok) fixture.sent.push(line);
		return Promise.resolve(answer);
	};
	const writer = createKeptWrites(
		{
			startSession: ({ session_id }) => send(`start ${session_id}`),
			endSession: (id) => send(`end ${id}`),
			addEvents: (rows) => send(`events ${rows.length}`),
			addSteps: (rows) => send(`steps ${rows.length}`),
		},
		localStorage,
		userId,
	);
	return { writer, fixture };
}
const row = { user_id: "rita", user_agent: "", referrer: null, entry_page: "/" };
const step: UsageStepRow = {
	user_id: "rita",
	journey_type: "create",
	step_name: "editor opened",
	step_number: 1,
	completed: false,
	completed_at: null,
};
const offline = () => fail("OFFLINE", "no network");

test("what could not be sent is kept over a reload and sent in its order", async () => {
	const { writer, fixture } = open();
	fixture.answer = offline;
	await writer.startSession({ ...row, session_id: "s1" });
	fixture.answer = () => succeed(undefined);
	await writer.addEvents([]);
	await writer.addSteps([step]);
	expect(fixture.sent).toEqual([]);

	const reloaded = open();
	await Promise.all([reloaded.writer.sendKept(), reloaded.writer.sendKept()]);
	expect(reloaded.fixture.sent).toEqual(["start s1", "events 0", "steps 1"]);
	expect(localStorage.getItem(KEPT_USAGE)).toBeNull();
	await reloaded.writer.addEvents([]);
	expect(reloaded.fixture.sent).toHaveLength(4);
});

test("a refused write is not repeated, and does not stop the others", async () => {
	const { writer, fixture } = open();
	fixture.answer = offline;
	await writer.startSession({ ...row, session_id: "s1" });
	await writer.addEvents([]);
	let answers = 0;
	fixture.answer = () => (++answers === 1 ? fail("REFUSED", "409") : succeed(undefined));
	await writer.sendKept();
	expect(fixture.sent).toEqual(["events 0"]);
	expect(localStorage.getItem(KEPT_USAGE)).toBeNull();
});

test("writes of another person are not sent", async () => {
	const { writer, fixture } = open("rita");
	fixture.answer = offline;
	await writer.startSession({ ...row, session_id: "s1" });
	const other = open("arthur");
	await other.writer.sendKept();
	expect(other.fixture.sent).toEqual([]);
});
