import { type ExportPart, exportOwnData } from "@scriptorium/hub-data/profiles/export-own-data";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import styles from "./account-page.module.css";
import { en } from "./messages/en.ts";
import { Section } from "./section.tsx";

/** Everything that the hub keeps about the person, as one JSON file. */
export function ExportSection() {
	const { export: texts } = useMessages({ en });
	const { formattingLocale } = useLocale();
	const { client, notify } = useHost();
	const [progress, setProgress] = useState<{ readonly part: ExportPart; readonly rows: number } | null>(null);
	const running = useRef<AbortController | null>(null);
	useEffect(() => () => running.current?.abort(), []);

	async function start(): Promise<void> {
		const cancel = new AbortController();
		running.current = cancel;
		setProgress({ part: "account", rows: 0 });
		const collected = await exportOwnData(client, (part, rows) => setProgress({ part, rows }), cancel.signal);
		if (cancel.signal.aborted) return;
		setProgress(null);
		if (!collected.ok) return notify("error", texts.failed, { description: collected.error.message });
		download(
			new Blob([...collected.value], { type: "application/json" }),
			texts.fileName(new Date().toISOString().slice(0, 10)),
		);
		notify("success", texts.done);
	}

	return (
		<Section heading={texts.heading} text={texts.text}>
			<div className={styles.actions}>
				<Button busy={progress !== null} icon={<Download aria-hidden="true" />} onClick={() => void start()}>
					{texts.start}
				</Button>
				{progress && (
					<Button
						variant="quiet"
						onClick={() => {
							running.current?.abort();
							setProgress(null);
						}}
					>
						{texts.cancel}
					</Button>
				)}
			</div>
			<p role="status" className={styles.text}>
				{progress && texts.progress(progress.part, new Intl.NumberFormat(formattingLocale).format(progress.rows))}
			</p>
		</Section>
	);
}

function download(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	// The browser reads the file after the click has returned.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
