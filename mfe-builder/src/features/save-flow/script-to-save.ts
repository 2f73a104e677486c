import type { Outcome } from "@scriptorium/core-types/errors";
import { MAX_STORED_FLOW_BYTES, storeFlow } from "@scriptorium/flow/document/stored-flow";
import type { ScriptToSave } from "@scriptorium/hub-data/scripts/save-script";
import { MAX_SCRIPT_BYTES, utf8Length } from "@scriptorium/userscript/script-size";
import type { FlowOrigin } from "../../editor/edited-flow.ts";
import type { GeneratedCode } from "../../editor/generated-code.ts";

export type SaveMode = "publish" | "draft";

export type ScriptResult = Outcome<ScriptToSave, { readonly code: "code" | "flow"; readonly bytes: number }>;

/** The script that is sent to the hub: the code and the flow that it was generated from. */
export function scriptToSave(
	{ code, from: { flow, settings } }: GeneratedCode,
	mode: SaveMode,
	origin: FlowOrigin | null,
): ScriptResult {
	const codeBytes = utf8Length(code);
	if (codeBytes > MAX_SCRIPT_BYTES) return { ok: false, error: { code: "code", bytes: codeBytes } };
	const { document, bytes } = storeFlow(flow, settings);
	if (bytes > MAX_STORED_FLOW_BYTES) return { ok: false, error: { code: "flow", bytes } };
	return {
		ok: true,
		value: {
			title: settings.name.trim(),
			description: settings.description.trim(),
			category: origin?.category?.shown === settings.category ? origin.category.hub : settings.category,
			code,
			tags: origin?.tags ?? [],
			generatedBy: "builder",
			flow: JSON.parse(JSON.stringify(document)) as NonNullable<ScriptToSave["flow"]>,
			publish: mode === "publish",
			...(origin?.versionId ? { update: { id: origin.scriptId, baseVersionId: origin.versionId } } : {}),
		},
	};
}
