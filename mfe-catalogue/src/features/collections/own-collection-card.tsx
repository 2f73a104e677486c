import type { OwnCollection } from "@scriptorium/hub-data/collections/collection";
import { Button } from "@scriptorium/ui-kit/button";
import { Card } from "@scriptorium/ui-kit/card";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { Switch } from "@scriptorium/ui-kit/switch";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { PenLine, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./collections-page.module.css";
import { en } from "./messages/en.ts";
import { useChangeVisibility } from "./use-change-visibility.ts";

export interface OwnCollectionCardProps {
	collection: OwnCollection;
	onEdit: () => void;
	onDelete: () => void;
}

export function OwnCollectionCard({ collection, onEdit, onDelete }: OwnCollectionCardProps) {
	const text = useMessages({ en }).list;
	const visibility = useChangeVisibility();
	const { id, title, description, items, is_public: isPublic, updated_at: changedAt } = collection;
	return (
		<Card className={styles.card}>
			<div className={styles.words}>
				<h2 className={styles.title}>
					<Link dir="auto" to={`/collections/${id}`}>
						{title}
					</Link>
				</h2>
				{description && (
					<p dir="auto" className={styles.description}>
						{description}
					</p>
				)}
				<p className={styles.facts}>
					<span>{text.count(items.length)}</span>
					<span>
						{text.changed} <RelativeTime iso={changedAt} />
					</span>
				</p>
			</div>
			<Switch
				label={
					<>
						{text.isPublic}
						<VisuallyHidden> {title}</VisuallyHidden>
					</>
				}
				checked={isPublic}
				disabled={visibility.isPending}
				onCheckedChange={(next) => visibility.mutate({ collection, isPublic: next })}
			/>
			<div className={styles.actions}>
				<Button size="small" icon={<PenLine aria-hidden="true" />} aria-label={text.editName(title)} onClick={onEdit}>
					{text.edit}
				</Button>
				<Button
					size="small"
					variant="quiet"
					icon={<Trash2 aria-hidden="true" />}
					aria-label={text.deleteName(title)}
					onClick={onDelete}
				>
					{text.delete}
				</Button>
			</div>
		</Card>
	);
}
