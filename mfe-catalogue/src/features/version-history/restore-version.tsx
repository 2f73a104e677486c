import type { VersionWithRisk } from "@scriptorium/hub-data/security/list-version-risks";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { en } from "./messages/en.ts";
import { type RestorableScript, useRestoreVersion } from "./use-restore-version.ts";

/** For the owner: makes an earlier version the newest again, after a question. */
export function RestoreVersion({ version, script }: { version: VersionWithRisk; script: RestorableScript }) {
	const text = useMessages({ en }).restore;
	const [asking, setAsking] = useState(false);
	const { restore, isBusy } = useRestoreVersion(script);
	return (
		<>
			<Button
				variant="quiet"
				size="small"
				icon={<RotateCcw aria-hidden="true" />}
				aria-label={text.buttonOf(version.semver)}
				onClick={() => setAsking(true)}
			>
				{text.button}
			</Button>
			<Dialog
				open={asking}
				onOpenChange={setAsking}
				role="alertdialog"
				size="small"
				title={text.title(version.semver)}
				description={text.about(version.semver, script.semver)}
				closeLabel={text.cancel}
				actions={
					<>
						<Button data-initial-focus onClick={() => setAsking(false)}>
							{text.cancel}
						</Button>
						<Button variant="primary" busy={isBusy} onClick={() => void restore(version).then(() => setAsking(false))}>
							{text.confirm}
						</Button>
					</>
				}
			/>
		</>
	);
}
