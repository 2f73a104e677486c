import { messageOf } from "@scriptorium/core-types/errors";
import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { type ExportToolId, exportFiles, exportToolIds } from "@scriptorium/flow/tools/export-tools";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { GeneratedCode } from "../editor/generated-code.ts";
import type { en } from "./messages/en.ts";

/** What a flow can be saved as. */
const scriptTargets = ["bookmarklet", "script", "userscript"] as const;

/** What the code of a flow can be written as: a script, or a file for another tool. */
export const outputTargets = [...scriptTargets, ...exportToolIds] as const;
export type OutputTarget = (typeof outputTargets)[number];

interface TargetFile {
	/** Extension of the file's name. */
	readonly ending: string;
	readonly mediaType: string;
}

export const targetFiles: Readonly<Record<OutputTarget, TargetFile>> = {
	bookmarklet: { ending: ".js", mediaType: "text/javascript" },
	script: { ending: ".js", mediaType: "text/javascript" },
	userscript: { ending: ".user.js", mediaType: "text/javascript" },
	...exportFiles,
};

export type OutputResult =
	| { readonly ok: true; readonly value: GeneratedCode }
	| {
			readonly ok: false;
			/** `nodeId`: the step that is the reason, where it is one. */
			readonly error: { readonly message: string; readonly nodeId?: string | null };
	  };

/** Whether a target is a file for another tool, which the hub has no use for. */
export const isForTool = (target: OutputTarget): target is ExportToolId =>
	exportToolIds.some((tool) => tool === target);

interface OutputSource {
	readonly flow: FlowDocument;
	readonly settings: FlowSettings;
}

/**
 * Writes the code of a flow. The generator, and the minifier where it is asked for, are loaded when they are first needed.
 * @param target kind of code
 * @param from flow and settings
 * @param text words for notes and failures
 * @returns the code; the reason when the flow cannot be written, or when the generator cannot be loaded
 */
export async function writeOutput(
	target: OutputTarget,
	from: OutputSource,
	text: Translation<typeof en>,
): Promise<OutputResult> {
	try {
		return isForTool(target) ? await writeForTool(target, from, text) : await writeScript(target, from, text);
	} catch (error) {
		return { ok: false, error: { message: messageOf(error) } };
	}
}

const namedSettings = ({ settings }: OutputSource, text: Translation<typeof en>): FlowSettings => ({
	...settings,
	name: settings.name.trim() || text.untitled,
});

/** After a new version of the hub was published, the former files are no longer there. */
const loaded = <Module>(module: Promise<Module>, text: Translation<typeof en>): Promise<Module> =>
	module.catch((cause: unknown) => {
		throw new Error(text.notLoaded, { cause });
	});

async function writeForTool(
	tool: ExportToolId,
	from: OutputSource,
	text: Translation<typeof en>,
): Promise<OutputResult> {
	const { exportFlow } = await loaded(import("@scriptorium/flow/tools/export-flow"), text);
	const exported = exportFlow(from.flow, namedSettings(from, text), tool, () => crypto.randomUUID());
	if (!exported.ok) return exported;
	const { text: code, lines } = exported.value;
	const notes = exported.value.notes.map(({ step, code: kind }) => text.exportNotes[kind](step));
	return { ok: true, value: { code, lines, notes, from } };
}

async function writeScript(
	target: Exclude<OutputTarget, ExportToolId>,
	from: OutputSource,
	text: Translation<typeof en>,
): Promise<OutputResult> {
	const settings = namedSettings(from, text);
	const { generateScript } = await loaded(import("@scriptorium/flow/generate/generate-script"), text);
	const generated = generateScript(from.flow, settings, target);
	if (!generated.ok) return generated;
	const { code, lines } = generated.value;
	const notes = generated.value.notes.map(({ step, code: kind, stepsLeft = 0 }) => text.notes[kind](step, stepsLeft));
	if (!settings.minify) return { ok: true, value: { code, lines, notes, from } };
	const { minifyInWorker } = await loaded(import("./minify/minify-in-worker.ts"), text);
	// The steps are no longer on lines of their own.
	return { ok: true, value: { code: await minifyInWorker(code), lines: [], notes, from } };
}
