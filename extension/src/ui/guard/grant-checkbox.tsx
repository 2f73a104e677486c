import type { ReactNode } from "react";
import { useGuard } from "./use-guard.ts";

export interface GrantCheckboxProps {
	readonly checked: boolean;
	readonly onGrant: (checked: boolean) => void;
	readonly className: string | undefined;
	readonly children: ReactNode;
}

/** A box that widens what a button grants: no press counts in the first second after the page came to the front. */
export function GrantCheckbox({ checked, onGrant, className, children }: GrantCheckboxProps) {
	const guard = useGuard();
	return (
		<label className={className}>
			<input
				type="checkbox"
				checked={checked}
				aria-disabled={!guard.isReady || undefined}
				onChange={(event) => {
					if (guard.take() !== null) onGrant(event.currentTarget.checked);
				}}
			/>
			<span>{children}</span>
		</label>
	);
}
