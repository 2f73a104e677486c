import { generationLimits } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { Mic, Square } from "lucide-react";
import { type KeyboardEvent, type Ref, useState } from "react";
import { useDictation } from "./dictation/use-dictation.ts";
import { en } from "./messages/en.ts";
import styles from "./prompt-box.module.css";

export interface PromptBoxProps {
	prompt: string;
	isBusy: boolean;
	onChange: (prompt: string) => void;
	onSubmit: () => void;
	/** Shows the suggestions; left out where they are shown. */
	onBrowse?: (() => void) | undefined;
	fieldRef?: Ref<HTMLTextAreaElement>;
}

/** Spec 02 § 2: the description, four examples, voice, and Enter to generate. */
export function PromptBox({ prompt, isBusy, onChange, onSubmit, onBrowse, fieldRef }: PromptBoxProps) {
	const { prompt: text } = useMessages({ en });
	const [hasTried, setTried] = useState(false);
	const isBlank = prompt.trim() === "";

	function submit() {
		setTried(isBlank);
		if (!isBlank && !isBusy) onSubmit();
	}

	function onKeyDown(event: KeyboardEvent) {
		// While an input method composes, Enter chooses one of its words.
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		submit();
	}

	return (
		<section className={styles.box} aria-label={text.label}>
			<TextArea
				{...(fieldRef ? { ref: fieldRef } : {})}
				label={text.label}
				hint={text.hint}
				rows={3}
				maxLength={generationLimits.prompt}
				value={prompt}
				enterKeyHint="go"
				onChange={({ target }) => onChange(target.value)}
				onKeyDown={onKeyDown}
				onBlur={() => setTried(false)}
				{...(hasTried && isBlank ? { error: text.blank } : {})}
			/>
			<ul className={styles.examples} aria-label={text.examples}>
				{text.exampleTexts.map(([name, request]) => (
					<li key={name}>
						<button type="button" className={buttonClass({ size: "small" })} onClick={() => onChange(request)}>
							{name}
						</button>
					</li>
				))}
			</ul>
			<div className={styles.actions}>
				<VoiceInput prompt={prompt} onChange={onChange} />
				<div className={styles.buttons}>
					{onBrowse && (
						<Button variant="quiet" onClick={onBrowse}>
							{text.browse}
						</Button>
					)}
					<Button
						variant="primary"
						disabled={isBlank}
						busy={isBusy}
						title={isBlank ? text.blank : undefined}
						onClick={submit}
					>
						{isBusy ? text.generating : text.generate}
					</Button>
				</div>
			</div>
		</section>
	);
}

function VoiceInput({ prompt, onChange }: { prompt: string; onChange: (prompt: string) => void }) {
	const { voice: text } = useMessages({ en });
	const dictation = useDictation((said) => onChange(prompt.trim() === "" ? said : `${prompt.trimEnd()} ${said}`));
	if (!dictation.isAvailable) return null;
	return (
		<div className={styles.voice}>
			<Button
				icon={dictation.isListening ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
				onClick={dictation.isListening ? dictation.stop : dictation.start}
			>
				{dictation.isListening ? text.stop : text.start}
			</Button>
			<p role="status" className={styles.listening}>
				{dictation.isListening && text.listening}
				{dictation.problem !== null && text[dictation.problem]}
			</p>
			<p className={styles.where}>{text.where}</p>
		</div>
	);
}
