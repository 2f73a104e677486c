import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { Square } from "lucide-react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en } from "./messages/en.ts";
import { RunResult } from "./run-result.tsx";
import styles from "./test-run-panel.module.css";
import type { RunPlace, TestRun } from "./use-test-run.ts";

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
			<fieldset className={styles.places} disabled={isTesting}>
				<legend>{text.place.heading}</legend>
				<Place place="tab" chosen={place} isPossible={hasTab} onChoose={choosePlace} />
				<Place place="sandbox" chosen={place} isPossible onChoose={choosePlace} />
			</fieldset>
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

interface PlaceProps {
	readonly place: RunPlace;
	readonly chosen: RunPlace;
	readonly isPossible: boolean;
	readonly onChoose: (place: RunPlace) => void;
}

function Place({ place, chosen, isPossible, onChoose }: PlaceProps) {
	const text = useMessages({ en }).place;
	const hint = place === "sandbox" ? text.sandboxHint : isPossible ? text.tabHint : text.noExtension;
	return (
		<label className={styles.place}>
			<input
				type="radio"
				name="test-run-place"
				checked={place === chosen}
				disabled={!isPossible}
				onChange={() => onChoose(place)}
			/>
			<span>
				{text[place]}
				<small>{hint}</small>
			</span>
		</label>
	);
}
