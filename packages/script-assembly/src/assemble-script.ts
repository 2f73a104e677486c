import { builtPart } from "@scriptorium/flow/generate/built-part";
import { collectParts } from "@scriptorium/flow/generate/runtime-part";
import { literalText } from "@scriptorium/flow/generate/source-text";
import type { PageOutline, ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { type MetadataLine, metadataValue, writeMetadata } from "@scriptorium/userscript/write-metadata";
import { keepMetadata } from "./keep-metadata.ts";
import type { PreviousScript } from "./previous-script.ts";

/** Names of scripts are kept apart by it; the hub replaces it by its own address when it publishes the script. */
const NAMESPACE = "scriptorium-copilot";

export interface ScriptParts {
	readonly title: string;
	readonly description: string;
	/** Code that may call `element(number)`, which returns a promise of the element. */
	readonly body: string;
	readonly plan: ScriptPlan;
	readonly outline?: PageOutline | undefined;
	/** The script that is changed: its metadata block is kept. */
	readonly previous?: PreviousScript | null | undefined;
}

/**
 * Writes the complete script: metadata from the plan, or the block of the script that is changed with what the plan adds, what the shared elements are recognized by, and the code.
 * @param parts title, description, code, the approved plan and the page
 * @returns a userscript with its metadata block, or the body of a bookmarklet as a `javascript:` address
 */
export function assembleScript({ title, description, body, plan, outline, previous }: ScriptParts): string {
	const elements = (outline?.elements ?? []).filter(({ number }) => plan.elements.includes(number));
	const lines = ["(async () => {", '"use strict";'];
	if (elements.length > 0) {
		for (const { source } of collectParts([builtPart("findElements"), builtPart("oneOf")])) lines.push(source);
		const targets = elements.map(
			({ number, selector, fallbacks }) => `${number}: ${literalText([...new Set([selector, ...fallbacks])])}`,
		);
		lines.push(`const recordedElements = { ${targets.join(", ")} };`);
		lines.push("const element = async (number) => (await findElements(oneOf(recordedElements[number])))[0];");
	}
	lines.push(body.trim(), "})();");
	const code = lines.join("\n");
	if (plan.kind === "bookmarklet") return `javascript:${encodeURIComponent(code)}`;
	const metadata = previous?.block
		? keepMetadata(previous.block, previous, plan)
		: writeMetadata(metadataOf(title, description, plan));
	return `${metadata}\n\n${code}\n`;
}

function metadataOf(title: string, description: string, plan: ScriptPlan): MetadataLine[] {
	return [
		["name", metadataValue(title) || "Untitled"],
		["namespace", NAMESPACE],
		["version", "1.0.0"],
		["description", metadataValue(description)],
		...plan.matches.map((pattern) => ["match", pattern] as const),
		...(plan.grants.length === 0
			? [["grant", "none"] as const]
			: plan.grants.map((grant) => ["grant", grant] as const)),
		...(plan.grants.includes("GM_xmlhttpRequest") ? plan.hosts.map((host) => ["connect", host] as const) : []),
		["run-at", "document-idle"],
		["noframes", ""],
	];
}
