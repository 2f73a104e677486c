import { removeScript, setScriptEnabled } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { UpdateOutcome } from "@scriptorium/shared-protocol/extension-internal/check-update";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Badge } from "@scriptorium/ui-kit/badge";
import { buttonClass } from "@scriptorium/ui-kit/button";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { plural, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { Switch } from "@scriptorium/ui-kit/switch";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { GripVertical, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en as shared } from "../../../ui/messages/en.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { hrefOf } from "../domain/dashboard-route.ts";
import type { Step } from "../domain/move-script.ts";
import { en } from "../messages/en.ts";
import { MissingRequires } from "./missing-requires.tsx";
import { RowMenu } from "./row-menu.tsx";
import listStyles from "./script-list.module.css";
import styles from "./script-row.module.css";

export interface ScriptRowProps {
	readonly ports: PagePorts;
	readonly script: ScriptSummary;
	readonly place: RowPlace;
	/** Of the last check for updates in this page. */
	readonly outcome: UpdateOutcome | null;
	readonly selected: boolean;
	/** A check for updates is under way. */
	readonly busy: boolean;
	readonly isDragged: boolean;
	/** At which edge of this row the dragged one would be put; null: not here. */
	readonly drop: "before" | "after" | null;
	/** The row's handle was pressed; null where the list is not in the user's order. */
	readonly onGrip: (() => void) | null;
	readonly onStep: (step: Step) => void;
	readonly onSelect: (selected: boolean) => void;
	readonly onCheck: () => void;
	readonly onChanged: () => Promise<void>;
	readonly onRemoved: () => Promise<void>;
}

const MAX_PATTERNS = 2;
const STEPS: Readonly<Record<string, Step>> = { ArrowUp: "up", ArrowDown: "down", Home: "top", End: "bottom" };

/** One script of the list, with its switch. Everything else about it is on its own page. */
export function ScriptRow(props: ScriptRowProps) {
	const { ports, script, place, outcome, selected, busy, onSelect, onCheck, ...on } = props;
	const texts = useMessages({ en });
	const [failed, setFailed] = useState(false);
	const { id, name } = script;
	const toggle = async (enabled: boolean): Promise<void> => {
		const answer = await ports.client.request(setScriptEnabled, { id, enabled }, requestOptions);
		setFailed(!answer.ok);
		await on.onChanged();
	};
	const remove = async (): Promise<void> => {
		const answer = await ports.client.request(removeScript, { id }, requestOptions);
		setFailed(!answer.ok);
		if (answer.ok) await on.onRemoved();
	};
	const check = (): void => {
		if (!busy) onCheck();
	};
	const edit = hrefOf({ view: "script", id, tab: "code" });
	return (
		<li
			{...place}
			className={styles.row}
			data-off={!script.enabled || undefined}
			data-dragged={props.isDragged || undefined}
			data-drop={props.drop ?? undefined}
		>
			<label className={listStyles.box}>
				<input
					type="checkbox"
					aria-label={texts.list.select(name)}
					checked={selected}
					onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
				/>
			</label>
			{on.onGrip !== null && <Grip name={name} onGrip={on.onGrip} onStep={on.onStep} />}
			<div className={styles.words}>
				<div className={styles.head}>
					<h2 className={styles.name}>
						<a href={edit}>{name}</a>
					</h2>
					<span className={styles.version}>{texts.version(script.version)}</span>
					<RiskBadge level={script.rating?.level ?? "unrated"} label={texts.risk[script.rating?.level ?? "unrated"]} />
					{script.edited && <Badge>{texts.list.edited}</Badge>}
					{script.hasOwnRules && <Badge>{texts.list.ownRules}</Badge>}
					{script.offSites.length > 0 && <Badge>{texts.list.offSites(script.offSites.length)}</Badge>}
					{script.runsNowhere && <Badge tone="gold">{texts.list.runsNowhere}</Badge>}
				</div>
				<Facts script={script} />
				{script.lastError !== null && (
					<p className={styles.lastError} title={script.lastError}>
						{texts.list.lastError(script.lastError)}
					</p>
				)}
				{script.missingRequires.length > 0 && <MissingRequires ports={ports} script={script} onLoaded={on.onChanged} />}
				{failed && <p role="alert">{texts.changeFailed}</p>}
				<UpdateNote script={script} outcome={outcome} />
			</div>
			<div className={styles.actions}>
				<Switch
					label={
						<VisuallyHidden>
							{texts.list.run} {name}
						</VisuallyHidden>
					}
					checked={script.enabled}
					onCheckedChange={(enabled) => void toggle(enabled)}
				/>
				<span className={styles.buttons}>
					<a className={styles.edit} href={edit} aria-label={texts.list.edit(name)} title={texts.list.edit(name)}>
						<Pencil aria-hidden="true" />
					</a>
					<IconButton
						label={texts.list.check(name)}
						icon={<RefreshCw aria-hidden="true" />}
						aria-disabled={busy}
						onClick={check}
					/>
					<IconButton
						label={texts.list.removeNamed(name)}
						icon={<Trash2 aria-hidden="true" />}
						onClick={() => void remove()}
					/>
				</span>
				<RowMenu
					name={name}
					editHref={edit}
					onCheck={check}
					onStep={on.onGrip === null ? null : on.onStep}
					onRemove={() => void remove()}
				/>
			</div>
		</li>
	);
}

interface GripProps {
	readonly name: string;
	readonly onGrip: () => void;
	readonly onStep: (step: Step) => void;
}

/** The handle of a row: dragged by pointer, moved with Alt and arrow keys, Home or End. */
function Grip({ name, onGrip, onStep }: GripProps) {
	const label = useMessages({ en }).list.grip(name);
	const press = (event: KeyboardEvent): void => {
		const step = event.altKey ? STEPS[event.key] : undefined;
		if (step === undefined) return;
		// The same keys lead through the list.
		event.preventDefault();
		event.stopPropagation();
		onStep(step);
	};
	return (
		<button
			type="button"
			className={styles.grip}
			aria-label={label}
			title={label}
			onKeyDown={press}
			onPointerDown={(event) => {
				if (event.button !== 0) return;
				// A finger's events would go to this element alone, which can leave the page while the list is scrolled.
				if (event.currentTarget.hasPointerCapture(event.pointerId)) {
					event.currentTarget.releasePointerCapture(event.pointerId);
				}
				onGrip();
			}}
		>
			<GripVertical aria-hidden="true" />
		</button>
	);
}

/** Where it runs, how often it did, by whom it is and when it changed, on one line. */
function Facts({ script: { runsOn, runs, errors, author, updatedAt } }: { script: ScriptSummary }) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const counters = useMessages({ en: shared }).scripts;
	return (
		<p className={styles.facts}>
			<span>
				<VisuallyHidden>{texts.list.runsOn} </VisuallyHidden>
				{runsOn.slice(0, MAX_PATTERNS).map((pattern) => (
					<code key={pattern}>{pattern}</code>
				))}
				{runsOn.length > MAX_PATTERNS && <> {texts.list.more(runsOn.length - MAX_PATTERNS)}</>}
			</span>
			{runs > 0 && <span>{plural(formattingLocale, runs, counters.runs)}</span>}
			{errors > 0 && <span>{plural(formattingLocale, errors, counters.errors)}</span>}
			{author !== null && <span>{texts.by(author)}</span>}
			<span>
				{texts.list.updated} <RelativeTime iso={updatedAt} />
			</span>
		</p>
	);
}

/** An update that waits, and what the last check found. */
function UpdateNote({ script, outcome }: { script: ScriptSummary; outcome: UpdateOutcome | null }) {
	const texts = useMessages({ en });
	const { update } = script;
	return (
		<div className={styles.update} role="status">
			{update !== null && (
				<>
					<Badge tone="gold">{texts.list.updateWaits}</Badge>
					<span>{texts.check.held(update.version)}</span>
					<a
						className={buttonClass({ variant: "primary", size: "small" })}
						href={hrefOf({ view: "update", id: script.id })}
					>
						{texts.list.review}
					</a>
				</>
			)}
			{update === null && outcome !== null && <span>{wordsOf(outcome, texts.check)}</span>}
			{outcome === null && script.checkProblem !== null && <span className={styles.error}>{script.checkProblem}</span>}
		</div>
	);
}

type CheckTexts = ReturnType<typeof useMessages<typeof en>>["check"];

function wordsOf({ state, version, problem }: UpdateOutcome, texts: CheckTexts): string {
	switch (state) {
		case "current":
		case "no-address":
			return texts[state];
		case "failed":
			return problem ?? "";
		default:
			return texts[state](version);
	}
}
