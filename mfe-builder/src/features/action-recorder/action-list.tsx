import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { memo, useEffect, useRef } from "react";
import styles from "./action-list.module.css";
import { actionWords, shortAddress } from "./action-words.ts";
import { en } from "./messages/en.ts";

/** What was recorded, the newest in sight unless somebody looks at another. */
export function ActionList({ actions }: { actions: readonly RecordedAction[] }) {
	const text = useMessages({ en });
	const list = useRef<HTMLOListElement>(null);
	const isAtEnd = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with every action that comes
	useEffect(() => {
		if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
	}, [actions]);
	return (
		<ol
			ref={list}
			className={styles.list}
			aria-label={text.list}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing in it that takes the focus
			tabIndex={0}
			onScroll={({ currentTarget: at }) => {
				isAtEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 8;
			}}
		>
			{actions.map((action) => (
				<Row key={action.id} action={action} />
			))}
		</ol>
	);
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

const Row = memo(function Row({ action }: { action: RecordedAction }) {
	const text = useMessages({ en });
	const { selector, value } = actionWords(action);
	const isHidden = action.type === "type" && action.masked === true;
	return (
		<li className={styles.row}>
			<span className={styles.type}>{action.type}</span>
			<time dateTime={new Date(action.timestamp).toISOString()}>{clock.format(action.timestamp)}</time>
			{selector !== null && (
				<code className={styles.line} title={selector}>
					{selector}
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
		</li>
	);
});
