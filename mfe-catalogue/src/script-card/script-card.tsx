import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Card, cardLinkClass } from "@scriptorium/ui-kit/card";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ScriptEmblem } from "@scriptorium/ui-kit/script-emblem";
import { GitFork, Star } from "lucide-react";
import { Link } from "react-router-dom";
import { authorPath, pictureOf, scriptPath } from "../script-links/script-addresses.ts";
import { AccessFacts } from "./access-facts.tsx";
import { CardRating } from "./card-rating.tsx";
import { cutAtWord } from "./cut-at-word.ts";
import { en } from "./messages/en.ts";
import styles from "./script-card.module.css";
import { ScriptMarks } from "./script-marks.tsx";

/** Tags shown per script (spec 01 § 9). */
const TAGS_SHOWN = 3;

/** Two lines of a phone, three of a narrow card. */
const MAX_DESCRIPTION_LENGTH = 84;

export interface ScriptCardProps {
	script: ListedScript;
	/** The feature tour points at this card and its badge. */
	tourTarget?: boolean;
	headingLevel?: 2 | 3;
}

export function ScriptCard({ script, tourTarget = false, headingLevel = 3 }: ScriptCardProps) {
	const text = useMessages({ en });
	const Heading = headingLevel === 2 ? "h2" : "h3";
	const { author, forked_from: origin } = script;
	return (
		<Card
			interactive
			flush
			className={styles.card}
			data-tour={tourTarget ? "card" : undefined}
			data-script={script.slug}
		>
			{script.reach?.picture && (
				<img
					{...pictureOf(script.id, script.reach.picture)}
					alt={text.picture(script.title)}
					className={styles.picture}
				/>
			)}
			<div className={styles.inner}>
				<div className={styles.head}>
					<ScriptEmblem seed={script.id} title={script.title} category={script.category} risk={script.risk_level} />
					<div className={styles.names}>
						<Heading className={styles.title}>
							<Link dir="auto" to={scriptPath(script)} className={cardLinkClass}>
								{script.title}
							</Link>
						</Heading>
						<p className={styles.byline}>
							{text.by}{" "}
							{author ? (
								<Link dir="auto" to={authorPath(author)} className={styles.author}>
									{author.display_name || text.anonymous}
								</Link>
							) : (
								text.anonymous
							)}
						</p>
					</div>
					{script.featured && (
						<Badge tone="gold" className={styles.featured} icon={<Star aria-hidden="true" fill="currentColor" />}>
							<span className={styles.featuredWord}>{text.featured}</span>
						</Badge>
					)}
				</div>
				<p dir="auto" suppressHydrationWarning className={styles.description}>
					{cutAtWord(script.short_description, MAX_DESCRIPTION_LENGTH)}
				</p>
				{origin && (
					<p className={styles.fork}>
						<GitFork aria-hidden="true" />
						<span>
							{text.forkedFrom}{" "}
							<Link dir="auto" to={scriptPath(origin)}>
								{origin.title}
							</Link>
							{origin.author && (
								<>
									{` ${text.by} `}
									<bdi>{origin.author.display_name || text.anonymous}</bdi>
								</>
							)}
						</span>
					</p>
				)}
				<div className={styles.facts}>
					<AccessFacts script={script} />
					{script.tags.length > 0 && (
						<ul className={styles.tags} aria-label={text.tags}>
							{script.tags.slice(0, TAGS_SHOWN).map((tag) => (
								<li key={tag}>{tag}</li>
							))}
						</ul>
					)}
				</div>
				<div className={styles.foot}>
					<CardRating script={script} tourTarget={tourTarget ? "security-badge" : undefined} />
					<ScriptMarks script={script} />
				</div>
			</div>
		</Card>
	);
}
