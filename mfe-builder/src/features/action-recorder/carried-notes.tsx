import type { ExportNoteCode } from "@scriptorium/flow/tools/export-note";
import type { ImportNoteCode } from "@scriptorium/flow/tools/import-note";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { X } from "lucide-react";
import { en } from "./messages/en.ts";
import styles from "./recorder-card.module.css";

/** Losses of an export or import, one line each. */
export interface CarriedNotes {
	readonly summary: string;
	readonly lines: readonly { readonly place: string; readonly code: ExportNoteCode | ImportNoteCode }[];
}

export function CarriedNotesList({ notes, onClose }: { notes: CarriedNotes; onClose: () => void }) {
	const text = useMessages({ en }).notes;
	return (
		<div className={styles.notes} role="status">
			<IconButton label={text.close} icon={<X aria-hidden="true" />} onClick={onClose} />
			<p>{notes.summary}</p>
			<ul>
				{notes.lines.map(({ place, code }) => (
					<li key={`${place} ${code}`}>
						{place}: {text.codes[code]}
					</li>
				))}
			</ul>
		</div>
	);
}
