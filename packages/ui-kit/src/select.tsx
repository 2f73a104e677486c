import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { joinClasses } from "./join-classes.ts";
import styles from "./select.module.css";

export interface SelectOption<Value extends string = string> {
	value: Value;
	label: string;
	disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
	extends Omit<ComponentProps<"select">, keyof FieldProps | "children" | "value" | "defaultValue" | "multiple">,
		FieldProps {
	options: readonly SelectOption<Value>[];
	value: Value | "";
	onValueChange: (value: Value) => void;
	/** Shown while nothing is chosen (`value` is ""). */
	placeholder?: string;
}

/**
 * The browser's own list, which works on every phone and with every screen reader. Radix's select inserts an inline style
 * element, which the Content-Security-Policy refuses.
 */
export function Select<Value extends string = string>({
	label,
	error,
	hint,
	labelHidden,
	aside,
	className,
	id,
	options,
	value,
	onValueChange,
	placeholder,
	onChange,
	...select
}: SelectProps<Value>) {
	return (
		<Field
			label={label}
			error={error}
			hint={hint}
			aside={aside}
			id={id}
			labelHidden={labelHidden ?? false}
			className={className ?? ""}
		>
			{(control) => (
				<span className={styles.box}>
					<select
						{...select}
						{...control}
						className={joinClasses(control.className, styles.select)}
						value={value}
						onChange={(event) => {
							onChange?.(event);
							const chosen = options.find((option) => option.value === event.target.value);
							if (chosen) onValueChange(chosen.value);
						}}
					>
						{placeholder !== undefined && (
							<option value="" disabled hidden>
								{placeholder}
							</option>
						)}
						{options.map((option) => (
							<option key={option.value} value={option.value} disabled={option.disabled}>
								{option.label}
							</option>
						))}
					</select>
					<ChevronDown aria-hidden="true" className={styles.chevron} />
				</span>
			)}
		</Field>
	);
}
