import { Switch as Primitive } from "radix-ui";
import { type ReactNode, useId } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./switch.module.css";

export interface SwitchProps {
	label: ReactNode;
	checked: boolean;
	onCheckedChange: (checked: boolean) => void;
	hint?: ReactNode;
	disabled?: boolean;
	name?: string;
	id?: string;
	className?: string;
}

/** A setting that is on or off and takes effect at once. The whole row is the target. */
export function Switch({ label, checked, onCheckedChange, hint, disabled = false, name, id, className }: SwitchProps) {
	const generated = useId();
	const control = id ?? generated;
	return (
		<div className={joinClasses(styles.row, className)} data-disabled={disabled || undefined}>
			<span className={styles.words}>
				<label htmlFor={control} className={styles.label}>
					{label}
				</label>
				{hint && (
					<span id={`${control}-hint`} className={styles.hint}>
						{hint}
					</span>
				)}
			</span>
			<Primitive.Root
				id={control}
				checked={checked}
				onCheckedChange={onCheckedChange}
				disabled={disabled}
				aria-describedby={hint ? `${control}-hint` : undefined}
				className={styles.switch}
				{...(name === undefined ? {} : { name })}
			>
				<Primitive.Thumb className={styles.thumb} />
			</Primitive.Root>
		</div>
	);
}
