import {
	type RunAtChoice,
	runAtChoice,
	type ScriptRules,
	setScriptRules,
} from "@scriptorium/shared-protocol/extension-internal/script-rules";
import { Badge } from "@scriptorium/ui-kit/badge";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { Switch } from "@scriptorium/ui-kit/switch";
import { useState } from "react";
import { requestOptions } from "../../../ui/request-options.ts";
import { en as dashboardTexts } from "../messages/en.ts";
import { en } from "../messages/rules-en.ts";
import { RuleList } from "./rule-list.tsx";
import styles from "./script-page.module.css";
import type { ScriptPartProps } from "./script-part.ts";
import { usePendingChanges } from "./use-pending-changes.ts";

const AUTHOR = "author";

/** Where and when a script runs: its author's rules, and the user's own beside them. Each change takes effect at once. */
export function ScriptRulesPart({ ports, script, stored, onChanged }: ScriptPartProps) {
	const texts = useMessages({ en });
	const dashboard = useMessages({ en: dashboardTexts });
	const { authorRules: author } = stored;
	const [said, setSaid] = useState<string | null>(null);
	const store = async (next: ScriptRules): Promise<void> => {
		const answer = await ports.client.request(setScriptRules, { id: script.id, rules: next }, requestOptions);
		setSaid(answer.ok ? texts.saved : dashboard.changeFailed);
		await onChanged();
	};
	const [rules, change] = usePendingChanges(stored.rules, store);
	const times = runAtChoice.options.map((value) => ({ value, label: texts.times[value] }));
	return (
		<div className={styles.stack}>
			<p className={styles.hint}>{texts.note}</p>
			{script.runsNowhere && (
				<p role="alert" className={styles.problem}>
					{texts.runsNowhere}
				</p>
			)}
			<h2 className={styles.heading}>{texts.pages}</h2>
			<Switch
				className={styles.choice ?? ""}
				label={texts.authorPages}
				hint={<AuthorRules rules={author.pages} dead={author.dead} />}
				checked={rules.authorPages}
				onCheckedChange={(authorPages) => change({ authorPages })}
			/>
			<h3 className={styles.subheading}>{texts.ownPages}</h3>
			<RuleList
				label={texts.ownPages}
				addLabel={texts.addPage}
				rules={rules.pages}
				onChange={(pages) => change({ pages: [...pages] })}
			/>
			<h2 className={styles.heading}>{texts.exclusions}</h2>
			{author.exclusions.length > 0 && (
				<Switch
					className={styles.choice ?? ""}
					label={texts.authorExclusions}
					hint={<AuthorRules rules={author.exclusions} dead={[]} />}
					checked={rules.authorExclusions}
					onCheckedChange={(authorExclusions) => change({ authorExclusions })}
				/>
			)}
			<h3 className={styles.subheading}>{texts.ownExclusions}</h3>
			<RuleList
				label={texts.ownExclusions}
				addLabel={texts.addExclusion}
				rules={rules.exclusions}
				onChange={(exclusions) => change({ exclusions: [...exclusions] })}
			/>
			<h2 className={styles.heading}>{texts.runAt}</h2>
			<Select<RunAtChoice | typeof AUTHOR>
				className={styles.choice ?? ""}
				label={texts.runAt}
				labelHidden
				options={[{ value: AUTHOR, label: texts.asAuthor(texts.times[author.runAt]) }, ...times]}
				value={rules.runAt ?? AUTHOR}
				onValueChange={(value) => change({ runAt: value === AUTHOR ? null : value })}
			/>
			{/* While several changes are being stored, the first one says nothing of the others. */}
			<p role="status">{rules === stored.rules && said}</p>
		</div>
	);
}

/** The author's rules, as written. */
function AuthorRules({ rules, dead }: { rules: readonly string[]; dead: readonly string[] }) {
	const texts = useMessages({ en });
	if (rules.length === 0) return texts.none;
	return rules.map((rule) => (
		<span key={rule} className={styles.authorRule}>
			<code className={styles.ruleText}>{rule}</code> {dead.includes(rule) && <Badge tone="gold">{texts.dead}</Badge>}
		</span>
	));
}
