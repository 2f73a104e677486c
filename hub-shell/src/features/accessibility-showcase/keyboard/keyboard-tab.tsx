import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { catalog } from "../messages/catalog.ts";
import styles from "../showcase.module.css";
import { ColorList } from "./color-list.tsx";
import { type DemoShortcut, demoShortcutOf } from "./demo-shortcut-of.ts";
import { FocusRingDemo } from "./focus-ring-demo.tsx";
import { ShortcutList } from "./shortcut-list.tsx";

/** Shortcuts, the focus ring and a long list, to be tried with the keyboard. */
export function KeyboardTab({ onHelp }: { onHelp: () => void }) {
	const text = useMessages(catalog).keyboard;
	const [tried, setTried] = useState<ReadonlySet<DemoShortcut>>(new Set());

	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const shortcut = demoShortcutOf(event);
			if (shortcut !== null) setTried((known) => new Set([...known, shortcut]));
		};
		// Also the keys that a dialog handles itself.
		document.addEventListener("keydown", listen, { capture: true });
		return () => document.removeEventListener("keydown", listen, { capture: true });
	}, []);

	return (
		<div className={styles.part}>
			<section className={styles.section}>
				<h2>{text.shortcutsHeading}</h2>
				<p>{text.shortcutsLead}</p>
				<ShortcutList tried={tried} />
				<Button onClick={onHelp}>{text.helpButton}</Button>
			</section>
			<FocusRingDemo />
			<section className={styles.section}>
				<h2>{text.listHeading}</h2>
				<p>{text.listLead}</p>
				<ColorList />
			</section>
		</div>
	);
}
