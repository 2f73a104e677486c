import type { ModerationDecision } from "@scriptorium/hub-data/moderation/report-entry";

export type TriageCommand =
	| { readonly kind: "move"; readonly by: 1 | -1 }
	| { readonly kind: "decide"; readonly decision: ModerationDecision }
	| { readonly kind: "select" }
	| { readonly kind: "mark" }
	| { readonly kind: "undo" };

const COMMANDS: Readonly<Record<string, TriageCommand>> = {
	j: { kind: "move", by: 1 },
	k: { kind: "move", by: -1 },
	x: { kind: "select" },
	m: { kind: "mark" },
	u: { kind: "undo" },
	a: { kind: "decide", decision: "approve" },
	r: { kind: "decide", decision: "remove" },
	d: { kind: "decide", decision: "dismiss" },
	f: { kind: "decide", decision: "rule_at_fault" },
	c: { kind: "decide", decision: "confirm_rating" },
};

/** As much of a keyboard event as decides. */
export interface TriagePress {
	readonly key: string;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly altKey: boolean;
	readonly repeat: boolean;
	/** The key goes into a field. */
	readonly isTyping: boolean;
}

/** What a key press in the screen means; null for nothing. Only moving repeats while the key is held. */
export function triageCommand(press: TriagePress): TriageCommand | null {
	if (press.isTyping || press.ctrlKey || press.metaKey || press.altKey) return null;
	const command = COMMANDS[press.key.toLowerCase()] ?? null;
	return press.repeat && command?.kind !== "move" ? null : command;
}

/** Whether keys that are pressed in this element are text or choose an option. */
export function isField(target: EventTarget): boolean {
	return (
		target instanceof Element &&
		target.closest("textarea, select, [contenteditable], [role='combobox'], input:not([type='checkbox'])") !== null
	);
}
