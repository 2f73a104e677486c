import * as z from "zod/mini";
import { recordedAction } from "../../recording/recorded-action.ts";
import type { ImportTool } from "../import-tool.ts";
import { type ImportResult, importError, MAX_ACTIONS } from "../imported.ts";
import { withoutSecrets } from "../imported-secrets.ts";
import { MAX_TITLE_LENGTH, RECORDING_FORMAT, RECORDING_VERSION } from "./recording-file.ts";

const file = z.object({
	format: z.literal(RECORDING_FORMAT),
	version: z.int().check(z.positive()),
	title: z.string().check(z.maxLength(MAX_TITLE_LENGTH)),
	actions: z.array(z.unknown()),
});
const named = z.object({ format: z.literal(RECORDING_FORMAT) });
const versioned = z.object({ version: z.int().check(z.gt(RECORDING_VERSION)) });

/**
 * Imports a file that `exportRecording` wrote, completely or not at all, as a recording without one of its steps does something else.
 * @param document parsed JSON of the file
 * @returns the recording; fails with an `ImportErrorCode`, whose message names the place of damage
 */
export function importRecording(document: unknown): ImportResult {
	if (!named.safeParse(document).success)
		return importError("NOT_A_RECORDING", `This file is no recording: its format is not "${RECORDING_FORMAT}".`);
	const newer = versioned.safeParse(document);
	if (newer.success) {
		const known = `only up to ${RECORDING_VERSION} can be read`;
		return importError("NEWER_VERSION", `This recording has version ${newer.data.version}; ${known}.`);
	}
	const parsed = file.safeParse(document);
	if (!parsed.success) return damaged(parsed.error, []);
	const { title, actions: written } = parsed.data;
	if (written.length > MAX_ACTIONS)
		return importError(
			"TOO_LARGE",
			`This recording has ${written.length} actions; at most ${MAX_ACTIONS} can be read.`,
		);
	const actions = [];
	const ids = new Set<string>();
	for (const [index, each] of written.entries()) {
		const action = recordedAction.safeParse(each);
		if (!action.success) return damaged(action.error, ["actions", index]);
		if (ids.has(action.data.id))
			return importError("DAMAGED", `The recording is damaged at ${placeOf(["actions", index, "id"])}.`);
		ids.add(action.data.id);
		actions.push(action.data);
	}
	return { ok: true, value: withoutSecrets({ title, actions, notes: [] }) };
}

function damaged({ issues }: z.core.$ZodError, around: readonly PropertyKey[]) {
	return importError("DAMAGED", `The recording is damaged at ${placeOf([...around, ...(issues[0]?.path ?? [])])}.`);
}

/** `actions[3].selector.primary` */
const placeOf = (path: readonly PropertyKey[]): string =>
	path.map((key, at) => (typeof key === "number" ? `[${key}]` : `${at === 0 ? "" : "."}${String(key)}`)).join("");

/** Recording files of our own. */
export const recordingFile: ImportTool = {
	holdsSeveral: false,
	readRecordings(document) {
		const read = importRecording(document);
		return read.ok ? { ok: true, value: [read.value] } : read;
	},
	readFlows: null,
};
