import { Button } from "@scriptorium/ui-kit/button";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Star } from "lucide-react";
import { type ToggleTarget, useToggle } from "../../toggle/use-toggle.ts";
import { en } from "./messages/en.ts";
import styles from "./star-button.module.css";
import { starToggle } from "./star-toggle.ts";

/** Stars a script or takes the star back. `targetId` is the script's id, `count` its number of stars. */
export function StarButton({ count, ...target }: ToggleTarget & { count: number }) {
	const text = useMessages({ en });
	const { isOn, isUnknown, press } = useToggle(starToggle, text, target);
	return (
		<Button
			aria-pressed={isOn}
			aria-disabled={isUnknown || undefined}
			className={styles.star}
			icon={<Star aria-hidden="true" fill={isOn ? "currentColor" : "none"} />}
			onClick={press}
		>
			{isOn ? text.starred : text.star}
			<span className={styles.count}>
				<CompactNumber value={count} label={text.starsOf(count)} />
			</span>
		</Button>
	);
}
