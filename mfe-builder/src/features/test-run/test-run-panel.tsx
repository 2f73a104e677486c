import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { Square } from "lucide-react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { PlaceChoice } from "../../sandbox-run/place-choice.tsx";
import { en } from "./messages/en.ts";
import { RunResult } from "./run-result.tsx";
import styles from "./test-run-panel.module.css";
import type { TestRun } from "./use-test-run.ts";

/** Where the flow is tested, how far it is, and what came of it. */
export function TestRunPanel({ run }: { readonly run: TestRun }) {
	const text = useMessages({ en });
	const hasCode = useFlowStore(({ generated }) => generated !== null);
	const { place, hasTab, choosePlace, html, setHtml, frame, snapshot, isTesting, stop } = run;
	if (!hasCode && snapshot.state === "idle") return null;
	return (
		<section className={styles.panel} aria-labelledby="test-run">
			<header className={styles.head}>
				<h3 id="test-run">{text.heading}</h3>
				{isTesting && (
					<Button size="small" variant="danger" icon={<Square aria-hidden="true" />} onClick={stop}>
						{text.stop}
					</Button>
				)}
			</header>
			<p>{text.lead}</p>
			<PlaceChoice
				heading={text.place.heading}
				options={[
					{
						place: "tab",
						label: text.place.tab,
						hint: hasTab ? text.place.tabHint : text.place.noExtension,
						isOffered: hasTab,
					},
					{ place: "sandbox", label: text.place.sandbox, hint: text.place.sandboxHint, isOffered: true },
				]}
				chosen={place}
				disabled={isTesting}
				onChoose={choosePlace}
			/>
			{place === "sandbox" && (
				<TextArea
					label={text.place.html}
					hint={text.place.htmlHint}
					rows={3}
					value={html}
					spellCheck={false}
					onChange={(event) => setHtml(event.currentTarget.value)}
				/>
			)}
			<div ref={frame} className={styles.frame} hidden={place !== "sandbox" || snapshot.state === "idle"} />
			<RunResult snapshot={snapshot} />
		</section>
	);
}
