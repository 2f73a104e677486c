import { useExtensionStatus } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import styles from "../copilot-notes.module.css";
import { en } from "../messages/en.ts";
import { selectorOf } from "../page-outline/selector.ts";
import { useOutline } from "../page-outline/use-outline.ts";

export interface PickElementProps {
	/** @param site host name of the page, where it has one */
	onPicked: (selector: string, site: string) => void;
}

/** Lets the person point at the element, where the extension is connected. */
export function PickElement({ onPicked }: PickElementProps) {
	const { questions: text, page } = useMessages({ en });
	const { state } = useExtensionStatus();
	const outline = useOutline("element");
	if (state !== "connected") {
		return (
			<p className={styles.quiet}>
				{text.withoutExtension} <Link to="/extension">{page.getExtension}</Link>
			</p>
		);
	}

	async function pick() {
		const shared = await outline.ask();
		const [element] = shared?.elements ?? [];
		if (!shared || !element) return;
		const selector = selectorOf(element);
		if (selector === null) outline.setProblem(text.withoutSelector);
		else onPicked(selector, new URL(shared.url).hostname);
	}

	return (
		<span className={styles.choices}>
			<Button size="small" onClick={() => (outline.isAsking ? outline.cancel() : void pick())}>
				{outline.isAsking ? text.cancelPicking : text.pick}
			</Button>
			<span role="status" className={styles.quiet}>
				{outline.problem}
			</span>
		</span>
	);
}
