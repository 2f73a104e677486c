import { useHost } from "@scriptorium/remote-kit/host";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Check, Copy, FileCode, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { userScriptUrl } from "../../script-links/script-addresses.ts";
import styles from "./code-section.module.css";
import { en } from "./messages/en.ts";

/** How long a copy button says so (spec 01 § 9). */
const SHOWN_MS = 2000;

/** True for two seconds after the returned function was called; calling it again starts anew. */
function useCopiedFlag(): readonly [boolean, () => void] {
	const [copies, setCopies] = useState(0);
	const [shown, setShown] = useState(false);
	useEffect(() => {
		if (copies === 0) return;
		setShown(true);
		const timer = setTimeout(() => setShown(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [copies]);
	return [shown, () => setCopies((before) => before + 1)];
}

export interface ReadableScript {
	readonly id: string;
	readonly slug: string;
	readonly title: string;
	readonly code: string;
	readonly versionId: string | null;
	readonly riskLevel: RiskLevel;
}

export interface CodeActionsProps {
	script: ReadableScript;
	/** The version is High Risk and the user has not agreed: neither its file nor its text is handed out. */
	blocked: boolean;
	onCopied: () => void;
	/** Null while, and where, there is only plain text: the browser's own search finds everything in it. */
	onSearch: (() => void) | null;
}

export function CodeActions({ script, blocked, onCopied, onSearch }: CodeActionsProps) {
	const text = useMessages({ en });
	const host = useHost();
	const [copied, flagCopied] = useCopiedFlag();

	async function copy() {
		try {
			await navigator.clipboard.writeText(script.code);
		} catch {
			host.notify("error", text.copyFailed);
			return;
		}
		flagCopied();
		host.notify("success", text.copiedNotice);
		onCopied();
	}

	return (
		<div className={styles.actions}>
			<Button
				variant="quiet"
				size="small"
				icon={<Search aria-hidden="true" />}
				aria-label={text.searchName(script.title)}
				className={onSearch ? "" : styles.later}
				onClick={() => onSearch?.()}
			>
				{text.search}
			</Button>
			{blocked ? (
				<Button variant="quiet" size="small" disabled icon={<FileCode aria-hidden="true" />}>
					{text.raw}
				</Button>
			) : (
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
			)}
			<Button
				size="small"
				className={styles.copy}
				disabled={blocked}
				icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
				aria-label={copied ? text.copied : text.copyName(script.title)}
				onClick={() => void copy()}
			>
				{copied ? text.copied : text.copy}
			</Button>
		</div>
	);
}
