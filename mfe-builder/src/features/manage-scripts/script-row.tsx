import type { OwnScript } from "@scriptorium/hub-data/scripts/own-script";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem } from "@scriptorium/ui-kit/menu";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { ChartNoAxesColumn, Code, Download, Ellipsis, Pencil, Star, Trash2, Workflow } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import styles from "./manage-scripts.module.css";
import { en } from "./messages/en.ts";
import type { ChangeKind } from "./script-changes.ts";
import { canPublish, tabOf } from "./script-tabs.ts";

export interface ScriptRowProps {
	readonly script: OwnScript;
	readonly place: RowPlace;
	readonly isSelected: boolean;
	readonly onSelect: (isSelected: boolean) => void;
	readonly onChange: (kind: ChangeKind) => void;
	readonly renderStatistics: (script: OwnScript) => ReactNode;
}

/** One script with what its owner can do with it. */
export function ScriptRow({ script, place, isSelected, onSelect, onChange, renderStatistics }: ScriptRowProps) {
	const text = useMessages({ en });
	const [showsStatistics, setShowsStatistics] = useState(false);
	const statisticsId = useId();
	const { id, title } = script;
	const tab = tabOf(script);
	return (
		<li {...place} className={styles.row} data-selected={isSelected || undefined}>
			<label className={styles.check}>
				<input
					type="checkbox"
					checked={isSelected}
					aria-label={text.selection.one(title)}
					onChange={(event) => onSelect(event.target.checked)}
				/>
			</label>
			<div className={styles.words}>
				<h2 dir="auto" className={styles.title}>
					{tab === "deleted" ? title : <Link to={`/bookmarklet/${id}`}>{title}</Link>}
				</h2>
				<p dir="auto" className={styles.description}>
					{script.short_description}
				</p>
				<Facts script={script} />
				<ModerationNote script={script} />
			</div>
			<div className={styles.buttons}>
				{tab === "deleted" ? (
					<>
						<Button size="small" aria-label={text.actions.restoreOf(title)} onClick={() => onChange("restore")}>
							{text.actions.restore}
						</Button>
						<IconButton
							label={`${text.actions.purge}: ${title}`}
							icon={<Trash2 aria-hidden="true" />}
							onClick={() => onChange("purge")}
						/>
					</>
				) : (
					<>
						<Link
							to={script.has_flow ? `/builder?edit=${id}` : `/bookmarklet/${id}/edit`}
							className={buttonClass({ size: "small" })}
							aria-label={text.actions.editOf(title)}
						>
							<Pencil aria-hidden="true" />
							{text.actions.edit}
						</Link>
						{canPublish(script) && (
							<Button
								size="small"
								variant="primary"
								aria-label={text.actions.publishOf(title)}
								onClick={() => onChange("publish")}
							>
								{text.actions.publish}
							</Button>
						)}
						<IconButton
							label={text.actions.statisticsOf(title)}
							icon={<ChartNoAxesColumn aria-hidden="true" />}
							aria-expanded={showsStatistics}
							aria-controls={showsStatistics ? statisticsId : undefined}
							onClick={() => setShowsStatistics(!showsStatistics)}
						/>
						<RowMenu script={script} onChange={onChange} />
					</>
				)}
			</div>
			{showsStatistics && tab !== "deleted" && (
				<section id={statisticsId} className={styles.statistics} aria-label={text.actions.statisticsOf(title)}>
					{renderStatistics(script)}
				</section>
			)}
		</li>
	);
}

function RowMenu({ script, onChange }: Pick<ScriptRowProps, "script" | "onChange">) {
	const text = useMessages({ en }).actions;
	return (
		<Menu
			label={text.more(script.title)}
			trigger={<IconButton label={text.more(script.title)} icon={<Ellipsis aria-hidden="true" />} />}
		>
			{script.has_flow && (
				<MenuItem asChild>
					<Link to={`/bookmarklet/${script.id}/edit`}>
						<Code aria-hidden="true" />
						{text.editCode}
					</Link>
				</MenuItem>
			)}
			{tabOf(script) === "published" && <MenuItem onSelect={() => onChange("unpublish")}>{text.unpublish}</MenuItem>}
			<MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => onChange("remove")}>
				{text.remove}
			</MenuItem>
		</Menu>
	);
}

function Facts({ script }: Pick<ScriptRowProps, "script">) {
	const text = useMessages({ en }).row;
	const { formattingLocale } = useLocale();
	const { average_rating: average, review_count: reviews, restorable_until: until } = script;
	const inWords = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 1 });
	return (
		<div className={styles.facts}>
			<RiskBadge level={script.risk_level} label={text.risk[script.risk_level]} />
			<Badge>{text[script.kind]}</Badge>
			{script.has_flow && (
				<Badge tone="info" icon={<Workflow aria-hidden="true" />}>
					{text.flow}
				</Badge>
			)}
			{script.semver !== null && <span>{text.version(script.semver)}</span>}
			<span>
				{text.updated} <RelativeTime iso={script.updated_at} />
			</span>
			<span className={styles.figure}>
				<Download aria-hidden="true" />
				<CompactNumber value={script.install_count} label={text.installs} />
			</span>
			<span className={styles.figure}>
				<Star aria-hidden="true" />
				<CompactNumber value={script.star_count} label={text.stars} />
			</span>
			<span>{average === null ? text.noReviews : text.reviews(inWords.format(average), reviews)}</span>
			{until !== null && (
				<span>
					{text.restorable(new Intl.DateTimeFormat(formattingLocale, { dateStyle: "long" }).format(new Date(until)))}
				</span>
			)}
		</div>
	);
}

function ModerationNote({ script }: Pick<ScriptRowProps, "script">) {
	const text = useMessages({ en }).row;
	if (script.moderation_status === "removed") {
		return (
			<p className={styles.moderation}>
				<strong>{text.removed}.</strong> {text.removedDetail}
				{script.moderation_reason !== null && ` ${text.reason(script.moderation_reason)}`}
			</p>
		);
	}
	if (script.moderation_status === "pending") {
		return (
			<p className={styles.moderation}>
				<strong>{text.pending}.</strong> {text.pendingDetail}
			</p>
		);
	}
	return null;
}
