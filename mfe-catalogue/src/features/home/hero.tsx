import type { ScriptCard } from "@scriptorium/hub-data/scripts/script-card";
import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ScriptCover } from "@scriptorium/ui-kit/script-cover";
import { Compass, PenLine } from "lucide-react";
import { Link } from "react-router-dom";
import { scriptPath } from "../../script-links/script-addresses.ts";
import styles from "./hero.module.css";
import { en } from "./messages/en.ts";

const LEAVES = 3;

export interface HeroProps {
	/** The first three lie on the desk beside the words. */
	scripts: readonly ScriptCard[];
}

export function Hero({ scripts }: HeroProps) {
	const text = useMessages({ en });
	const leaves = scripts.slice(0, LEAVES);
	return (
		<section className={styles.hero}>
			<div className={styles.words}>
				<h1 className={styles.title}>{text.title}</h1>
				<p className={styles.lead}>{text.lead}</p>
				<p className={styles.actions}>
					<Link to="/explore" className={buttonClass({ variant: "primary" })} data-tour="explore">
						<Compass aria-hidden="true" />
						{text.explore}
					</Link>
					<Link to="/create" className={buttonClass({ variant: "secondary" })} data-tour="create">
						<PenLine aria-hidden="true" />
						{text.create}
					</Link>
				</p>
				<p>
					<Link to="/builder" className={styles.builder}>
						{text.builder}
					</Link>
				</p>
			</div>
			<ul className={styles.desk} aria-label={text.onTheDesk}>
				{leaves.map((script) => (
					<li key={script.id} className={styles.leaf}>
						<Link to={scriptPath(script)} className={styles.leafLink}>
							<span className={styles.picture}>
								<ScriptCover
									seed={script.id}
									title={script.title}
									category={script.category}
									risk={script.risk_level}
								/>
							</span>
							<span dir="auto" className={styles.caption}>
								{script.title}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
