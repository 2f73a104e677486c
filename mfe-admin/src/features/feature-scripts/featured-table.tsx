import type { ScriptCard } from "@scriptorium/hub-data/scripts/script-card";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { Switch } from "@scriptorium/ui-kit/switch";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { Link } from "react-router-dom";
import styles from "./featured-scripts.module.css";
import { en } from "./messages/en.ts";

export interface FeaturedTableProps {
	scripts: readonly ScriptCard[];
	onToggle: (script: ScriptCard) => void;
}

export function FeaturedTable({ scripts, onToggle }: FeaturedTableProps) {
	const text = useMessages({ en });
	const { script, risk, installs, stars, featured } = text.columns;
	return (
		<FigureTable
			label={text.label}
			columns={[script, featured, risk, installs, stars]}
			rows={scripts.map((each) => ({
				key: each.id,
				cells: [
					<span key="script" className={styles.script}>
						<Link dir="auto" to={`/bookmarklet/${each.id}`}>
							{each.title}
						</Link>
						<span className={styles.author}>{text.by(each.author?.display_name ?? text.anonymous)}</span>
					</span>,
					<div key="featured" className={styles.switch}>
						<Switch
							label={<VisuallyHidden>{text.toggle(each.title)}</VisuallyHidden>}
							checked={each.featured}
							// A script rated High after it was featured can be unfeatured only.
							disabled={each.risk_level === "red" && !each.featured}
							onCheckedChange={() => onToggle(each)}
						/>
					</div>,
					<RiskBadge key="risk" level={each.risk_level} label={text.risk[each.risk_level]} />,
					<CompactNumber key="installs" value={each.install_count} />,
					<CompactNumber key="stars" value={each.star_count} />,
				],
			}))}
		/>
	);
}
