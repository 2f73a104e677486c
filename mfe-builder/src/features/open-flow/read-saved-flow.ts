import type { Outcome } from "@scriptorium/core-types/errors";
import { builderCategories, DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { readStoredFlow } from "@scriptorium/flow/document/stored-flow";
import type { HubClient } from "@scriptorium/hub-data/client";
import { readFlow } from "@scriptorium/hub-data/scripts/read-flow";
import type { EditedFlow, FlowOrigin } from "../../editor/edited-flow.ts";

type Refusal =
	| { readonly code: "none" | "notYours" }
	/** The hub did not answer, or the document cannot be read; the message says why. */
	| { readonly code: "OTHER"; readonly message: string };

export type SavedFlowResult = Outcome<EditedFlow & { readonly origin: FlowOrigin }, Refusal>;

/** Categories of the hub that the builder calls otherwise. */
const BUILDER_NAMES: Readonly<Record<string, string>> = { development: "developer" };

/** Reads the flow of one's own script. Texts that were changed elsewhere since win over those of the settings. */
export async function readSavedFlow(client: HubClient, scriptId: string, userId: string): Promise<SavedFlowResult> {
	const answer = await readFlow(client, { scriptId });
	if (!answer.ok) return { ok: false, error: { code: "OTHER", message: answer.error.message } };
	const script = answer.value;
	if (script === null || script.flow === null) return { ok: false, error: { code: "none" } };
	if (script.owner_id !== userId) return { ok: false, error: { code: "notYours" } };
	const stored = readStoredFlow(script.flow);
	if (!stored.ok) return { ok: false, error: { code: "OTHER", message: stored.error.message } };
	const settings = stored.value.settings ?? DEFAULT_SETTINGS;
	const name = BUILDER_NAMES[script.category] ?? script.category;
	const category = builderCategories.find((known) => known === name) ?? settings.category;
	return {
		ok: true,
		value: {
			flow: stored.value.flow,
			settings: { ...settings, name: script.title, description: script.short_description, category },
			origin: {
				scriptId: script.id,
				title: script.title,
				versionId: script.version_id,
				isPublished: script.is_published,
				tags: script.tags,
				category: { hub: script.category, shown: category },
			},
		},
	};
}
