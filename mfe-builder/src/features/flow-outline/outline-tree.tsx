import { useMessages } from "@scriptorium/ui-kit/locale";
import { useIsFrom } from "@scriptorium/ui-kit/use-is-from";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import type { OutlineRow } from "../../editor/flow-outline.ts";
import { useStepRequest } from "../../editor/step-request.ts";
import styles from "./flow-outline.module.css";
import { en } from "./messages/en.ts";
import { OutlineRowView } from "./outline-row.tsx";
import type { OutlineCommands } from "./use-outline-commands.ts";

/** Pixels; also in the style sheet. */
const ROW_HEIGHT = 52;
/** Rows that Page Up and Page Down pass (spec 03 § 9). */
const PAGE = 10;

export interface OutlineTreeProps {
	readonly ref: Ref<HTMLDivElement>;
	readonly rows: readonly OutlineRow[];
	readonly active: OutlineRow | null;
	readonly onActivate: (row: OutlineRow) => void;
	readonly commands: OutlineCommands;
}

/** The rows, of which only those that can be seen are in the page. The tree has the focus; `aria-activedescendant` names the row. */
export function OutlineTree({ ref, rows, active, onActivate, commands }: OutlineTreeProps) {
	const text = useMessages({ en });
	const tree = useRef<HTMLDivElement>(null);
	useImperativeHandle(ref, () => tree.current as HTMLDivElement, []);
	const id = useId();
	const at = active === null ? -1 : rows.indexOf(active);
	const virtualizer = useVirtualizer({
		count: rows.length,
		getScrollElement: () => tree.current,
		estimateSize: () => ROW_HEIGHT,
		getItemKey: (index) => rows[index]?.key ?? index,
		overscan: 6,
		// The active row is always there: assistive technology has to find it.
		rangeExtractor: (range) => {
			const shown = defaultRangeExtractor(range);
			return at < 0 || shown.includes(at) ? shown : [...shown, at].sort((one, other) => one - other);
		},
	});
	useEffect(() => {
		if (at >= 0) virtualizer.scrollToIndex(at, { align: "auto" });
	}, [at, virtualizer]);

	const { requested, take } = useStepRequest();
	const isWide = useIsFrom("md");
	useEffect(() => {
		// The canvas shows it on wide screens.
		if (requested === null || isWide !== false) return;
		take();
		tree.current?.scrollIntoView({ block: "nearest" });
		tree.current?.focus({ preventScroll: true });
	}, [requested, isWide, take]);

	const rowId = (row: OutlineRow) => `${id}-${encodeURIComponent(row.key)}`;
	const onKeyDown = (event: KeyboardEvent) => {
		if (active === null || !handleKey(event, { rows, active, at, onActivate, commands })) return;
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<>
			<div
				ref={tree}
				role="tree"
				aria-label={text.tree}
				aria-describedby={`${id}-keys`}
				aria-activedescendant={active === null ? undefined : rowId(active)}
				tabIndex={0}
				className={styles.tree}
				onKeyDown={onKeyDown}
			>
				<div className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }} role="presentation">
					{virtualizer.getVirtualItems().map(({ index, start }) => {
						const row = rows[index];
						if (row === undefined) return null;
						return (
							<OutlineRowView
								key={row.key}
								id={rowId(row)}
								row={row}
								top={start}
								isActive={row === active}
								onActivate={onActivate}
								onConfigure={commands.configure}
							/>
						);
					})}
				</div>
			</div>
			<VisuallyHidden id={`${id}-keys`}>{text.keys}</VisuallyHidden>
		</>
	);
}

interface KeyContext extends Pick<OutlineTreeProps, "rows" | "onActivate" | "commands"> {
	readonly active: OutlineRow;
	readonly at: number;
}

/** Keys of the tree pattern, and those of the commands. False: not a key of the outline. */
function handleKey(event: KeyboardEvent, { rows, active, at, onActivate, commands }: KeyContext): boolean {
	const { key, altKey } = event;
	const isCommand = event.ctrlKey || event.metaKey;
	if (isCommand && key.toLowerCase() === "d") {
		commands.duplicate(active);
		return true;
	}
	if (isCommand) return false;
	if (altKey) {
		if (key === "ArrowUp") commands.moveUp(active);
		else if (key === "ArrowDown") commands.moveDown(active);
		else return false;
		return true;
	}
	const target = rowFor(key, rows, at);
	if (target !== undefined) {
		onActivate(target);
		return true;
	}
	if (key === "Enter" || key === "F2") (active.kind === "branch" ? commands.add : commands.configure)(active);
	else if (key === "Insert") commands.add(active);
	else if (key === "Delete" || key === "Backspace") commands.remove(active);
	else return ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " "].includes(key);
	return true;
}

function rowFor(key: string, rows: readonly OutlineRow[], at: number): OutlineRow | undefined {
	const level = rows[at]?.level ?? 1;
	switch (key) {
		case "ArrowDown":
			return rows[at + 1];
		case "ArrowUp":
			return rows[at - 1];
		case "Home":
			return rows[0];
		case "End":
			return rows.at(-1);
		case "PageDown":
			return rows[Math.min(rows.length - 1, at + PAGE)];
		case "PageUp":
			return rows[Math.max(0, at - PAGE)];
		// Rows are always open: to the first row below, and to the row above.
		case "ArrowRight":
			return (rows[at + 1]?.level ?? 0) > level ? rows[at + 1] : undefined;
		case "ArrowLeft":
			return rows.slice(0, at).findLast((row) => row.level < level);
		default:
			return undefined;
	}
}
