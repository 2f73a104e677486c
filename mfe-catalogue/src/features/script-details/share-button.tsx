import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Share2 } from "lucide-react";
import { useHost } from "../../host/host-context.tsx";
import { scriptPath } from "../../script-links/script-addresses.ts";
import { en } from "./messages/en.ts";
import { sharePage } from "./share-page.ts";

export function ShareButton({ script }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	const host = useHost();

	async function share() {
		const outcome = await sharePage(
			{ title: script.title, url: `${host.addresses.hub}${scriptPath(script)}` },
			{
				share: "share" in navigator ? (data) => navigator.share(data) : undefined,
				copy: (link) => navigator.clipboard.writeText(link),
			},
		);
		if (outcome === "shared") host.notify("success", text.shared);
		if (outcome === "copied") host.notify("success", text.linkCopied);
		if (outcome === "failed") host.notify("error", text.shareFailed);
		host.track({ type: "share", category: "script", action: outcome, label: script.id });
	}

	return (
		<Button data-tour="share" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
			{text.share}
		</Button>
	);
}
