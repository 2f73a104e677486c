import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { joinClasses } from "./join-classes.ts";
import styles from "./text-area.module.css";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, keyof FieldProps>, FieldProps {
	/** Source code: monospaced, without spelling marks. */
	code?: boolean;
}

/** A field for several lines of text; it grows with its content where the browser supports it. */
export function TextArea({
	label,
	error,
	hint,
	labelHidden,
	aside,
	className,
	id,
	code = false,
	rows = 4,
	...area
}: TextAreaProps) {
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
				<textarea
					rows={rows}
					dir="auto"
					{...(code ? { spellCheck: false, autoCapitalize: "off", autoCorrect: "off", dir: "ltr" } : {})}
					{...area}
					{...control}
					className={joinClasses(control.className, styles.area, code && styles.code)}
				/>
			)}
		</Field>
	);
}
