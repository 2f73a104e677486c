import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Play, Square } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { en } from "./messages/en.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { addressProblem } from "./test-address.ts";
import styles from "./test-form.module.css";
import type { ScriptTest } from "./use-script-test.ts";

export interface TestFormProps {
	readonly test: ScriptTest;
	readonly code: string;
	readonly testUrl: string;
	readonly onTestUrlChange: (testUrl: string) => void;
	/** Whether it is on the screen: what is hidden is not worth reading the code at each key. */
	readonly isShown: boolean;
	/** Between the address and the choice of the place. */
	readonly children?: ReactNode;
}

/** Test URL, place, Run Test, and how far the run is. */
export function TestForm({ test, code, testUrl, onTestUrlChange, isShown, children }: TestFormProps) {
	const text = useMessages({ en });
	const { phase, place, hasTab, choosePlace, start, stop } = test;
	const problem = useMemo(() => (isShown ? addressProblem(code, testUrl) : null), [code, testUrl, isShown]);
	const isBusy = phase !== "idle";
	return (
		<form
			className={styles.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				start();
			}}
		>
			<TextField
				type="url"
				label={text.url}
				value={testUrl}
				autoComplete="off"
				onChange={(event) => onTestUrlChange(event.target.value)}
				{...(problem === "bad-url" ? { error: text.matches.badUrl } : {})}
			/>
			{problem === "excluded" && <p className={styles.warning}>{text.matches.no}</p>}
			{children}
			<PlaceChoice texts={text.place} place={place} hasTab={hasTab} disabled={isBusy} onChoose={choosePlace} />
			<div className={styles.actions}>
				<Button type="submit" variant="primary" icon={<Play aria-hidden="true" />} busy={isBusy}>
					{text.run}
				</Button>
				{isBusy && (
					<Button variant="danger" icon={<Square aria-hidden="true" />} onClick={stop}>
						{text.stop}
					</Button>
				)}
				<p role="status" className={styles.state}>
					{phase !== "idle" && text.state[phase]}
				</p>
			</div>
		</form>
	);
}
