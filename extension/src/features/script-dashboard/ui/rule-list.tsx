import { MAX_OWN_RULES, MAX_RULE_LENGTH } from "@scriptorium/shared-protocol/extension-internal/script-rules";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { type FormEvent, useState } from "react";
import { describeRule, readTypedRule } from "../../../page-addresses/page-rule.ts";
import { en } from "../messages/rules-en.ts";
import styles from "./script-page.module.css";

export interface RuleListProps {
	/** Accessible name of the list. */
	readonly label: string;
	/** Of the field for another rule. */
	readonly addLabel: string;
	readonly rules: readonly string[];
	readonly onChange: (rules: readonly string[]) => void;
}

/** A list of the user's own rules for pages. What a rule covers is said before it is added. */
export function RuleList({ label, addLabel, rules, onChange }: RuleListProps) {
	const texts = useMessages({ en });
	const { formattingLocale } = useLocale();
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const rule = readTypedRule(typed);
	const add = (event: FormEvent): void => {
		event.preventDefault();
		const most = new Intl.NumberFormat(formattingLocale).format(MAX_OWN_RULES);
		if (typed.trim().length > MAX_RULE_LENGTH || (rule?.length ?? 0) > MAX_RULE_LENGTH)
			setProblem(texts.tooLong(new Intl.NumberFormat(formattingLocale).format(MAX_RULE_LENGTH)));
		else if (rule === null) setProblem(/^\/.+\/$/s.test(typed.trim()) ? texts.badExpression : texts.bad);
		else if (rules.includes(rule)) setProblem(texts.known);
		else if (rules.length >= MAX_OWN_RULES) setProblem(texts.tooMany(most));
		else {
			setTyped("");
			onChange([...rules, rule]);
		}
	};
	return (
		<div className={styles.stack}>
			{rules.length === 0 && <p className={styles.hint}>{texts.ownNone}</p>}
			<ul className={styles.sites} aria-label={label}>
				{rules.map((own) => (
					<li key={own}>
						<code className={styles.ruleText}>{own}</code>
						<Button
							size="small"
							aria-label={texts.remove(own)}
							onClick={() => onChange(rules.filter((other) => other !== own))}
						>
							{texts.removeShort}
						</Button>
					</li>
				))}
			</ul>
			<form className={`${styles.address} ${styles.rule}`} onSubmit={add}>
				<TextField
					label={addLabel}
					placeholder={texts.placeholder}
					spellCheck={false}
					autoCapitalize="none"
					value={typed}
					error={problem ?? undefined}
					hint={typed.trim() === "" || rule === null ? undefined : <Covers typed={typed.trim()} rule={rule} />}
					onChange={({ currentTarget }) => {
						setTyped(currentTarget.value);
						setProblem(null);
					}}
				/>
				<Button type="submit">{texts.add}</Button>
			</form>
		</div>
	);
}

/** What a rule covers, in plain words. */
function Covers({ typed, rule }: { typed: string; rule: string }) {
	const texts = useMessages({ en }).covers;
	const described = describeRule(rule);
	if (described === null) return null;
	const { host, path } = described;
	const plainHost = host?.replace(/^\*\./, "") ?? null;
	const isExpression = rule.startsWith("/");
	return (
		<>
			{plainHost !== null && (path === null ? texts.host(plainHost) : texts.part(plainHost, path))}{" "}
			{host?.startsWith("*.") && texts.subdomains}
			{plainHost === null && (isExpression ? texts.expression : texts.every)} {rule !== typed && texts.becomes(rule)}
		</>
	);
}
