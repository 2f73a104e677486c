import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { Skeleton } from "@scriptorium/ui-kit/skeleton";
import type { ReadableScript } from "../features/read-code/code-actions.tsx";
import { partOnUse } from "../hydration/part-on-use.tsx";

/*
 * What stands below the first screen of a script, or beside it. The server renders it, so that it can be read; its code comes
 * when somebody uses the page.
 */

export const ScriptTrial = partOnUse<{ script: ScriptDetails }>({
	load: async () => (await import("../features/try-script/try-section.tsx")).TrySection,
	Placeholder: () => <Skeleton shape="block" height="14rem" />,
});

export const ScriptSecurity = partOnUse<{ script: ScriptDetails }>({
	load: async () => (await import("./described-security.tsx")).DescribedSecurity,
	Placeholder: () => <Skeleton shape="block" height="18rem" />,
});

export const ScriptCode = partOnUse<ReadableScript>({
	load: async () => (await import("./copied-code.tsx")).CopiedCode,
	Placeholder: () => <Skeleton shape="block" height="28rem" />,
});

export const ScriptVersions = partOnUse<{ script: ScriptDetails }>({
	load: async () => (await import("../features/version-history/version-section.tsx")).VersionSection,
	Placeholder: () => <Skeleton shape="block" height="12rem" />,
});

export const ScriptReviews = partOnUse<{ script: ScriptDetails }>({
	load: async () => (await import("./script-reviews.tsx")).ScriptReviews,
	Placeholder: () => <Skeleton shape="block" height="9rem" />,
});
