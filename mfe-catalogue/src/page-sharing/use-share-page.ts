import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import { type ShareOutcome, sharePage } from "./share-page.ts";

/** Shares a page of the hub and says how it went (spec 01 § 8). */
export function useSharePage(): (page: { title: string; path: string }) => Promise<ShareOutcome> {
	const text = useMessages({ en });
	const host = useHost();
	return async ({ title, path }) => {
		const outcome = await sharePage(
			{ title, url: `${host.addresses.hub}${path}` },
			{
				share: "share" in navigator ? (data) => navigator.share(data) : undefined,
				copy: (link) => navigator.clipboard.writeText(link),
			},
		);
		if (outcome === "shared") host.notify("success", text.shared);
		if (outcome === "copied") host.notify("success", text.linkCopied);
		if (outcome === "failed") host.notify("error", text.failed);
		return outcome;
	};
}
