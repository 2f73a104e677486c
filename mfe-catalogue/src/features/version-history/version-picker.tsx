import type { VersionWithRisk } from "@scriptorium/hub-data/security/list-version-risks";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { useState } from "react";
import { en } from "./messages/en.ts";
import styles from "./versions-panel.module.css";

export interface VersionPickerProps {
	versions: readonly VersionWithRisk[];
	/** By semver; chosen first. */
	chosen: { readonly older: string; readonly newer: string };
	onCompare: (one: string, other: string) => void;
}

/** Any two versions of the script. */
export function VersionPicker({ versions, chosen, onCompare }: VersionPickerProps) {
	const text = useMessages({ en }).picker;
	const [older, setOlder] = useState(chosen.older);
	const [newer, setNewer] = useState(chosen.newer);
	const known = (semver: string) => (versions.some((version) => version.semver === semver) ? semver : "");
	const options = (other: string) =>
		versions.map(({ semver }) => ({ value: semver, label: semver, disabled: semver === other }));
	return (
		<form
			className={styles.picker}
			aria-label={text.label}
			onSubmit={(event) => {
				event.preventDefault();
				if (known(older) && known(newer)) onCompare(older, newer);
			}}
		>
			<Select
				label={text.older}
				options={options(newer)}
				value={known(older)}
				placeholder=""
				onValueChange={setOlder}
			/>
			<Select
				label={text.newer}
				options={options(older)}
				value={known(newer)}
				placeholder=""
				onValueChange={setNewer}
			/>
			<Button type="submit">{text.compare}</Button>
		</form>
	);
}
