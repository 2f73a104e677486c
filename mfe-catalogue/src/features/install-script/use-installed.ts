import { useExtensionStatus, useHost } from "@scriptorium/remote-kit/host";
import { useEffect, useState } from "react";

export type InstalledState =
	/** Also while the extension has not answered, and when it is not there. */
	| { readonly state: "unknown" }
	| { readonly state: "absent" }
	| {
			readonly state: "installed";
			readonly version: string;
			readonly isEnabled: boolean;
			/** The hub has a newer version. */
			readonly isOutdated: boolean;
			/** Version on the hub. */
			readonly newest: string;
	  };

/** Follows whether the extension has the script, also while it is installed or removed in another tab. */
export function useInstalled(fileUrl: string, newest: string): InstalledState {
	const { extension } = useHost();
	const { state: connection } = useExtensionStatus();
	const [installed, setInstalled] = useState<InstalledState>({ state: "unknown" });
	useEffect(() => {
		if (connection !== "connected") {
			setInstalled({ state: "unknown" });
			return;
		}
		let isCurrent = true;
		const read = async () => {
			const answer = await extension.findInstalled(fileUrl);
			if (!isCurrent) return;
			if (!answer.ok) setInstalled({ state: "unknown" });
			else if (answer.value === null) setInstalled({ state: "absent" });
			else {
				const { version, enabled } = answer.value;
				const { compareVersions } = await import("@scriptorium/userscript/compare-versions");
				if (!isCurrent) return;
				const isOutdated = compareVersions(newest, version) > 0;
				setInstalled({ state: "installed", version, isEnabled: enabled, isOutdated, newest });
			}
		};
		void read();
		const stop = extension.scriptChanges.subscribe(() => void read());
		return () => {
			isCurrent = false;
			stop();
		};
	}, [extension, connection, fileUrl, newest]);
	return installed;
}
