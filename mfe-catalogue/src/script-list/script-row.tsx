import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import { buttonClass } from "@scriptorium/ui-kit/button";
import { Card, cardLinkClass } from "@scriptorium/ui-kit/card";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ScriptEmblem } from "@scriptorium/ui-kit/script-emblem";
import { GitFork, Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import { AccessFacts } from "../script-card/access-facts.tsx";
import { CardRating } from "../script-card/card-rating.tsx";
import { cutAtWord } from "../script-card/cut-at-word.ts";
import { en as cardTexts } from "../script-card/messages/en.ts";
import { ScriptMarks } from "../script-card/script-marks.tsx";
import { authorPath, editPath, scriptPath, tagPath } from "../script-links/script-addresses.ts";
import { en } from "./messages/en.ts";
import styles from "./script-rows.module.css";

/** Tags shown per row (spec 01 § 9). */
const TAGS_SHOWN = 3;

/** One line of a wide row, three of a phone. */
const MAX_DESCRIPTION_LENGTH = 110;

/** A row of the list view (spec 01 § 2): it leads to the script by its id. */
export function ScriptRow({ script, canEdit }: { script: ListedScript; canEdit: boolean }) {
	const text = useMessages({ en });
	const words = useMessages({ en: cardTexts });
	const { author, forked_from: origin } = script;
	return (
		<Card interactive className={styles.row} data-script={script.slug}>
			<ScriptEmblem
				className={styles.emblem ?? ""}
				seed={script.id}
				title={script.title}
				category={script.category}
				risk={script.risk_level}
			/>
			<div className={styles.words}>
				<h2 className={styles.title}>
					<Link dir="auto" to={`/bookmarklet/${script.id}`} className={cardLinkClass}>
						{script.title}
					</Link>
				</h2>
				<p className={styles.byline}>
					{words.by}{" "}
					{author ? (
						<Link dir="auto" to={authorPath(author)}>
							{author.display_name || words.anonymous}
						</Link>
					) : (
						words.anonymous
					)}
					{origin && (
						<span className={styles.fork}>
							<GitFork aria-hidden="true" />
							<span>
								{words.forkedFrom}{" "}
								<Link dir="auto" to={scriptPath(origin)}>
									{origin.title}
								</Link>{" "}
								{words.by} <bdi>{origin.author?.display_name || words.anonymous}</bdi>
							</span>
						</span>
					)}
				</p>
				<p dir="auto" suppressHydrationWarning className={styles.description}>
					{cutAtWord(script.short_description, MAX_DESCRIPTION_LENGTH)}
				</p>
				<div className={styles.facts}>
					<AccessFacts script={script} />
					{script.tags.length > 0 && (
						<ul className={styles.tags} aria-label={words.tags}>
							{script.tags.slice(0, TAGS_SHOWN).map((tag) => (
								<li key={tag}>
									<Link to={tagPath(tag)}>{tag}</Link>
								</li>
							))}
						</ul>
					)}
				</div>
			</div>
			<div className={styles.end}>
				<CardRating script={script} />
				<ScriptMarks script={script} />
				{canEdit && (
					<Link
						to={editPath(script.id)}
						className={buttonClass({ size: "small" })}
						aria-label={text.editOf(script.title)}
					>
						<Pencil aria-hidden="true" />
						{text.edit}
					</Link>
				)}
			</div>
		</Card>
	);
}
