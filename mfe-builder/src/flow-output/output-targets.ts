import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { type ExportTool, exportTools } from "@scriptorium/flow/interop/export-tools";
import type { Translation } from "@scriptorium/ui-kit/locale";
import type { GeneratedCode } from "../editor/generated-code.ts";
import type { en } from "./messages/en.ts";

/** What a flow can be saved as. */
const scriptTargets = ["bookmarklet", "script", "userscript"] as const;

/** What the code of a flow can be written as: a script, or a file for another tool. */
export const outputTargets = [...scriptTargets, ...exportTools] as const;
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
	playwright: { ending: ".spec.ts", mediaType: "text/plain" },
	puppeteer: { ending: ".mjs", mediaType: "text/javascript" },
	replay: { ending: ".json", mediaType: "application/json" },
	side: { ending: ".side", mediaType: "application/json" },
};

export type OutputResult =
	| { readonly ok: true; readonly value: GeneratedCode }
	| { readonly ok: false; readonly error: { readonly message: string } };

/** Whether a target is a file for another tool, which the hub has no use for. */
export const isForTool = (target: OutputTarget): target is ExportTool => exportTools.some((tool) => tool === target);

/**
 * Writes the code of a flow. The generator, and the minifier where it is asked for, are loaded when they are first needed.
 * @param target kind of code
 * @param from flow and settings
 * @param text words for notes
 */
export async function writeOutput(
	target: OutputTarget,
	from: { readonly flow: FlowDocument; readonly settings: FlowSettings },
	text: Translation<typeof en>,
): Promise<OutputResult> {
	const settings = { ...from.settings, name: from.settings.name.trim() || text.untitled };
	if (isForTool(target)) {
		const { exportFlow } = await import("@scriptorium/flow/interop/export-flow");
		const exported = exportFlow(from.flow, settings, target, () => crypto.randomUUID());
		if (!exported.ok) return exported;
		const { text: code, lines } = exported.value;
		const notes = exported.value.notes.map(({ step, code: kind }) => text.exportNotes[kind](step));
		return { ok: true, value: { code, lines, notes, from } };
	}
	const { generateScript } = await import("@scriptorium/flow/generate/generate-script");
	const generated = generateScript(from.flow, settings, target);
	if (!generated.ok) return generated;
	const { code, lines } = generated.value;
	const notes = generated.value.notes.map(({ step, code: kind, stepsLeft = 0 }) => text.notes[kind](step, stepsLeft));
	if (!settings.minify) return { ok: true, value: { code, lines, notes, from } };
	try {
		const { minifyInWorker } = await import("./minify/minify-in-worker.ts");
		// The steps are no longer on lines of their own.
		return { ok: true, value: { code: await minifyInWorker(code), lines: [], notes, from } };
	} catch (error) {
		return { ok: false, error: { message: String(error) } };
	}
}
