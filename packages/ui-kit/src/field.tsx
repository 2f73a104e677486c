import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { joinClasses } from "./join-classes.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface FieldProps {
	label: ReactNode;
	/** The problem and how to fix it. */
	error?: ReactNode;
	hint?: ReactNode;
	/** The label is for screen readers only (a search box with its icon). */
	labelHidden?: boolean;
	/** A remark at the end of the label's line: "optional", "12 / 50". */
	aside?: ReactNode;
	className?: string;
}

export interface ControlIdentity {
	id: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
	className: string;
}

/** Label, control, hint and error, tied together by ids. The control is drawn by `children`. */
export function Field({
	label,
	error,
	hint,
	labelHidden = false,
	aside,
	className,
	id,
	children,
}: FieldProps & { id: string | undefined; children: (control: ControlIdentity) => ReactNode }) {
	const generated = useId();
	const control = id ?? generated;
	const described = [error ? `${control}-error` : "", hint ? `${control}-hint` : ""].filter(Boolean).join(" ");
	const name = (
		<label htmlFor={control} className={styles.label}>
			{label}
		</label>
	);
	return (
		<div className={joinClasses(styles.field, className)}>
			{labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : null}
			{(!labelHidden || aside) && (
				<div className={styles.top}>
					{!labelHidden && name}
					{aside && <span className={styles.aside}>{aside}</span>}
				</div>
			)}
			{children({
				id: control,
				"aria-describedby": described === "" ? undefined : described,
				"aria-invalid": error ? true : undefined,
				className: styles.control ?? "",
			})}
			{error && (
				<p id={`${control}-error`} className={styles.error}>
					<CircleAlert aria-hidden="true" />
					<span>{error}</span>
				</p>
			)}
			{hint && (
				<p id={`${control}-hint`} className={styles.hint}>
					{hint}
				</p>
			)}
		</div>
	);
}
