import { Button } from "@scriptorium/ui-kit/button";
import { plural, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { CircleAlert, Info, OctagonAlert, TriangleAlert } from "lucide-react";
import { useState } from "react";
import styles from "./audit.module.css";
import type { AuditedElement, AuditedRule, Impact } from "./audit-document.ts";
import { catalog } from "./messages/catalog.ts";
import type { ShowOnPage } from "./show-element.ts";

const ICONS: Readonly<Record<Impact, typeof Info>> = {
	critical: OctagonAlert,
	serious: TriangleAlert,
	moderate: CircleAlert,
	minor: Info,
};

/** So many elements are listed until somebody asks for the others. */
const FIRST_ELEMENTS = 5;

interface Shared {
	readonly onShow: ShowOnPage;
	/** Stands before what axe-core says about an element. */
	readonly reasonsHeading: string;
}
interface RuleListProps extends Shared {
	readonly rules: readonly AuditedRule[];
}
interface RuleProps extends Shared {
	readonly rule: AuditedRule;
}
interface FoundElementProps extends Shared {
	readonly found: AuditedElement;
}

/** Rules with the elements that fail them, what to do, and a button that shows each element. */
export function RuleList({ rules, ...shared }: RuleListProps) {
	return (
		<ul className={styles.rules}>
			{rules.map((rule) => (
				<li key={rule.id} className={styles.rule}>
					<Rule rule={rule} {...shared} />
				</li>
			))}
		</ul>
	);
}

function Rule({ rule, onShow, reasonsHeading }: RuleProps) {
	const text = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const [isWhole, setWhole] = useState(false);
	const Icon = ICONS[rule.impact];
	const elements = isWhole ? rule.elements : rule.elements.slice(0, FIRST_ELEMENTS);
	const others = rule.elements.length - elements.length;
	return (
		<>
			<h4 className={styles.help}>{rule.help}</h4>
			<p className={styles.impact} data-impact={rule.impact}>
				<Icon aria-hidden="true" />
				{text.impacts[rule.impact]}
				<span className={styles.soft}>{plural(formattingLocale, rule.elements.length, text.elements)}</span>
			</p>
			<p>{rule.description}</p>
			<ul className={styles.elements}>
				{elements.map((element) => (
					<li key={element.target} className={styles.element}>
						<FoundElement found={element} onShow={onShow} reasonsHeading={reasonsHeading} />
					</li>
				))}
			</ul>
			{others > 0 && (
				<div>
					<Button size="small" variant="quiet" onClick={() => setWhole(true)}>
						{plural(formattingLocale, others, text.more)}
					</Button>
				</div>
			)}
			<a
				href={rule.helpUrl}
				target="_blank"
				rel="noopener noreferrer"
				className={styles.about}
				aria-label={text.aboutRule(rule.help)}
			>
				{text.about}
			</a>
		</>
	);
}

function FoundElement({ found, onShow, reasonsHeading }: FoundElementProps) {
	const text = useMessages(catalog);
	return (
		<>
			<div className={styles.place}>
				<code className={styles.html}>{found.html}</code>
				<Button
					size="small"
					aria-label={text.showElement(found.target)}
					onClick={({ currentTarget }) => onShow(found.element, found.target, currentTarget)}
				>
					{text.show}
				</Button>
			</div>
			<p className={styles.strong}>{reasonsHeading}</p>
			<ToDo heading={text.anyOf} steps={found.anyOf} />
			<ToDo heading={text.allOf} steps={found.allOf} />
		</>
	);
}

function ToDo({ heading, steps }: { heading: string; steps: readonly string[] }) {
	if (steps.length === 0) return null;
	return (
		<div className={styles.toDo}>
			{steps.length > 1 && <p>{heading}</p>}
			<ul>
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
		</div>
	);
}
