import { Button } from "@scriptorium/ui-kit/button";
import { type Translation, useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Play, Square } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { en } from "./messages/en.ts";
import { addressProblem } from "./test-address.ts";
import styles from "./test-form.module.css";
import { TestPlaces } from "./test-places.tsx";
import type { ScriptTest, TestPhase } from "./use-script-test.ts";

export interface TestFormProps {
	readonly test: ScriptTest;
	readonly code: string;
	readonly testUrl: string;
	readonly onTestUrlChange: (testUrl: string) => void;
	/** Whether it is on the screen: what is hidden is not worth reading the code at each key. */
	readonly isShown: boolean;
	readonly onSignIn: () => void;
	/** Between the address and the choice of the place. */
	readonly children?: ReactNode;
}

/** Test URL, place, Run Test, how far the run is, and why the server did not run it. */
export function TestForm({ test, code, testUrl, onTestUrlChange, isShown, onSignIn, children }: TestFormProps) {
	const text = useMessages({ en });
	const { phase, place, tab, refusal, start, stop } = test;
	const problem = useMemo(() => (isShown ? addressProblem(code, testUrl) : null), [code, testUrl, isShown]);
	const isBusy = phase.kind !== "idle";
	const address = useRef<HTMLInputElement>(null);
	const run = useRef<HTMLButtonElement>(null);
	/** The element that goes away with the state in which it is useful, and had the focus. */
	const leaving = useRef<HTMLElement | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: buttons come and go with the state only
	useEffect(() => {
		if (leaving.current?.isConnected !== false) return;
		leaving.current = null;
		if (document.activeElement === document.body || document.activeElement === null) run.current?.focus();
	}, [isBusy, refusal]);
	const returnsFocus = {
		onFocus: (event: { currentTarget: HTMLElement }) => {
			leaving.current = event.currentTarget;
		},
		onBlur: (event: { relatedTarget: EventTarget | null }) => {
			// Browsers that report the loss of a removed element name no other one.
			if (event.relatedTarget !== null) leaving.current = null;
		},
	};
	return (
		<form
			className={styles.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const opensAddress = place === "server" || (place === "tab" && tab === "opens");
				if (problem === "bad-url" && opensAddress) address.current?.focus();
				start();
			}}
		>
			<TextField
				ref={address}
				type="url"
				label={text.url}
				value={testUrl}
				autoComplete="off"
				onChange={(event) => onTestUrlChange(event.target.value)}
				{...(problem === "bad-url" ? { error: text.matches.badUrl } : {})}
			/>
			{problem === "excluded" && <p className={styles.warning}>{text.matches.no}</p>}
			{children}
			<TestPlaces test={test} disabled={isBusy} onSignIn={onSignIn} />
			<div className={styles.actions}>
				<Button ref={run} type="submit" variant="primary" icon={<Play aria-hidden="true" />} busy={isBusy}>
					{text.run}
				</Button>
				{isBusy && (
					<Button {...returnsFocus} variant="danger" icon={<Square aria-hidden="true" />} onClick={stop}>
						{text.stop}
					</Button>
				)}
				<p role="status" className={styles.state}>
					{stateOf(phase, text.state)}
				</p>
			</div>
			{refusal && (
				<div className={styles.warning}>
					<p>{refusal.sentence}</p>
					{refusal.offer === "sandbox" && (
						<Button {...returnsFocus} onClick={() => start("sandbox")}>
							{text.server.inSandbox}
						</Button>
					)}
					{refusal.offer === "sign-in" && <Button onClick={onSignIn}>{text.server.signIn}</Button>}
				</div>
			)}
		</form>
	);
}

function stateOf(phase: TestPhase, text: Translation<typeof en>["state"]): string {
	if (phase.kind === "queued") return text.queued(phase.position);
	return phase.kind === "idle" ? "" : text[phase.kind];
}
