import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Share2 } from "lucide-react";
import { useHost } from "../../host/host-context.tsx";
import { useSharePage } from "../../page-sharing/use-share-page.ts";
import { scriptPath } from "../../script-links/script-addresses.ts";
import { en } from "./messages/en.ts";

export function ShareButton({ script }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	const host = useHost();
	const sharePage = useSharePage();

	async function share() {
		const outcome = await sharePage({ title: script.title, path: scriptPath(script) });
		host.track({ type: "share", category: "script", action: outcome, label: script.id });
	}

	return (
		<Button data-tour="share" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
			{text.share}
		</Button>
	);
}
