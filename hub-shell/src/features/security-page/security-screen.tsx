import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { ClipboardList, FlaskConical, KeyRound, type LucideIcon, Route, Scale } from "lucide-react";
import { PageTitle } from "../../host-context/page-title.tsx";
import { Link } from "../../navigation/link.tsx";
import { operator } from "../../operator/operator.ts";
import { en } from "./messages/en.ts";
import styles from "./security-screen.module.css";

const LAYERS = [
	{ id: "facts", Icon: ClipboardList },
	{ id: "flows", Icon: Route },
	{ id: "canary", Icon: FlaskConical },
] as const;
const ANSWERS = [
	{ id: "access", Icon: KeyRound },
	{ id: "verdict", Icon: Scale },
] as const;
const LEVELS = ["green", "amber", "red", "unrated"] as const;

/** `/security` (spec 02 § Static pages): what the rating is, and what it is not. */
export function SecurityScreen() {
	const text = useMessages({ en });
	return (
		<>
			<PageTitle text={text.title} />
			<Page width="reading" title={text.title} lead={text.lead}>
				<div className={styles.sections}>
					<section className={styles.section} aria-labelledby="layers">
						<h2 id="layers">{text.layers.heading}</h2>
						<p>{text.layers.intro}</p>
						<ol className={styles.layers}>
							{LAYERS.map(({ id, Icon }) => (
								<Point key={id} Icon={Icon} {...text.layers[id]} />
							))}
						</ol>
					</section>
					<section className={styles.section} aria-labelledby="answers">
						<h2 id="answers">{text.answers.heading}</h2>
						<p>{text.answers.intro}</p>
						<ul className={styles.layers}>
							{ANSWERS.map(({ id, Icon }) => (
								<Point key={id} Icon={Icon} {...text.answers[id]} />
							))}
						</ul>
					</section>
					<section className={styles.section} aria-labelledby="levels">
						<h2 id="levels">{text.levels.heading}</h2>
						<dl className={styles.levels}>
							{LEVELS.map((level) => (
								<div key={level} className={styles.level}>
									<dt>
										<RiskBadge level={level} label={text.levels[level].label} />
									</dt>
									<dd>{text.levels[level].text}</dd>
								</div>
							))}
						</dl>
					</section>
					<section className={styles.section} aria-labelledby="limits">
						<h2 id="limits">{text.limits.heading}</h2>
						<p>{text.limits.intro}</p>
						<ul className={styles.limits}>
							{text.limits.items.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</section>
					<section className={styles.section} aria-labelledby="how-good">
						<h2 id="how-good">{text.scorecard.heading}</h2>
						<p>{text.scorecard.text}</p>
						<div>
							<Link to="/security/scorecard" className={buttonClass({ variant: "primary" })}>
								{text.scorecard.link}
							</Link>
						</div>
					</section>
					<section className={styles.section} aria-labelledby="report">
						<h2 id="report">{text.report.heading}</h2>
						<p>{text.report.text(operator.securityReportHours)}</p>
						<p>{text.report.contactText}</p>
						<div className={styles.actions}>
							<Link to="/explore" className={buttonClass()}>
								{text.report.link}
							</Link>
							<Link to="/contact" className={buttonClass()}>
								{text.report.contact}
							</Link>
						</div>
					</section>
				</div>
			</Page>
		</>
	);
}

function Point({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
	return (
		<li className={styles.layer}>
			<Icon aria-hidden="true" className={styles.icon} />
			<div className={styles.words}>
				<h3 className={styles.subheading}>{title}</h3>
				<p>{text}</p>
			</div>
		</li>
	);
}
