import { messageOf } from "@scriptorium/core-types/errors";
import type { RemoteHost } from "@scriptorium/remote-kit/host";
import { type ReactNode, use } from "react";

/** Parts of the texts: those of all screens, and those that only the page of a script has. */
type TranslatedPart = "screens" | "details";

const german: Readonly<Record<TranslatedPart, () => Promise<() => void>>> = {
	screens: async () => (await import("./german.ts")).addGerman,
	details: async () => (await import("./german-details.ts")).addGermanDetails,
};

/** Loads the texts of the host's locale; null if there is nothing to load. Without them the screens are English. */
export function loadTranslations({ locale }: RemoteHost, part: TranslatedPart): Promise<void> | null {
	if (locale.getSnapshot() !== "de") return null;
	return german[part]().then(
		(addTexts) => addTexts(),
		(error: unknown) => console.error(`The German texts could not be loaded: ${messageOf(error)}`),
	);
}

/** Shows a screen when the texts of its language are there. */
export function Translated({ ready, children }: { ready: Promise<void> | null; children: ReactNode }) {
	if (ready !== null) use(ready);
	return children;
}
