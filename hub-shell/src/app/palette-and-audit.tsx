import { laterOverlay } from "@scriptorium/ui-kit/later-part";
import { useState } from "react";
import type { AuditPanelProps } from "../features/accessibility-showcase/audit/audit-panel.tsx";
import type { CommandEffect } from "../features/command-palette/commands.ts";
import { PaletteDialog, type PaletteDialogProps } from "../features/command-palette/palette-dialog.tsx";

const AuditPanel = laterOverlay<AuditPanelProps>(
	async () => (await import("../features/accessibility-showcase/audit/audit-panel.tsx")).AuditPanel,
);

/** What the palette asks of the page around it. */
export type PageEffect = Exclude<CommandEffect, { readonly kind: "audit" }>;

export interface PaletteAndAuditProps extends Omit<PaletteDialogProps, "onCommand"> {
	onCommand: (effect: PageEffect) => void;
}

/**
 * The palette, and the audit of the page that it starts. The audit's panel is a part of the palette's code, so that a page whose
 * visitor opens no palette loads nothing of it.
 */
export function PaletteAndAudit({ onCommand, ...palette }: PaletteAndAuditProps) {
	const [isAuditOpen, setAuditOpen] = useState(false);
	const [run, setRun] = useState(0);

	function audit(): void {
		setRun((number) => number + 1);
		setAuditOpen(true);
	}

	return (
		<>
			<PaletteDialog
				{...palette}
				onCommand={(effect) => {
					if (effect.kind === "audit") audit();
					else onCommand(effect);
				}}
			/>
			<AuditPanel open={isAuditOpen} onOpenChange={setAuditOpen} run={run} onAgain={audit} />
		</>
	);
}
