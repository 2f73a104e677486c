import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { Download, Sparkles } from "lucide-react";
import { Avatar } from "../src/avatar.tsx";
import { Badge } from "../src/badge.tsx";
import { Card, cardLinkClass } from "../src/card.tsx";
import { CompactNumber } from "../src/compact-number.tsx";
import { motifs } from "../src/cover-motifs.ts";
import { RelativeTime } from "../src/relative-time.tsx";
import { ReviewStars } from "../src/review-stars.tsx";
import { RiskBadge } from "../src/risk-badge.tsx";
import { ScriptCover } from "../src/script-cover.tsx";
import styles from "./gallery.module.css";
import { Section } from "./section.tsx";

const scripts: readonly { title: string; category: string; risk: RiskLevel; word: string; text: string }[] = [
	{
		title: "Reader view for long articles",
		category: "productivity",
		risk: "green",
		word: "Low",
		text: "Strips a page to its text.",
	},
	{
		title: "Find on page, with regular expressions",
		category: "search",
		risk: "green",
		word: "Low",
		text: "Searches as you type and marks every match in the margin of the scroll bar.",
	},
	{
		title: "JSON inspector",
		category: "development",
		risk: "amber",
		word: "Medium",
		text: "Folds, filters and copies paths of any JSON answer.",
	},
	{
		title: "Send to my server",
		category: "web",
		risk: "red",
		word: "High",
		text: "Posts the selection to an address of your choice.",
	},
	{
		title: "Price history",
		category: "shopping",
		risk: "unrated",
		word: "Not rated",
		text: "Draws what a thing has cost.",
	},
];

export function Covers() {
	return (
		<>
			<Section title="Script cards" grid>
				{scripts.map(({ title, category, risk, word, text }, index) => (
					<Card key={title} interactive flush>
						<ScriptCover seed={`script-${index}`} title={title} category={category} risk={risk} />
						<div className={styles.cardBody}>
							<div className={styles.facts}>
								<RiskBadge level={risk} label={word} {...(index === 4 ? { pendingLabel: "Analyzing…" } : {})} />
								<Badge>{category}</Badge>
								{index === 0 && (
									<Badge tone="gold" icon={<Sparkles aria-hidden="true" />}>
										Featured
									</Badge>
								)}
							</div>
							<h3 className={styles.cardTitle}>
								<a href={`#${index}`} className={cardLinkClass}>
									{title}
								</a>
							</h3>
							<p className={styles.soft}>{text}</p>
							<ReviewStars
								value={4.3 - index * 0.7}
								count={12 * (index + 1)}
								label="4.3 of 5 stars, 12 reviews"
								showValue
							/>
							<div className={styles.facts}>
								<Avatar name={["Rita Reader", "Arthur Author", "Ada", "Zoë", "李"][index] ?? "?"} size="small" />
								<Download aria-hidden="true" size={16} />
								<CompactNumber value={12_345 * (index + 1)} label="installs" />
								<RelativeTime iso={new Date(Date.now() - 86_400_000 * (index * 9 + 1)).toISOString()} />
							</div>
						</div>
					</Card>
				))}
			</Section>
			<Section title="Covers by category" grid>
				{Object.keys(motifs).map((category) => (
					<div key={category}>
						<ScriptCover seed={category} title={category} category={category} risk="green" />
						{category}
					</div>
				))}
			</Section>
			<Section title="Covers by seed">
				<div className={`${styles.small} ${styles.wide}`}>
					{["a", "b", "c", "d", "e", "f", "g", "h"].map((seed, index) => (
						<ScriptCover
							key={seed}
							seed={seed}
							title={["Quill", "Łódź", "ß", "中文", "M", "7 wonders", "…", "iota"][index] ?? ""}
							category="education"
							risk={(["green", "amber", "red", "unrated"] as const)[index % 4] ?? "green"}
						/>
					))}
				</div>
			</Section>
			<Section title="Avatars">
				{["Rita Reader", "Arthur Author", "Ada Admin", "Bede", "Hildegard", "Ælfric"].map((name) => (
					<Avatar key={name} name={name} />
				))}
				<Avatar name="Broken" src="/nowhere.png" />
				<Avatar name="Rita Reader" size="small" />
				<Avatar name="Rita Reader" size="large" label="Rita Reader" />
			</Section>
		</>
	);
}
