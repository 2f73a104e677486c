import { createHash } from "node:crypto";
import type { ScriptTemplate, SlotType, SlotValue } from "@scriptorium/script-templates/script-template";

const SAMPLES: Readonly<Record<SlotType, SlotValue>> = {
	site: "site.example",
	element: ".part",
	text: "text",
	number: 2,
	duration: 500,
	color: "#336699",
	keys: "Alt+Shift+K",
	words: ["word"],
};

/** Beginning of a checksum of the code that a template writes: it tells whether a measurement is about the present code. */
export function codeHash(template: ScriptTemplate): string {
	const values = Object.fromEntries(template.slots.map(({ name, type }) => [name, SAMPLES[type]]));
	return createHash("sha256").update(template.write(values).body).digest("hex").slice(0, 12);
}
