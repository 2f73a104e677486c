import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Check, Copy, FileCode } from "lucide-react";
import { useHost } from "../../host/host-context.tsx";
import { userScriptUrl } from "../../script-links/script-addresses.ts";
import { codeOf } from "../../script-source/code-of.ts";
import styles from "./code-section.module.css";
import { en } from "./messages/en.ts";
import { permissionLines } from "./permission-lines.ts";
import { useCopiedFlag } from "./use-copied-flag.ts";

export function CodeSection({ script, onCopied }: { script: ScriptDetails; onCopied: () => void }) {
	const text = useMessages({ en }).code;
	const host = useHost();
	const [copied, flagCopied] = useCopiedFlag();
	const code = codeOf(script.code);
	const marked = permissionLines(code);

	async function copy() {
		try {
			await navigator.clipboard.writeText(code);
		} catch {
			host.notify("error", text.copyFailed);
			return;
		}
		flagCopied();
		host.notify("success", text.copiedNotice);
		onCopied();
	}

	return (
		<section className={styles.section} aria-labelledby="script-code">
			<header className={styles.header}>
				<h2 id="script-code" className={styles.heading}>
					{text.heading} <span className={styles.lines}>{text.lines(code.split("\n").length)}</span>
				</h2>
				<div className={styles.actions}>
					<a
						href={userScriptUrl(host.addresses.hub, script)}
						target="_blank"
						rel="noopener"
						className={buttonClass({ variant: "quiet", size: "small" })}
						aria-label={text.rawName(script.title)}
					>
						<FileCode aria-hidden="true" />
						{text.raw}
					</a>
					<Button
						size="small"
						className={styles.copy}
						icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
						aria-label={copied ? text.copied : text.copyName(script.title)}
						onClick={() => void copy()}
					>
						{copied ? text.copied : text.copy}
					</Button>
				</div>
			</header>
			{marked.size > 0 && <p className={styles.lines}>{text.marked}</p>}
			<CodeBlock code={code} label={text.region(script.title)} markedLines={marked} className={styles.code ?? ""} />
		</section>
	);
}
