import type { FlowNode } from "@scriptorium/flow/document/flow-document";
import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { isForTool, type OutputTarget } from "../../flow-output/output-targets.ts";

/** The statements of one step, without the functions that they call and without indentation. */
export async function writePreview(
	step: FlowNode,
	settings: FlowSettings,
	target: OutputTarget,
): Promise<{ readonly ok: true; readonly code: string } | { readonly ok: false; readonly message: string }> {
	try {
		const { generateScript } = await import("@scriptorium/flow/generate/generate-script");
		const generated = generateScript({ nodes: [step], edges: [] }, settings, isForTool(target) ? "script" : target);
		if (!generated.ok) return { ok: false, message: generated.error.message };
		const { code, lines } = generated.value;
		const own = lines.find(({ nodeId }) => nodeId === step.id);
		if (own === undefined) return { ok: true, code: "" };
		return { ok: true, code: withoutIndent(code.split("\n").slice(own.from - 1, own.to)) };
	} catch (error) {
		return { ok: false, message: String(error) };
	}
}

function withoutIndent(lines: readonly string[]): string {
	const depth = Math.min(
		...lines.filter((line) => line.trim() !== "").map((line) => /^\t*/.exec(line)?.[0].length ?? 0),
	);
	return lines.map((line) => line.slice(Math.min(depth, /^\t*/.exec(line)?.[0].length ?? 0))).join("\n");
}
