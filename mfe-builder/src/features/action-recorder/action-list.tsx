import { describeSelector } from "@scriptorium/flow/recording/describe-selector";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import styles from "./action-list.module.css";
import { actionWords, shortAddress } from "./action-words.ts";
import { type HideAction, HideButton, HideDialog } from "./hide-value.tsx";
import { en } from "./messages/en.ts";

export interface ActionListProps {
	readonly actions: readonly RecordedAction[];
	readonly onHide: HideAction;
}

/** The recorded actions; scrolls to the newest unless the person has scrolled up. */
export function ActionList({ actions, onHide }: ActionListProps) {
	const text = useMessages({ en });
	const list = useRef<HTMLOListElement>(null);
	const isAtEnd = useRef(true);
	/** The action whose button the tab key leads to: a thousand stops would be no way through a page. */
	const [reached, setReached] = useState(0);
	const hide = useRef(onHide);
	hide.current = onHide;
	const [onHideAny] = useState((): HideAction => (actionId, part) => hide.current(actionId, part));
	const [asked, setAsked] = useState<RecordedAction | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with every action that comes
	useEffect(() => {
		if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
	}, [actions]);
	return (
		<>
			<ol
				ref={list}
				className={styles.list}
				aria-label={text.list}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also when no action has a value to hide
				tabIndex={0}
				onKeyDown={moveFocus}
				onScroll={({ currentTarget: at }) => {
					isAtEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 8;
				}}
			>
				{actions.map((action, at) => (
					<Row
						key={action.id}
						action={action}
						number={at + 1}
						isReached={at === reached}
						onHide={onHideAny}
						onReach={setReached}
						onAsk={setAsked}
					/>
				))}
			</ol>
			{asked !== null && <HideDialog action={asked} onHide={onHideAny} onClose={() => setAsked(null)} />}
		</>
	);
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** Arrow keys lead from the button of one action to that of the next. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
	const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-hide]")];
	const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
	const steps: Readonly<Record<string, number>> = {
		ArrowDown: at + 1,
		ArrowUp: at - 1,
		Home: 0,
		End: buttons.length - 1,
	};
	const next = at < 0 ? undefined : buttons[steps[event.key] ?? -1];
	if (next === undefined) return;
	event.preventDefault();
	next.focus();
}

interface RowProps {
	readonly action: RecordedAction;
	readonly number: number;
	readonly isReached: boolean;
	readonly onHide: HideAction;
	readonly onAsk: (action: RecordedAction) => void;
	readonly onReach: (at: number) => void;
}

const Row = memo(function Row({ action, number, isReached, onHide, onAsk, onReach }: RowProps) {
	const text = useMessages({ en });
	const { selector, value } = actionWords(action);
	const isHidden = (action.type === "type" || action.type === "select") && action.masked === true;
	return (
		<li className={styles.row} onFocus={() => onReach(number - 1)}>
			<span className={styles.type}>{action.type}</span>
			<time dateTime={new Date(action.timestamp).toISOString()}>{clock.format(action.timestamp)}</time>
			{selector !== null && (
				<code className={styles.line} title={selector}>
					{describeSelector(selector)}
				</code>
			)}
			{(isHidden || value !== null) && (
				<span className={styles.line} title={value ?? undefined}>
					{isHidden ? text.hidden : value}
				</span>
			)}
			<span className={styles.address} title={action.url}>
				{shortAddress(action.url)}
			</span>
			<HideButton action={action} number={number} isReached={isReached} onHide={onHide} onAsk={onAsk} />
		</li>
	);
});
