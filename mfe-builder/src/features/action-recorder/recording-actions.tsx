import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem } from "@scriptorium/ui-kit/menu";
import { CloudUpload, Download, Upload, Workflow } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { IMPORTABLE } from "../../file-import/use-import.tsx";
import { type ExportFormatId, exportFormatIds } from "./export-formats.ts";
import { en } from "./messages/en.ts";
import styles from "./recorder-card.module.css";

export interface RecordingActionsProps {
	/** There are actions, and none will come any more. */
	readonly isComplete: boolean;
	readonly onConvert: () => void;
	readonly onSave: () => void;
	readonly onExport: (format: ExportFormatId) => void;
	readonly onImport: (file: File) => void;
}

/** The buttons for a recording: convert, save, export, import. */
export function RecordingActions({ isComplete, onConvert, onSave, onExport, onImport }: RecordingActionsProps) {
	const text = useMessages({ en });
	const input = useRef<HTMLInputElement>(null);
	function chosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const file = currentTarget.files?.[0];
		// The same file can be chosen again.
		currentTarget.value = "";
		if (file) onImport(file);
	}
	return (
		<div className={styles.actions}>
			<Button variant={isComplete ? "primary" : "secondary"} icon={<Workflow aria-hidden="true" />} onClick={onConvert}>
				{text.convert}
			</Button>
			<Button icon={<CloudUpload aria-hidden="true" />} onClick={onSave}>
				{text.save}
			</Button>
			<Menu
				label={text.exportMenu}
				align="start"
				trigger={
					<Button
						variant="quiet"
						disabled={!isComplete}
						icon={<Download aria-hidden="true" />}
						aria-label={text.exportName}
					>
						{text.exportFile}
					</Button>
				}
			>
				{exportFormatIds.map((format) => (
					<MenuItem key={format} onSelect={() => onExport(format)}>
						{text.formats[format]}
					</MenuItem>
				))}
			</Menu>
			<Button
				variant="quiet"
				icon={<Upload aria-hidden="true" />}
				aria-label={text.importName}
				onClick={() => input.current?.click()}
			>
				{text.importFile}
			</Button>
			<input ref={input} type="file" accept={IMPORTABLE} aria-label={text.importName} hidden onChange={chosen} />
		</div>
	);
}
