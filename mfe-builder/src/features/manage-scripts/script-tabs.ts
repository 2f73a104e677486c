import type { OwnScript } from "@scriptorium/hub-data/scripts/own-script";

export const tabNames = ["published", "drafts", "deleted"] as const;
export type TabName = (typeof tabNames)[number];

/** A removed script is not public whatever its owner chose, so it is among the drafts. */
export function tabOf(script: OwnScript): TabName {
	if (script.restorable_until !== null) return "deleted";
	return script.is_published && script.moderation_status !== "removed" ? "published" : "drafts";
}

/** Whether its owner may publish it: it is a draft that no moderator has removed. */
export const canPublish = (script: OwnScript) => script.moderation_status !== "removed" && tabOf(script) === "drafts";

const simplify = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The scripts that contain each word of `term` in title, description, category or tags; letter case and accents are ignored. */
export function searchScripts(scripts: readonly OwnScript[], term: string): readonly OwnScript[] {
	const words = simplify(term).split(/\s+/).filter(Boolean);
	if (words.length === 0) return scripts;
	return scripts.filter(({ title, short_description, category, tags }) => {
		const text = simplify([title, short_description, category, ...tags].join("\n"));
		return words.every((word) => text.includes(word));
	});
}

/** The scripts of each tab, in the order in which they came. */
export function scriptsByTab(scripts: readonly OwnScript[]): Readonly<Record<TabName, readonly OwnScript[]>> {
	const tabs: Record<TabName, OwnScript[]> = { published: [], drafts: [], deleted: [] };
	for (const script of scripts) tabs[tabOf(script)].push(script);
	return tabs;
}
