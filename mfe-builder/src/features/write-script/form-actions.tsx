import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./script-editor.module.css";

export function FormActions({ isNew, isBusy, cancelTo }: { isNew: boolean; isBusy: boolean; cancelTo: string }) {
	const text = useMessages({ en }).actions;
	const label = isNew ? text.create : text.update;
	const busyLabel = isNew ? text.creating : text.updating;
	return (
		<div className={styles.actions}>
			<Link to={cancelTo} className={buttonClass({ variant: "quiet" })}>
				{text.cancel}
			</Link>
			<Button type="submit" variant="primary" busy={isBusy}>
				{isBusy ? busyLabel : label}
			</Button>
		</div>
	);
}
