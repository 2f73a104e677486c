import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { joinClasses } from "./join-classes.ts";
import styles from "./text-field.module.css";

export interface TextFieldProps extends Omit<ComponentProps<"input">, keyof FieldProps>, FieldProps {
	/** An icon inside the field, at its start. */
	icon?: ReactNode;
	/** A control inside the field, at its end: clear, show, a key hint. */
	trailing?: ReactNode;
}

/** A field for one line of text. */
export function TextField({
	label,
	error,
	hint,
	labelHidden,
	aside,
	className,
	id,
	icon,
	trailing,
	...input
}: TextFieldProps) {
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
				<span className={joinClasses(styles.box, icon ? styles.withIcon : null, trailing ? styles.withTrailing : null)}>
					{icon && (
						<span className={styles.icon} aria-hidden="true">
							{icon}
						</span>
					)}
					{/* What is typed decides: an Arabic title begins at the right. */}
					<input dir="auto" {...input} {...control} />
					{trailing && <span className={styles.trailing}>{trailing}</span>}
				</span>
			)}
		</Field>
	);
}
