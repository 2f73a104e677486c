import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { type FormEvent, useId, useState } from "react";
import { en } from "../messages/en.ts";
import { DEFAULT_OPTIONS, type OptionField, type OptionValues, optionFields, wrongOptions } from "./option-values.ts";
import styles from "./options-dialog.module.css";
import { useRecordingOptions } from "./use-recording-options.ts";

export interface OptionsDialogProps {
	readonly onClose: () => void;
}

const captures = ["captureScreenshots", "captureNetwork", "captureConsole"] as const;

/** The options of the next recording. */
export function OptionsDialog({ onClose }: OptionsDialogProps) {
	const { options: text } = useMessages({ en });
	const id = useId();
	const kept = useRecordingOptions();
	const [values, setValues] = useState(kept.values);
	const [isTried, setTried] = useState(false);
	const wrong = isTried ? wrongOptions(values, isSelector) : {};
	const change = (part: Partial<OptionValues>) => setValues((before) => ({ ...before, ...part }));
	const field = (name: OptionField) => {
		const found = wrong[name];
		return {
			id: `${id}-${name}`,
			label: text.fields[name],
			hint: text.hints[name],
			value: values[name],
			...(found === undefined ? {} : { error: text.wrong[name](found) }),
			onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [name]: target.value }),
		};
	};

	function submit(event: FormEvent) {
		event.preventDefault();
		setTried(true);
		const found = wrongOptions(values, isSelector);
		const first = optionFields.find((name) => found[name] !== undefined);
		if (first !== undefined) {
			document.getElementById(`${id}-${first}`)?.focus();
			return;
		}
		kept.keep(values);
		onClose();
	}

	return (
		<Dialog
			open
			onOpenChange={onClose}
			title={text.title}
			description={text.text}
			closeLabel={text.close}
			actions={
				<>
					<Button variant="quiet" onClick={() => setValues(DEFAULT_OPTIONS)}>
						{text.reset}
					</Button>
					<Button variant="primary" type="submit" form={id}>
						{text.submit}
					</Button>
				</>
			}
		>
			<form id={id} noValidate className={styles.form} onSubmit={submit}>
				{captures.map((name) => (
					<Switch
						key={name}
						label={text.fields[name]}
						hint={text.hints[name]}
						checked={values[name]}
						onCheckedChange={(isOn) => change({ [name]: isOn })}
					/>
				))}
				<TextArea {...field("ignoredSelectors")} code rows={2} />
				<TextArea {...field("allowedDomains")} code rows={2} />
				<div className={styles.limits}>
					<TextField {...field("maxActions")} inputMode="numeric" autoComplete="off" />
					<TextField {...field("maxDuration")} inputMode="numeric" autoComplete="off" />
				</div>
			</form>
		</Dialog>
	);
}

function isSelector(css: string): boolean {
	try {
		document.createDocumentFragment().querySelector(css);
		return true;
	} catch {
		return false;
	}
}
