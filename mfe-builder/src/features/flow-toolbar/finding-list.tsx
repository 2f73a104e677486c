import type { ValidationItem } from "@scriptorium/flow/validate/validation-result";
import { Button } from "@scriptorium/ui-kit/button";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFindingListState } from "../../editor/finding-list-state.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useStepRequest } from "../../editor/step-request.ts";
import styles from "./flow-toolbar.module.css";
import { en } from "./messages/en.ts";

/** A flow of thousands of steps can have as many findings: they are listed by the hundred. */
const MAX_LISTED = 100;

/** Errors, warnings and notes; choosing one leads to its step. */
export function FindingList() {
	const text = useMessages({ en }).findings;
	const { errors, warnings } = useFlowStore((state) => state.validation);
	const { wantsFocus, focusTaken, close } = useFindingListState();
	const [limit, setLimit] = useState(MAX_LISTED);
	const list = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!wantsFocus) return;
		focusTaken();
		(entriesOf(list.current)[0] ?? list.current)?.focus();
	}, [wantsFocus, focusTaken]);
	// Another flow has other findings; whoever opens it has not asked for them.
	const openings = useFlowStore((state) => state.openings);
	const [listed] = useState(openings);
	useEffect(() => {
		if (openings !== listed) close();
	}, [openings, listed, close]);
	function closeAndReturn() {
		// The badges that open it again, in the toolbar before it.
		list.current?.previousElementSibling?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
		close();
	}
	const isNote = ({ severity }: ValidationItem) => severity === "info";
	const serious = warnings.filter((item) => !isNote(item));
	const notes = warnings.filter(isNote);
	const all = [...errors, ...serious, ...notes];
	const rest = all.length - limit;
	if (all.length === 0) return null;
	return (
		<section
			ref={list}
			className={styles.findings}
			aria-label={text.heading}
			tabIndex={-1}
			onKeyDown={(event) => handleKey(event, closeAndReturn)}
		>
			<header className={styles.head}>
				<p>{text.sum(errors.length, serious.length, notes.length)}</p>
				<IconButton label={text.close} icon={<X aria-hidden="true" />} onClick={closeAndReturn} />
			</header>
			<ul>
				{all.slice(0, limit).map((item, index) => (
					<li key={`${item.type} ${item.nodeId} ${index}`}>
						<span className={styles.severity} data-severity={item.severity}>
							{text.severity[item.severity]}
						</span>
						<Finding item={item} />
					</li>
				))}
			</ul>
			{rest > 0 && (
				<Button size="small" onClick={() => setLimit(limit + MAX_LISTED)}>
					{text.more(rest)}
				</Button>
			)}
		</section>
	);
}

function Finding({ item: { nodeId, message } }: { readonly item: ValidationItem }) {
	const text = useMessages({ en }).findings;
	const requestStep = useStepRequest((state) => state.requestStep);
	if (nodeId === null) return <span>{message}</span>;
	return (
		<button
			type="button"
			className={styles.finding}
			aria-label={text.select(message)}
			data-finding=""
			onClick={() => requestStep(nodeId)}
		>
			{message}
		</button>
	);
}

const entriesOf = (list: HTMLElement | null): readonly HTMLElement[] => [
	...(list?.querySelectorAll<HTMLElement>("[data-finding]") ?? []),
];

/** Up and Down go from entry to entry, as Tab does; Escape closes the list. */
function handleKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
	const entries = entriesOf(event.currentTarget);
	const at = entries.findIndex((entry) => entry.contains(event.target as Node));
	const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
	if (event.key === "Escape") close();
	else if (to !== undefined && at >= 0) entries[Math.max(0, Math.min(to, entries.length - 1))]?.focus();
	else return;
	event.preventDefault();
}
