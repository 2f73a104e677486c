import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { readFlowFile } from "@scriptorium/flow/document/flow-file";
import { MAX_FLOW_FILE_LENGTH } from "@scriptorium/flow/document/flow-limits";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { convertRecording } from "@scriptorium/flow/recording/convert-recording";
import type { ImportNote } from "@scriptorium/flow/tools/import-note";
import { type ImportFormatId, importFormatIds, importFormats } from "@scriptorium/flow/tools/import-tools";
import type { ImportedFlow, ImportedRecording } from "@scriptorium/flow/tools/imported";
import { decodeText } from "@scriptorium/userscript/decode-text";
import * as z from "zod/mini";

/** Formats that are read: flow and recording files of Scriptorium, of the DevTools Recorder, and projects of Selenium IDE. */
export type ImportFormat = "flow" | ImportFormatId;

export interface FlowEntry {
	readonly kind: "flow";
	readonly title: string;
	readonly flow: FlowDocument;
	readonly settings: FlowSettings;
	/** Steps of the file that were changed or left out. */
	readonly notes: readonly ImportNote[];
}

export interface RecordingEntry extends ImportedRecording {
	readonly kind: "recording";
}

export type ImportEntry = FlowEntry | RecordingEntry;

export interface ReadFile {
	readonly format: ImportFormat;
	/** At least one; only projects of Selenium IDE hold several. */
	readonly entries: readonly ImportEntry[];
}

/** Why a file is refused: a limit or format that the caller words, or a sentence of the format's own reader. */
export type ImportRefusal =
	| { readonly code: "TOO_LARGE" | "NOT_TEXT" | "NOT_JSON" | "UNKNOWN_FORMAT" | "EMPTY_PROJECT" }
	| { readonly code: "NOT_VALID"; readonly message: string };

export type ImportRead =
	| { readonly ok: true; readonly value: ReadFile }
	| { readonly ok: false; readonly error: ImportRefusal };

/** What the caller has use for: recordings become flows for `flow`; a flow file stays a flow in any case. */
export type ImportWish = "flow" | "recording";

/** Limit of the settings, in characters. */
const MAX_NAME_LENGTH = 50;

const document = z.record(z.string(), z.unknown());

/**
 * Reads any file that the builder imports. The format is recognized by its content, not by the file's name.
 * @param file chosen by the person; nothing in it is trusted
 * @param wish what the entries are to be
 * @returns format and entries, or why the file is refused
 * @throws when the browser cannot read the file any more, or the reader of its format cannot be loaded
 */
export async function readImport(file: File, wish: ImportWish): Promise<ImportRead> {
	if (file.size > MAX_FLOW_FILE_LENGTH) return refuse("TOO_LARGE");
	const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
	if (!decoded.ok) return refuse("NOT_TEXT");
	let json: unknown;
	try {
		json = JSON.parse(decoded.text);
	} catch {
		return refuse("NOT_JSON");
	}
	const content = z.safeParse(document, json);
	if (!content.success) return refuse("UNKNOWN_FORMAT");
	const format = importFormatIds.find((id) => importFormats[id].recognizes(content.data));
	if (format !== undefined) return readForeign(format, json, wish);
	const { flow, nodes } = content.data;
	return flow === undefined && nodes === undefined ? refuse("UNKNOWN_FORMAT") : readFlow(decoded.text);
}

function readFlow(text: string): ImportRead {
	const read = readFlowFile(text);
	if (!read.ok) return refuseWith(read.error.message);
	const { flow, settings } = read.value;
	return entriesRead("flow", [{ kind: "flow", title: settings.name, flow, settings, notes: [] }]);
}

async function readForeign(format: ImportFormatId, json: unknown, wish: ImportWish): Promise<ImportRead> {
	const tool = await importFormats[format].load();
	if (wish === "flow" && tool.readFlows !== null) {
		const read = tool.readFlows(json, Date.now());
		if (!read.ok) return refuseWith(read.error.message);
		const filled = read.value.filter(({ flow }) => flow.nodes.length > 0);
		return entriesRead(format, filled.map(flowEntry));
	}
	const read = tool.readRecordings(json, Date.now());
	if (!read.ok) return refuseWith(read.error.message);
	const filled = tool.holdsSeveral ? read.value.filter(({ actions }) => actions.length > 0) : read.value;
	const entries = filled.map(
		(recording): ImportEntry =>
			wish === "recording"
				? { kind: "recording", ...recording }
				: flowEntry({ ...recording, flow: convertRecording(recording.actions) }),
	);
	return entriesRead(format, entries);
}

const flowEntry = ({ title, flow, notes }: ImportedFlow): FlowEntry => ({
	kind: "flow",
	title,
	flow,
	settings: settingsOf(title),
	notes,
});

const settingsOf = (title: string): FlowSettings => ({ ...DEFAULT_SETTINGS, name: title.slice(0, MAX_NAME_LENGTH) });

const entriesRead = (format: ImportFormat, entries: readonly ImportEntry[]): ImportRead =>
	entries.length === 0 ? refuse("EMPTY_PROJECT") : { ok: true, value: { format, entries } };

const refuse = (code: Exclude<ImportRefusal["code"], "NOT_VALID">): ImportRead => ({ ok: false, error: { code } });
const refuseWith = (message: string): ImportRead => ({ ok: false, error: { code: "NOT_VALID", message } });
