import { Kbd } from "@scriptorium/ui-kit/kbd";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { CircleCheck, CircleDashed } from "lucide-react";
import { catalog } from "../messages/catalog.ts";
import type { DemoShortcut } from "./demo-shortcut-of.ts";
import styles from "./keyboard.module.css";

const ROWS = [
	{ shortcut: "help", text: "openHelp", keys: ["Alt", "/"] },
	{ shortcut: "palette", text: "openPalette", keys: ["Ctrl", "K"] },
	{ shortcut: "close", text: "closeDialog", keys: ["Esc"] },
] as const;

/** The demonstrated shortcuts; with `tried`, whether each was pressed. */
export function ShortcutList({ tried }: { tried?: ReadonlySet<DemoShortcut> }) {
	const { help, keyboard } = useMessages(catalog);
	return (
		<dl className={styles.shortcuts}>
			{ROWS.map(({ shortcut, text, keys }) => (
				<div key={shortcut} className={styles.shortcut}>
					<dt>{help[text]}</dt>
					<dd className={styles.keys}>
						{keys.map((key) => (
							<Kbd key={key}>{key === "Ctrl" ? help.control : key}</Kbd>
						))}
						{tried && (
							<span className={styles.tried}>
								{tried.has(shortcut) ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
								{tried.has(shortcut) ? keyboard.tried : keyboard.notTried}
							</span>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
