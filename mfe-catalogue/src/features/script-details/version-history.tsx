import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { History } from "lucide-react";
import { useState } from "react";
import { en } from "./messages/en.ts";
import { VersionList } from "./version-list.tsx";

/** 'View version history': every version with the rating it has, in a dialog that reads them when it is opened. */
export function VersionHistory({ scriptId, currentId }: { scriptId: string; currentId: string | null }) {
	const text = useMessages({ en }).version;
	const [open, setOpen] = useState(false);
	if (currentId === null) return null;
	return (
		<>
			<div>
				<Button size="small" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
					{text.history}
				</Button>
			</div>
			<Dialog
				open={open}
				onOpenChange={setOpen}
				title={text.historyTitle}
				description={text.historyAbout}
				closeLabel={text.close}
			>
				<VersionList scriptId={scriptId} currentId={currentId} />
			</Dialog>
		</>
	);
}
