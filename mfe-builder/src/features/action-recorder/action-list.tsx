import { describeSelector } from "@scriptorium/flow/recording/describe-selector";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { actionContents } from "@scriptorium/flow/steps/step-definitions";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { memo, useRef, useState } from "react";
import styles from "./action-list.module.css";
import { type HideAction, HideButton, HideDialog } from "./hide-value.tsx";
import { en } from "./messages/en.ts";
import { shortAddress } from "./short-address.ts";

/** Pixels of a row with selector, value and address. */
const ROW_HEIGHT = 90;

export interface ActionListProps {
	readonly actions: readonly RecordedAction[];
	readonly onHide: HideAction;
}

/** The recorded actions; scrolls to the newest unless the person has scrolled up. */
export function ActionList({ actions, onHide }: ActionListProps) {
	const text = useMessages({ en });
	const hide = useRef(onHide);
	hide.current = onHide;
	const [onHideAny] = useState((): HideAction => (actionId, part) => hide.current(actionId, part));
	const [asked, setAsked] = useState<RecordedAction | null>(null);
	return (
		<>
			<VirtualList
				items={actions}
				keyOf={({ id }) => id}
				rowHeight={ROW_HEIGHT}
				label={text.list}
				className={styles.list}
				isOrdered
				followsEnd
				// The tab key leads to one row: a thousand stops would be no way through a page.
				hasKeys
			>
				{(action, place, at) => (
					<Row action={action} number={at + 1} place={place} onHide={onHideAny} onAsk={setAsked} />
				)}
			</VirtualList>
			{asked !== null && <HideDialog action={asked} onHide={onHideAny} onClose={() => setAsked(null)} />}
		</>
	);
}

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

interface RowProps {
	readonly action: RecordedAction;
	readonly number: number;
	readonly place: RowPlace;
	readonly onHide: HideAction;
	readonly onAsk: (action: RecordedAction) => void;
}

const Row = memo(function Row({ action, number, place, onHide, onAsk }: RowProps) {
	const text = useMessages({ en });
	const { selector, value } = actionContents[action.type].shown(action);
	const isHidden = (action.type === "type" || action.type === "select") && action.masked === true;
	return (
		<li {...place} className={styles.row}>
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
			<HideButton action={action} number={number} isReached={place.tabIndex === 0} onHide={onHide} onAsk={onAsk} />
		</li>
	);
});
