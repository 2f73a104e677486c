import type { RecordingEntry } from "@scriptorium/hub-data/recordings/recording";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem } from "@scriptorium/ui-kit/menu";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { Ellipsis } from "lucide-react";
import styles from "./cloud-recordings.module.css";
import { en } from "./messages/en.ts";

export interface RecordingRowProps {
	readonly entry: RecordingEntry;
	readonly place: RowPlace;
	readonly isOwn: boolean;
	readonly isOpening: boolean;
	readonly onOpen: () => void;
	readonly onChange: (how: "edit" | "remove") => void;
}

export function RecordingRow({ entry, place, isOwn, isOpening, onOpen, onChange }: RecordingRowProps) {
	const text = useMessages({ en });
	const { title, description, tags } = entry;
	return (
		<li {...place} className={styles.row}>
			<div className={styles.words}>
				<strong>{title}</strong>
				{description !== null && <p>{description}</p>}
				<p className={styles.facts}>
					<span>{text.count(entry.actions_count)}</span>
					<span>{text.seconds(Math.round(entry.duration_ms / 1000))}</span>
					<RelativeTime iso={entry.created_at} />
					{isOwn && entry.is_public && <Badge tone="info">{text.isPublic}</Badge>}
					{tags.map((tag) => (
						<Badge key={tag}>{tag}</Badge>
					))}
				</p>
			</div>
			<div className={styles.buttons}>
				<Button size="small" aria-label={text.openName(title)} busy={isOpening} onClick={onOpen}>
					{text.open}
				</Button>
				{isOwn && (
					<Menu
						label={text.manage(title)}
						trigger={<IconButton label={text.manage(title)} icon={<Ellipsis aria-hidden="true" />} />}
					>
						<MenuItem onSelect={() => onChange("edit")}>{text.edit}</MenuItem>
						<MenuItem tone="danger" onSelect={() => onChange("remove")}>
							{text.remove}
						</MenuItem>
					</Menu>
				)}
			</div>
		</li>
	);
}
