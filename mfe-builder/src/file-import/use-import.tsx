import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type ReactNode, useState } from "react";
import styles from "./import-choice.module.css";
import { en } from "./messages/en.ts";
import type { ImportEntry, ImportFormat, ImportWish, ReadFile } from "./read-import.ts";

/** For file inputs. */
export const IMPORTABLE = ".json,.side,application/json";

/** The readers of all formats, which are loaded with the first file. */
export const loadImportReader = () => import("./read-import.ts");

export interface TakenEntry {
	readonly entry: ImportEntry;
	readonly format: ImportFormat;
	readonly fileName: string;
	/** What was taken: 'Imported 12 actions of a DevTools Recorder user flow'. */
	readonly said: string;
}

export interface ImportOptions {
	readonly wish: ImportWish;
	/** Headline of the notice when a file is refused. */
	readonly failed: string;
	readonly onTaken: (taken: TakenEntry) => void;
}

/**
 * Imports files of all formats that the builder reads.
 * @returns `importFrom`, and `choice`, the dialog that asks which part of a file with several to take
 */
export function useImport({ wish, failed, onTaken }: ImportOptions) {
	const host = useHost();
	const text = useMessages({ en });
	const [several, setSeveral] = useState<(ReadFile & { readonly fileName: string }) | null>(null);

	function take(entry: ImportEntry, format: ImportFormat, fileName: string) {
		setSeveral(null);
		onTaken({ entry, format, fileName, said: text.taken(format, sizeOf(entry)) });
	}
	async function importFrom(file: File): Promise<void> {
		const refuse = (description: string) => host.notify("error", failed, { description });
		const reader = await loadImportReader().catch(() => null);
		if (reader === null) return refuse(text.notLoaded);
		// It can have been deleted or changed since it was chosen.
		const read = await reader.readImport(file, wish).catch((error: unknown) => String(error));
		if (typeof read === "string") return refuse(read);
		if (!read.ok) {
			return refuse(read.error.code === "NOT_VALID" ? read.error.message : text.refusals[read.error.code]);
		}
		const { format, entries } = read.value;
		const [first, ...others] = entries;
		if (first === undefined) return;
		if (others.length === 0) take(first, format, file.name);
		else setSeveral({ ...read.value, fileName: file.name });
	}
	const choice: ReactNode = several && (
		<Dialog
			open
			onOpenChange={() => setSeveral(null)}
			title={text.choose.title}
			closeLabel={text.choose.close}
			size="small"
		>
			<ul className={styles.choices}>
				{several.entries.map((entry, at) => (
					<li key={`${at} ${entry.title}`}>
						<Button onClick={() => take(entry, several.format, several.fileName)}>
							{text.choose.entry(entry.title, sizeOf(entry))}
						</Button>
					</li>
				))}
			</ul>
		</Dialog>
	);
	return { importFrom, choice };
}

const sizeOf = (entry: ImportEntry): number => (entry.kind === "flow" ? entry.flow.nodes.length : entry.actions.length);
