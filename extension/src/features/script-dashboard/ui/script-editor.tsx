import type { Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import { saveScript } from "@scriptorium/shared-protocol/extension-internal/script-versions";
import { Button } from "@scriptorium/ui-kit/button";
import { DangerNotice } from "@scriptorium/ui-kit/code-findings/danger-notice";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { checkSyntax } from "../../../rating/check-syntax.ts";
import { ratingSummary } from "../../../rating/rating-summary.ts";
import type { SyntaxProblem } from "../../../rating/syntax-error.ts";
import { inspectOnce, useInspection, useSyntaxError } from "../../../rating/use-inspection.ts";
import { CodeWithFindings } from "../../../ui/code-with-findings.tsx";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { useGuard } from "../../../ui/guard/use-guard.ts";
import { analysisOf } from "../../../ui/rating-card.tsx";
import { loadOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import { SaveConflict } from "./save-conflict.tsx";
import styles from "./script-page.module.css";
import type { ScriptPartProps } from "./script-part.ts";
import { useSaveKey } from "./use-save-key.ts";

type Saving =
	| { readonly state: "idle" | "saving" | "saved" | "conflict" }
	/** Stored, although it is no program. */
	| { readonly state: "saved-broken"; readonly problem: SyntaxProblem }
	| { readonly state: "failed"; readonly message: string }
	/** High Risk: saved only after the user has agreed to the worst finding. */
	| { readonly state: "consent"; readonly worst: Vulnerability | null };

/** The code of an installed script. Saving goes through the checks of an install and keeps the version before. */
export function ScriptEditor({ ports, script, stored, onChanged }: ScriptPartProps) {
	const texts = useMessages({ en }).script;
	const [code, setCode] = useState(stored.code);
	/** The code that the text was made from; another one means that the script was updated meanwhile. */
	const [from, setFrom] = useState(stored.code);
	const [saving, setSaving] = useState<Saving>({ state: "idle" });
	const [consented, setConsented] = useState(false);
	const consent = useGuard(saving.state === "consent");
	const inspected = useInspection(code, ports.hubOrigin);
	const syntaxError = useSyntaxError(code);
	const analysis = analysisOf(inspected?.rating ?? null);
	const isChanged = code !== from;

	// Rolled back or updated: the editor follows, unless there is something to lose.
	useEffect(() => {
		if (stored.code === from || isChanged) return;
		setCode(stored.code);
		setFrom(stored.code);
	}, [stored.code, from, isChanged]);
	useEffect(() => {
		if (!isChanged) return;
		const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isChanged]);

	/** @param base the stored code that the text replaces */
	const save = async (agreed: boolean, base = from): Promise<void> => {
		if (!isChanged || saving.state === "saving") return;
		setSaving({ state: "saving" });
		const text = code;
		const { rating } = await inspectOnce(text, ports.hubOrigin, new AbortController().signal);
		const result = analysisOf(rating);
		if (result?.risk_level === "red" && script.rating?.level !== "red" && !agreed) {
			setConsented(false);
			return setSaving({ state: "consent", worst: result.vulnerabilities[0] ?? null });
		}
		const payload = { id: script.id, code: text, from: base, rating: ratingSummary(rating) };
		const answer = await ports.client.request(saveScript, payload, loadOptions);
		if (!answer.ok && answer.error.code === "CHANGED") {
			// What is stored now is needed for the comparison.
			await onChanged();
			return setSaving({ state: "conflict" });
		}
		if (!answer.ok) return setSaving({ state: "failed", message: answer.error.message });
		const broken = await checkSyntax(text);
		setFrom(text);
		setSaving(broken === null ? { state: "saved" } : { state: "saved-broken", problem: broken });
		await onChanged();
	};
	const keepMine = (): void => {
		setFrom(stored.code);
		void save(false, stored.code);
	};
	const takeTheirs = (): void => {
		setCode(stored.code);
		setFrom(stored.code);
		setSaving({ state: "idle" });
	};
	useSaveKey(() => void save(false));

	const isProblem = saving.state === "failed" || saving.state === "saved-broken";
	return (
		<div className={styles.stack}>
			<CodeWithFindings
				code={code}
				label={texts.codeOf(script.name)}
				findings={analysis?.vulnerabilities ?? []}
				syntaxError={syntaxError}
				onCodeChange={(next) => {
					setCode(next);
					if (saving.state !== "saving") setSaving({ state: "idle" });
				}}
				tall
			/>
			{saving.state === "conflict" && (
				<SaveConflict mine={code} theirs={stored.code} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
			)}
			{saving.state === "consent" && (
				<DangerNotice
					worst={saving.worst}
					consented={consented}
					canConsent={consent.isReady}
					onConsent={(agreed) => {
						if (consent.take() !== null) setConsented(agreed);
					}}
				/>
			)}
			<div className={styles.sticky}>
				{saving.state === "consent" ? (
					<GrantButton variant="danger" disabled={!consented} onGrant={() => void save(true)}>
						{texts.saveAnyway}
					</GrantButton>
				) : (
					<Button
						variant="primary"
						busy={saving.state === "saving"}
						disabled={!isChanged}
						onClick={() => void save(false)}
					>
						{texts.save}
					</Button>
				)}
				<RiskVerdict level={analysis?.risk_level ?? "unrated"} score={analysis?.score ?? null} />
				<p role="status" className={isProblem ? styles.problem : styles.hint}>
					{saving.state === "saved" && texts.saved}
					{saving.state === "saved-broken" && texts.savedBroken(saving.problem.line, saving.problem.message)}
					{saving.state === "failed" && `${texts.notSaved}: ${saving.message}`}
					{saving.state === "idle" && (isChanged ? texts.unsaved : texts.saveHint)}
				</p>
			</div>
		</div>
	);
}
