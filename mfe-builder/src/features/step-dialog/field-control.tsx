import type { StepData } from "@scriptorium/flow/document/flow-document";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import type { StepField } from "../../editor/step-views/step-view.ts";
import { CodeInput } from "./code-input.tsx";
import { ElementField } from "./element-field.tsx";
import { en } from "./messages/en.ts";
import styles from "./step-dialog.module.css";
import { parameterAt, parseInteger, READS_VARIABLES, withParameter } from "./step-fields.ts";

export type StepDataChange = { readonly [Field in keyof StepData]?: StepData[Field] | undefined };

export interface FieldControlProps {
	readonly field: StepField;
	readonly data: StepData;
	/** What can be read here: the variables that other steps set. */
	readonly variables: readonly string[];
	readonly onChange: (change: StepDataChange) => void;
}

/** What a field's hint says, with the variables that can be read in it. */
function useHint(field: StepField, variables: readonly string[]): string | undefined {
	const text = useMessages({ en });
	const hint = "hint" in field ? field.hint : undefined;
	if (hint === undefined) return undefined;
	const isKnown = READS_VARIABLES.has(hint) && variables.length > 0;
	return isKnown ? `${text.hints[hint]} ${text.known(variables)}` : text.hints[hint];
}

/** The control of one field of a step. */
export function FieldControl({ field, data, variables, onChange }: FieldControlProps) {
	const text = useMessages({ en });
	const hint = useHint(field, variables);
	switch (field.control) {
		case "element":
			return <ElementField data={data} hint={hint ?? ""} onChange={onChange} />;
		case "text":
			return (
				<TextField
					label={text.fields[field.label]}
					hint={hint}
					value={data[field.field] ?? ""}
					maxLength={field.field === "url" ? 8192 : 2000}
					spellCheck={false}
					autoCapitalize="off"
					onChange={({ target: { value } }) => onChange({ [field.field]: value === "" ? undefined : value })}
				/>
			);
		case "area":
		case "line":
			return <TextControl field={field} data={data} variables={variables} onChange={onChange} />;
		case "code":
			return (
				<CodeInput
					label={text.fields[field.label]}
					hint={hint}
					code={data[field.field] ?? ""}
					onChange={(code) => onChange({ [field.field]: code === "" ? undefined : code })}
				/>
			);
		case "integer":
			return (
				<IntegerField
					label={text.fields[field.label]}
					hint={hint}
					value={data[field.field]}
					onChange={(value) => onChange({ [field.field]: value })}
				/>
			);
		case "switch":
			return (
				<Switch
					label={text.fields[field.label]}
					checked={data[field.field] ?? false}
					onCheckedChange={(checked) => onChange({ [field.field]: checked })}
				/>
			);
		case "parameter-integer":
			return (
				<IntegerField
					label={text.fields[field.label]}
					value={parameterAt(data, field.path)}
					onChange={(value) => onChange({ parameters: withParameter(data, field.path, value) })}
				/>
			);
		case "parameter-switch":
			return (
				<Switch
					label={text.fields[field.label]}
					checked={parameterAt(data, field.path) === true}
					onCheckedChange={(checked) => onChange({ parameters: withParameter(data, field.path, checked) })}
				/>
			);
		case "modifiers":
			return <ModifierFields data={data} onChange={onChange} />;
		case "recorded-only":
			return <p className={styles.hint}>{text.recorded.only}</p>;
	}
}

interface IntegerFieldProps {
	readonly label: string;
	readonly hint?: string | undefined;
	readonly value: unknown;
	readonly onChange: (value: number | undefined) => void;
}

function IntegerField({ label, hint, value, onChange }: IntegerFieldProps) {
	return (
		<TextField
			label={label}
			hint={hint}
			type="number"
			inputMode="numeric"
			step={1}
			value={typeof value === "number" ? value : ""}
			onChange={({ target }) => onChange(parseInteger(target.value))}
		/>
	);
}

function TextControl({
	field,
	data,
	variables,
	onChange,
}: FieldControlProps & { readonly field: Extract<StepField, { control: "area" | "line" }> }) {
	const text = useMessages({ en });
	const hint = useHint(field, variables);
	const stored = data[field.field];
	const isList = Array.isArray(stored);
	const isMasked = field.field === "value" && parameterAt(data, ["masked"]) === true;
	const set = (typed: string) => {
		const value = typed === "" ? undefined : isList ? typed.split("\n") : typed;
		const unmasked = isMasked ? { parameters: withParameter(data, ["masked"], undefined) } : {};
		onChange({ [field.field]: value, ...unmasked });
	};
	const shared = {
		label: text.fields[isList ? "options" : field.label],
		hint: isMasked ? text.hints.masked : hint,
		value: isMasked ? "" : isList ? stored.join("\n") : (stored ?? ""),
		maxLength: 100_000,
	};
	if (field.control === "line") return <TextField {...shared} onChange={({ target }) => set(target.value)} />;
	return <TextArea {...shared} rows={2} onChange={({ target }) => set(target.value)} />;
}

const MODIFIERS = ["ctrl", "alt", "shift", "meta"] as const;

function ModifierFields({ data, onChange }: Omit<FieldControlProps, "field" | "variables">) {
	const { modifiers: text } = useMessages({ en });
	const held = Object.fromEntries(MODIFIERS.map((key) => [key, parameterAt(data, ["modifiers", key]) === true]));
	return (
		<fieldset className={styles.modifiers}>
			<legend>{text.label}</legend>
			{MODIFIERS.map((key) => (
				<label key={key}>
					<input
						type="checkbox"
						checked={held[key] ?? false}
						onChange={({ target }) =>
							onChange({ parameters: withParameter(data, ["modifiers"], { ...held, [key]: target.checked }) })
						}
					/>
					{text[key]}
				</label>
			))}
		</fieldset>
	);
}
