import { fail, succeed } from "@scriptorium/core-types/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { next } from "../support/samples.ts";
import { attempt, isClear } from "./attempt.ts";
import { defineWrite, openScene, type Scene } from "./hostile-write.ts";

const fixture = openFixture();
let scene: Scene;
beforeAll(async () => {
	scene = await openScene(fixture);
});
afterAll(() => fixture.close());

const addTag = () => fixture.sql`insert into public.tags (name) values (${`attempt-${process.pid}-${next()}`})`;
const clear = fail("INVALID", "The title is too long.");

test.each([
	["a failure of ours", async () => fail("UNKNOWN", "Something happened."), /^fails with UNKNOWN/],
	["words of the database", async () => fail("INVALID", 'new row for relation "x" violates it.'), /^is not clear/],
	["no words at all", async () => fail("INVALID", ""), /^is not clear/],
	["half a write", async () => addTag().then(() => clear), /^was refused, yet .*public\.tags/],
	["a row nobody asked for", async () => addTag().then(() => succeed(null)), /^went through with other rows/],
	["another text than was sent", async () => succeed(null), /^kept "another text" of/],
])("%s is seen", async (_what, write, expected) => {
	const hostile = defineWrite({
		name: "a broken write",
		fields: { title: { kind: "line", min: 3, max: 50, valid: "fine" } },
		prepare: async () => ({ write, stored: async () => ({ title: "another text" }) }),
		adds: {},
	});
	expect(await attempt(scene, hostile, 1, 0)).toMatch(expected);
});

test.each([
	["The title takes 3 to 50 characters in one line of plain text.", true],
	[
		"Line 1, column 4: Script managers may read a metadata block here. A script has one block, and nothing else stands on its first and last line. Delete this, or split the text: '==User' + 'Script=='.",
		true,
	],
	[
		"Line 2, column 43: A script is saved without a byte order mark and with \\n at the end of each line. Remove the mark and the carriage returns.",
		true,
	],
	["invalid input syntax for type uuid", false],
	['Key (id)=(1) violates foreign key constraint "x".', false],
	["Undefined is not a function.", false],
])("%j is clear: %s", (message, expected) => expect(isClear(message)).toBe(expected));
