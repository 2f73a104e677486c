import type { StepData } from "@scriptorium/flow/document/flow-document";
import { describeSelector } from "@scriptorium/flow/recording/describe-selector";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { strategyOf } from "@scriptorium/flow/recording/strategy-of";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { useId, useState } from "react";
import { en } from "./messages/en.ts";
import styles from "./step-dialog.module.css";

export interface ElementFieldProps {
	readonly data: StepData;
	readonly hint: string;
	readonly onChange: (
		change: Pick<StepData, "selector" | "target"> | { selector?: undefined; target?: undefined },
	) => void;
}

/** The element of a step: its recorded properties in words, or a selector typed by hand. */
export function ElementField({ data, hint, onChange }: ElementFieldProps) {
	const text = useMessages({ en });
	/** The recorded target, for the way back from a typed selector. */
	const [recorded] = useState(data.target);
	const frames = data.frame?.map(({ primary }) => describeSelector(primary)).join(" › ");
	return (
		<div className={styles.element}>
			{data.target === undefined ? (
				<>
					<TextField
						label={text.fields.selector}
						hint={hint}
						value={data.selector ?? ""}
						maxLength={2000}
						spellCheck={false}
						autoCapitalize="off"
						onChange={({ target: { value } }) =>
							onChange({ selector: value === "" ? undefined : value, target: undefined })
						}
					/>
					{recorded !== undefined && (
						<Button
							size="small"
							variant="quiet"
							onClick={() => onChange({ selector: recorded.primary, target: recorded })}
						>
							{text.recorded.restore}
						</Button>
					)}
				</>
			) : (
				<RecordedElement
					target={data.target}
					onTarget={(target) => onChange({ selector: target.primary, target })}
					onType={() => onChange({ selector: typedFrom(data.target), target: undefined })}
				/>
			)}
			{frames !== undefined && frames !== "" && <p className={styles.frame}>{text.recorded.frame(frames)}</p>}
		</div>
	);
}

interface RecordedElementProps {
	readonly target: RecordedTarget;
	readonly onTarget: (target: RecordedTarget) => void;
	readonly onType: () => void;
}

function RecordedElement({ target, onTarget, onType }: RecordedElementProps) {
	const { recorded: text } = useMessages({ en });
	const name = useId();
	// The order stays while one is chosen: entries must not jump.
	const [selectors] = useState(() => [target.primary, ...target.fallbacks]);
	return (
		<fieldset className={styles.recorded}>
			<legend>{text.heading}</legend>
			<p className={styles.words}>{describeSelector(target.primary)}</p>
			<p className={styles.hint} id={`${name}-hint`}>
				{text.hint}
			</p>
			<ul className={styles.alternatives} aria-label={text.alternatives}>
				{selectors.map((selector) => (
					<li key={selector}>
						<label>
							<input
								type="radio"
								name={name}
								aria-describedby={`${name}-hint`}
								checked={selector === target.primary}
								onChange={() =>
									onTarget({
										...target,
										primary: selector,
										strategy: strategyOf(selector),
										fallbacks: selectors.filter((other) => other !== selector),
									})
								}
							/>
							<span>{describeSelector(selector)}</span>
						</label>
					</li>
				))}
			</ul>
			<Button size="small" variant="quiet" onClick={onType}>
				{text.typeInstead}
			</Button>
		</fieldset>
	);
}

/** A selector that CSS understands, to begin with. */
function typedFrom(target: RecordedTarget | undefined): string | undefined {
	const all = target === undefined ? [] : [target.primary, ...target.fallbacks];
	return all.find((selector) => !/^(?:aria|text|xpath|pierce)\//.test(selector));
}
