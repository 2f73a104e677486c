import type { FlowSettings } from "@scriptorium/flow/document/flow-settings";
import { countCharacters, textLimits } from "@scriptorium/shared-protocol/text-limits";

/** Characters of a script's title and description in the hub. */
export const settingsLimits = { name: textLimits.script.title, description: textLimits.script.description } as const;

type LimitedField = keyof typeof settingsLimits;

/** Why the settings cannot be saved as a script; null when they can. */
export function problemOf(
	settings: Pick<FlowSettings, LimitedField>,
): { readonly field: LimitedField; readonly problem: "missing" | "short" | "long" } | null {
	const fields = ["name", "description"] as const;
	const missing = fields.find((field) => countCharacters(settings[field]) === 0);
	if (missing !== undefined) return { field: missing, problem: "missing" };
	for (const field of fields) {
		const count = countCharacters(settings[field]);
		if (count < settingsLimits[field].min) return { field, problem: "short" };
		if (count > settingsLimits[field].max) return { field, problem: "long" };
	}
	return null;
}
