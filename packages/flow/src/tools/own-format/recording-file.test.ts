import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleActions } from "../../recording/sample-actions.test-support.ts";
import { arbitraryActions } from "../arbitrary-actions.test-support.ts";
import { withoutSecrets } from "../imported-secrets.ts";
import { importRecording } from "./import-recording.ts";
import { writeRecordingFile } from "./write-recording-file.ts";

const written = () => JSON.parse(JSON.stringify(writeRecordingFile("Order", sampleActions)));
const errorOf = (document: unknown) => {
	const result = importRecording(document);
	return result.ok ? null : result.error;
};

it("says what it is", () => {
	expect(written()).toMatchObject({ format: "scriptorium-recording", version: 1, title: "Order" });
});

it("comes back as it was, without its secrets", () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 400, unit: "binary" }), arbitraryActions, (title, actions) => {
			const file = JSON.parse(JSON.stringify(writeRecordingFile(title, actions)));
			// Arbitrary actions may have secrets: values that are marked as masked, or addresses such as `#pw=a`.
			const value = withoutSecrets({ title, actions, notes: [] });
			expect(importRecording(file)).toEqual({ ok: true, value });
		}),
		{ numRuns: 100 },
	);
});

it("knows the fields of this version only", () => {
	const file = { ...written(), comment: "mine" };
	file.actions[1].colour = "red";
	expect(importRecording(file)).toMatchObject({ ok: true, value: { actions: sampleActions } });
});

it.each([null, 3, "text", [], {}, { format: "other", version: 1 }, { title: "x", steps: [] }])(
	"says of %j that it is no recording",
	(document) => {
		expect(errorOf(document)?.code).toBe("NOT_A_RECORDING");
	},
);

it("says that a file is of a later version, whatever else is in it", () => {
	expect(errorOf({ format: "scriptorium-recording", version: 2, acts: {} })).toEqual({
		code: "NEWER_VERSION",
		message: "This recording has version 2; only up to 1 can be read.",
	});
});

it.each<[string, (file: ReturnType<typeof written>) => void]>([
	["version", (file) => delete file.version],
	["version", (file) => Object.assign(file, { version: 0 })],
	["title", (file) => Object.assign(file, { title: "x".repeat(401) })],
	["actions", (file) => Object.assign(file, { actions: { length: 3 } })],
	["actions[2].selector.primary", (file) => Object.assign(file.actions[2].selector, { primary: "" })],
	["actions[5].value", (file) => Object.assign(file.actions[5], { value: [1] })],
	["actions[6].type", (file) => Object.assign(file.actions[6], { type: "constructor" })],
	["actions[7]", (file) => Object.assign(file.actions, { 7: null })],
	["actions[3].id", (file) => Object.assign(file.actions[3], { id: "a1" })],
])("says where it is damaged: %s", (place, damage) => {
	const file = written();
	damage(file);
	expect(errorOf(file)).toEqual({ code: "DAMAGED", message: `The recording is damaged at ${place}.` });
});

it("refuses more than was ever recorded, at once", () => {
	expect(errorOf({ ...written(), actions: Array(100_000).fill({}) })).toMatchObject({ code: "TOO_LARGE" });
});

it("never throws", () => {
	const field = fc.constantFrom("format", "version", "title", "actions", "__proto__", "constructor");
	const near = fc.dictionary(field, fc.jsonValue()).map((file) => ({ ...file, format: "scriptorium-recording" }));
	fc.assert(
		fc.property(fc.oneof(fc.anything(), near), (document) => {
			expect(() => importRecording(document)).not.toThrow();
		}),
	);
});
