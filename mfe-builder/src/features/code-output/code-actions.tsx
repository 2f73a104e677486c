import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Check, Copy, Download, Play } from "lucide-react";
import { useState } from "react";
import { fileNameOf } from "../../files/file-name.ts";
import { saveFile } from "../../files/save-file.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { targetFiles } from "../../flow-output/output-targets.ts";
import { useCurrentCode } from "../../flow-output/use-generate-code.ts";
import styles from "./code-panel.module.css";
import { en } from "./messages/en.ts";
import { useCopied } from "./use-copied.ts";

export interface CodeActionsProps {
	readonly onTestRun?: () => void;
	readonly isTesting: boolean;
}

/** Copy Code, Download and Test Run. */
export function CodeActions({ onTestRun, isTesting }: CodeActionsProps) {
	const host = useHost();
	const text = useMessages({ en });
	const currentCode = useCurrentCode();
	const { isCopied, isCopying, copy } = useCopied();
	const [isDownloading, setDownloading] = useState(false);

	async function download() {
		setDownloading(true);
		const current = await currentCode();
		setDownloading(false);
		if (current === null) {
			host.notify("error", text.notices.notDownloaded, { description: text.notices.noCode });
			return;
		}
		const { ending, mediaType } = targetFiles[useChosenTarget.getState().target];
		saveFile(fileNameOf(current.from.settings.name, ending, "bookmarklet"), mediaType, current.code);
		host.notify("success", text.notices.downloaded);
	}

	return (
		<div className={styles.actions}>
			<Button
				icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
				busy={isCopying}
				onClick={() => void copy(async () => (await currentCode())?.code ?? null, text.notices.copied)}
			>
				{isCopied ? text.copied : text.copy}
			</Button>
			<Button icon={<Download aria-hidden="true" />} busy={isDownloading} onClick={() => void download()}>
				{text.download}
			</Button>
			{onTestRun && (
				<Button variant="primary" busy={isTesting} icon={<Play aria-hidden="true" />} onClick={onTestRun}>
					{isTesting ? text.testing : text.testRun}
				</Button>
			)}
		</div>
	);
}
