import type { CollectedScript } from "@scriptorium/hub-data/collections/collection";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { Check, CircleAlert, FileCode, ShieldAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { en } from "../messages/en.ts";
import styles from "./install-all.module.css";
import type { InstallOutcome } from "./install-run.ts";

export interface InstallWayProps {
	script: CollectedScript;
	place: RowPlace;
	fileUrl: string;
	/** Null until it was tried. */
	outcome: InstallOutcome | null;
	onFileOpened: () => void;
}

/** One script of the run: how to install it, its file, and the result. */
export function InstallWay({ script, place, fileUrl, outcome, onFileOpened }: InstallWayProps) {
	const text = useMessages({ en }).install;
	return (
		<li {...place} className={styles.script}>
			<strong dir="auto">{script.title}</strong>
			<span className={styles.way}>{text.ways[script.kind]}</span>
			{outcome && (
				<span className={styles.outcome} data-outcome={outcome}>
					{outcome === "opened" ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
					{text.outcomes[outcome]}
				</span>
			)}
			{script.risk_level === "red" ? (
				<Link to={`/bookmarklet/${script.id}`}>
					<ShieldAlert aria-hidden="true" />
					{text.dangerous}
				</Link>
			) : (
				<a
					href={fileUrl}
					target="_blank"
					rel="noopener"
					aria-label={text.fileName(script.title)}
					onClick={onFileOpened}
				>
					<FileCode aria-hidden="true" />
					{text.file}
				</a>
			)}
		</li>
	);
}
