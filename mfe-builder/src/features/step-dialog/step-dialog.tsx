import type { FlowNode, StepData } from "@scriptorium/flow/document/flow-document";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { type ReactNode, useId, useState } from "react";
import { useEditCommands } from "../../editor/commands/use-edit-commands.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { marksOf } from "../../editor/step-marks.ts";
import { en as stepWords } from "../../editor/step-views/en.ts";
import { stepViews } from "../../editor/step-views/step-views.ts";
import { FieldControl, type StepDataChange } from "./field-control.tsx";
import { en } from "./messages/en.ts";
import styles from "./step-dialog.module.css";
import { variablesOf } from "./step-fields.ts";

export interface StepDialogProps {
	readonly step: FlowNode;
	/** The code of the step as it is in the form. */
	readonly preview: (step: FlowNode) => ReactNode;
	readonly onClose: () => void;
}

/** Spec 03 § 2: sets up a step, and shows its code. */
export function StepDialog({ step, preview, onClose }: StepDialogProps) {
	const text = useMessages({ en });
	const words = useMessages({ en: stepWords });
	const commands = useEditCommands();
	const form = useId();
	const [data, setData] = useState<StepData>(step.data);
	const [tab, setTab] = useState("configuration");
	const problems = useFlowStore(({ validation }) => marksOf(validation).get(step.id)?.messages);
	const [variables] = useState(() => variablesOf(useFlowStore.getState().flow, step.id));
	const change = (fields: StepDataChange) =>
		setData((former) => {
			const { label, category, ...rest } = { ...former, ...fields };
			const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
			return { ...kept, label: label ?? former.label, category: category ?? former.category };
		});
	const save = () => {
		commands.configure(step.id, changedFields(step.data, nameless(data, words.kinds[step.type])));
		onClose();
	};

	return (
		<Dialog
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			title={text.title(step.data.label)}
			description={words.about[step.type]}
			closeLabel={text.close}
			size="large"
			actions={
				<>
					<Button onClick={onClose}>{text.cancel}</Button>
					<Button variant="primary" type="submit" form={form}>
						{text.save}
					</Button>
				</>
			}
		>
			<form
				id={form}
				ref={stepViews[step.type].fields[0]?.control === "code" ? null : focusFirstField}
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				<Tabs
					label={text.tabs}
					value={tab}
					onValueChange={setTab}
					items={[
						{
							value: "configuration",
							label: text.configuration,
							content: (
								<div className={styles.fields}>
									{problems !== undefined && (
										<ul className={styles.problems} aria-label={text.problems}>
											{problems.map((problem) => (
												<li key={problem}>{problem}</li>
											))}
										</ul>
									)}
									{stepViews[step.type].fields.map((field, at) => (
										<FieldControl key={at} field={field} data={data} variables={variables} onChange={change} />
									))}
									{stepViews[step.type].fields.length === 0 && <p className={styles.hint}>{text.none}</p>}
									<TextField
										label={text.fields.label}
										value={data.label}
										maxLength={2000}
										onChange={({ target }) => change({ label: target.value })}
									/>
									<TextField
										label={text.fields.description}
										value={data.description ?? ""}
										maxLength={2000}
										onChange={({ target: { value } }) => change({ description: value === "" ? undefined : value })}
									/>
								</div>
							),
						},
						{ value: "preview", label: text.preview, content: preview({ ...step, data }) },
					]}
				/>
			</form>
		</Dialog>
	);
}

/** What a person opens the dialog for comes first: not its tabs. A code editor comes later than the form, and is left alone. */
function focusFirstField(form: HTMLFormElement | null): void {
	// After the dialog has noted where the focus returns to.
	requestAnimationFrame(() => form?.querySelector<HTMLElement>("input, textarea")?.focus());
}

/** A step always has a name: without one, that of its kind. */
const nameless = (data: StepData, kind: string): StepData =>
	data.label.trim() === "" ? { ...data, label: kind } : data;

/** The changed fields, with undefined for those that were emptied. */
function changedFields(before: StepData, after: StepData): StepDataChange {
	const removed = Object.keys(before).filter((field) => !(field in after));
	return { ...after, ...Object.fromEntries(removed.map((field) => [field, undefined])) };
}
