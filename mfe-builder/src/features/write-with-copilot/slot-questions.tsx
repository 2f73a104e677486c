import type { SlotValue } from "@scriptorium/script-templates/script-template";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type FormEvent, useEffect, useRef, useState } from "react";
import styles from "./copilot-notes.module.css";
import { en } from "./messages/en.ts";
import { isSelector } from "./page-outline/selector.ts";
import { SITE_QUESTION } from "./site-question.ts";
import { SlotField } from "./slot-fields/slot-field.tsx";
import type { FilledTemplate } from "./template-mode.ts";

export interface SlotQuestionsProps {
	filled: FilledTemplate;
	onAnswer: (answers: Readonly<Record<string, SlotValue>>) => void;
	onCancel: () => void;
}

/** Asks for the values that a template needs and the request did not name. */
export function SlotQuestions({ filled: { template, missing }, onAnswer, onCancel }: SlotQuestionsProps) {
	const { questions: text } = useMessages({ en });
	const form = useRef<HTMLFormElement>(null);
	const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
	const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
	useEffect(() => form.current?.querySelector("input")?.focus(), []);

	async function submit(event: FormEvent) {
		event.preventDefault();
		// It is here already: the questions came from it.
		const { readAnswer } = await import("./template-mode.ts");
		const answers: Record<string, SlotValue> = {};
		const wrong = missing.filter((slot) => {
			const value = readAnswer(slot, typed[slot.name] ?? "");
			if (value === null || (slot.type === "element" && !isSelector(String(value)))) return true;
			answers[slot.name] = value;
			return false;
		});
		setInvalid(new Set(wrong.map(({ name }) => name)));
		const [first] = wrong;
		if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
		else onAnswer(answers);
	}

	return (
		<form
			ref={form}
			noValidate
			className={styles.note}
			aria-label={text.heading(template.title)}
			onSubmit={(event) => void submit(event)}
		>
			<h2 className={styles.heading}>{text.heading(template.title)}</h2>
			<p>{template.description}</p>
			{missing.map((slot) => (
				<SlotField
					key={slot.name}
					slot={slot}
					typed={typed[slot.name] ?? ""}
					isInvalid={invalid.has(slot.name)}
					onChange={(text) => setTyped((before) => ({ ...before, [slot.name]: text }))}
					onSite={(site) => setTyped((before) => ({ [SITE_QUESTION]: site, ...withoutBlank(before) }))}
				/>
			))}
			<div className={styles.actions}>
				<Button variant="quiet" onClick={onCancel}>
					{text.cancel}
				</Button>
				<Button type="submit" variant="primary">
					{text.go}
				</Button>
			</div>
		</form>
	);
}

/** Without the fields that were emptied again. */
const withoutBlank = (typed: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ""));
