import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Check, Copy, Download, Play } from "lucide-react";
import type { GeneratedCode } from "../../editor/generated-code.ts";
import { fileNameOf } from "../../files/file-name.ts";
import { saveFile } from "../../files/save-file.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { targetFiles } from "../../flow-output/output-targets.ts";
import styles from "./code-panel.module.css";
import { en } from "./messages/en.ts";
import { useCopied } from "./use-copied.ts";

export interface CodeActionsProps {
	readonly generated: GeneratedCode;
	readonly onTestRun?: () => void;
	readonly isTesting: boolean;
}

/** Copy Code, Download and Test Run. */
export function CodeActions({ generated, onTestRun, isTesting }: CodeActionsProps) {
	const host = useHost();
	const text = useMessages({ en });
	const target = useChosenTarget((state) => state.target);
	const { isCopied, copy } = useCopied();

	function download() {
		const { ending, mediaType } = targetFiles[target];
		saveFile(fileNameOf(generated.from.settings.name, ending, "bookmarklet"), mediaType, generated.code);
		host.notify("success", text.notices.downloaded);
	}

	return (
		<div className={styles.actions}>
			<Button
				icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
				onClick={() => void copy(generated.code, text.notices.copied)}
			>
				{isCopied ? text.copied : text.copy}
			</Button>
			<Button icon={<Download aria-hidden="true" />} onClick={download}>
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
