import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { chooseSamplePage } from "@scriptorium/sample-pages/choose-sample-page";
import { type SamplePageId, samplePageIds } from "@scriptorium/sample-pages/sample-page";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { Play } from "lucide-react";
import { useMemo, useState } from "react";
import { useRating } from "../../script-security/use-rating.ts";
import { catalog } from "./messages/catalog.ts";
import { TrialFrames } from "./trial-frames.tsx";
import { TrialResult } from "./trial-result.tsx";
import styles from "./try-section.module.css";
import { useTrial } from "./use-trial.ts";

/** 'Try it': the script on a sample page. One that is rated High, or not at all, is refused with the reason. */
export function TrySection({ script }: { readonly script: ScriptDetails }) {
	const text = useMessages(catalog);
	const { code, version_id: versionId, risk_level: riskLevel } = script;
	const { level, isAnalyzing, findings } = useRating({ versionId, riskLevel });
	if (code === null || code.trim() === "") return null;
	const [finding] = findings ?? [];
	return (
		<section className={styles.section} aria-labelledby="try-script">
			<h2 id="try-script" className={styles.heading}>
				{text.heading}
			</h2>
			{level === "red" || level === "unrated" ? (
				<div className={styles.refused} data-risk={level}>
					<p>{isAnalyzing ? text.refused.analyzing : text.refused[level]}</p>
					{level === "red" && finding && <p>{text.refused.reason(finding.description, finding.line)}</p>}
				</div>
			) : (
				<Trials script={script} code={code} />
			)}
		</section>
	);
}

function Trials({ script, code }: { readonly script: ScriptDetails; readonly code: string }) {
	const text = useMessages(catalog);
	const { category, tags } = script;
	const preset = useMemo(
		() => chooseSamplePage({ category, tags, sites: sitesOf(code), code }),
		[category, tags, code],
	);
	const [chosen, setChosen] = useState<SamplePageId | null>(null);
	const page = chosen ?? preset;
	const trial = useTrial(code, text.frames);
	const { state } = trial;
	const isBusy = state.kind === "loading" || state.kind === "running";
	return (
		<div className={styles.panel}>
			<p className={styles.intro}>{text.intro}</p>
			<div className={styles.form}>
				<Select
					label={text.page}
					options={samplePageIds.map((value) => ({ value, label: text.pages[value] }))}
					value={page}
					onValueChange={(value) => {
						setChosen(value);
						trial.reset();
					}}
				/>
				<Button variant="primary" icon={<Play aria-hidden="true" />} busy={isBusy} onClick={() => trial.start(page)}>
					{state.kind === "ended" ? text.again : text.run}
				</Button>
			</div>
			<p role="status" className={styles.state} data-ended={state.kind === "ended" ? state.end.kind : undefined}>
				{stateOf(state, text)}
			</p>
			<TrialFrames trial={trial} />
			{state.kind === "ended" && state.end.kind !== "unreadable" && <TrialResult end={state.end} />}
		</div>
	);
}

function stateOf(state: ReturnType<typeof useTrial>["state"], text: ReturnType<typeof useMessages<typeof catalog.en>>) {
	if (state.kind === "idle") return "";
	if (state.kind !== "ended") return text.state[state.kind];
	const { end } = state;
	return end.kind === "unreadable" ? text.ended.unreadable(end.line, end.message) : text.ended[end.kind];
}

/** The sites of a userscript's metadata, as they are written. */
function sitesOf(code: string): readonly string[] {
	return [...code.matchAll(/^\s*\/\/\s*@(?:match|include)\s+(\S+)/gm)].flatMap(([, site]) => (site ? [site] : []));
}
