import { removeScript, setScriptEnabled } from "@scriptorium/shared-protocol/extension-internal/change-script";
import type { UpdateOutcome } from "@scriptorium/shared-protocol/extension-internal/check-update";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { Badge } from "@scriptorium/ui-kit/badge";
import { buttonClass } from "@scriptorium/ui-kit/button";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { Switch } from "@scriptorium/ui-kit/switch";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { Pencil, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { ScriptCounters } from "../../../ui/script-counters.tsx";
import { hrefOf } from "../domain/dashboard-route.ts";
import { en } from "../messages/en.ts";
import { MissingRequires } from "./missing-requires.tsx";
import listStyles from "./script-list.module.css";
import styles from "./script-row.module.css";

export interface ScriptRowProps {
	readonly ports: PagePorts;
	readonly script: ScriptSummary;
	/** Of the last check for updates in this page. */
	readonly outcome: UpdateOutcome | null;
	readonly selected: boolean;
	/** A check for updates is under way. */
	readonly busy: boolean;
	readonly onSelect: (selected: boolean) => void;
	readonly onCheck: () => void;
	readonly onChanged: () => Promise<void>;
	readonly onRemoved: () => Promise<void>;
}

const MAX_PATTERNS = 3;

/** One script of the list, with its switch. */
export function ScriptRow({ ports, script, outcome, selected, busy, onSelect, onCheck, ...on }: ScriptRowProps) {
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
	const edit = hrefOf({ view: "script", id, tab: "code" });
	return (
		<li className={styles.row} data-off={!script.enabled || undefined}>
			<label className={listStyles.box}>
				<input
					type="checkbox"
					aria-label={texts.list.select(name)}
					checked={selected}
					onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
				/>
			</label>
			<div className={styles.words}>
				<h2 className={styles.name}>
					<a href={edit}>{name}</a>
				</h2>
				<p className={styles.origin}>
					{texts.version(script.version)} {script.author !== null && texts.by(script.author)}
					{" · "}
					{texts.list.updated} <RelativeTime iso={script.updatedAt} />
				</p>
				{script.description !== null && <p className={styles.description}>{script.description}</p>}
				<p className={styles.patterns}>
					<VisuallyHidden>{texts.list.runsOn}</VisuallyHidden>
					{script.runsOn.slice(0, MAX_PATTERNS).map((pattern) => (
						<code key={pattern}>{pattern}</code>
					))}
					{script.runsOn.length > MAX_PATTERNS && <span>{texts.list.more(script.runsOn.length - MAX_PATTERNS)}</span>}
				</p>
				<div className={styles.marks}>
					<RiskBadge level={script.rating?.level ?? "unrated"} label={texts.risk[script.rating?.level ?? "unrated"]} />
					{script.edited && <Badge>{texts.list.edited}</Badge>}
					{script.offSites.length > 0 && <Badge>{texts.list.offSites(script.offSites.length)}</Badge>}
					<ScriptCounters script={script} />
				</div>
				{script.lastError !== null && <p className={styles.error}>{texts.list.lastError(script.lastError)}</p>}
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
						onClick={() => !busy && onCheck()}
					/>
					<IconButton
						label={texts.list.removeNamed(name)}
						icon={<Trash2 aria-hidden="true" />}
						onClick={() => void remove()}
					/>
				</span>
			</div>
		</li>
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
