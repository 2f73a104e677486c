export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

/** The parts of the browser that sharing needs. */
export interface SharePorts {
	/** The share sheet; absent where the browser has none. */
	readonly share?: ((data: { title: string; url: string }) => Promise<void>) | undefined;
	readonly copy: (text: string) => Promise<void>;
}

/** The share sheet where there is one, else the clipboard. Closing the sheet is not a failure (spec 01 § 8). */
export async function sharePage(page: { title: string; url: string }, ports: SharePorts): Promise<ShareOutcome> {
	if (ports.share) {
		try {
			await ports.share(page);
			return "shared";
		} catch (thrown) {
			if (thrown instanceof Error && thrown.name === "AbortError") return "cancelled";
			return "failed";
		}
	}
	return ports.copy(page.url).then(
		() => "copied",
		() => "failed",
	);
}
