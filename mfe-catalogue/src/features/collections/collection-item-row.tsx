import type { CollectionItem } from "@scriptorium/hub-data/collections/collection";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ScriptCover } from "@scriptorium/ui-kit/script-cover";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { Link } from "react-router-dom";
import { AccessFacts } from "../../script-card/access-facts.tsx";
import { CardRating } from "../../script-card/card-rating.tsx";
import { authorPath, scriptPath } from "../../script-links/script-addresses.ts";
import styles from "./collection-page.module.css";
import { en } from "./messages/en.ts";

export interface CollectionItemRowProps {
	item: CollectionItem;
	place: RowPlace;
	/** From 1. */
	number: number;
	/** Null for everybody but the owner; a direction is null at the end of the list. */
	edit: {
		readonly onUp: (() => void) | null;
		readonly onDown: (() => void) | null;
		readonly onRemove: () => void;
	} | null;
}

export function CollectionItemRow({ item, place, number, edit }: CollectionItemRowProps) {
	const text = useMessages({ en }).page;
	const { script } = item;
	const title = script?.title ?? text.gone;
	return (
		<li {...place} className={styles.item}>
			<span className={styles.place} aria-hidden="true">
				{number}
			</span>
			<div className={styles.cover}>
				{script && (
					<ScriptCover seed={script.id} title={script.title} category={script.category} risk={script.risk_level} />
				)}
			</div>
			<div className={styles.words}>
				{script ? (
					<>
						<h3 className={styles.title}>
							<Link dir="auto" to={scriptPath(script)}>
								{script.title}
							</Link>
						</h3>
						<div className={styles.facts}>
							<span>
								{text.by}{" "}
								{script.author ? (
									<Link dir="auto" to={authorPath(script.author)}>
										{script.author.display_name || text.anonymous}
									</Link>
								) : (
									text.anonymous
								)}
							</span>
							<CardRating script={script} />
							<AccessFacts script={script} />
						</div>
						<p dir="auto" className={styles.description}>
							{script.short_description}
						</p>
					</>
				) : (
					<>
						<h3 className={styles.title}>{text.gone}</h3>
						<p className={styles.facts}>{text.goneText}</p>
					</>
				)}
			</div>
			{edit && (
				<div className={styles.edit}>
					{/* Not `disabled`: whoever moves a script to the end with the keyboard keeps the focus. */}
					<IconButton
						label={text.up(title)}
						icon={<ArrowUp aria-hidden="true" />}
						aria-disabled={edit.onUp === null || undefined}
						onClick={() => edit.onUp?.()}
					/>
					<IconButton
						label={text.down(title)}
						icon={<ArrowDown aria-hidden="true" />}
						aria-disabled={edit.onDown === null || undefined}
						onClick={() => edit.onDown?.()}
					/>
					<IconButton label={text.remove(title)} icon={<X aria-hidden="true" />} onClick={edit.onRemove} />
				</div>
			)}
		</li>
	);
}
