import { createObservable, type Observable } from "@scriptorium/core-types/observable";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export interface ThemeChoice {
	readonly theme: Observable<Theme>;
	choose(theme: Theme): void;
}

/** Key in local storage. `../../start/before-paint.ts` reads it too, before the first paint. */
const STORAGE_KEY = "scriptorium-theme";

function parseTheme(text: string | null): Theme {
	return THEMES.find((theme) => theme === text) ?? "system";
}

/** tokens.css: `data-theme` on the root decides; without it the machine's own preference does. */
function apply(page: Document, theme: Theme): void {
	if (theme === "system") delete page.documentElement.dataset.theme;
	else page.documentElement.dataset.theme = theme;
}

/** The theme of this browser: kept, and the same in all its tabs. */
export function createThemeChoice(page: Document, storage: Storage): ThemeChoice {
	// The server renders the switch like this; `take` brings what is kept here.
	const theme = createObservable<Theme>("system");
	const take = (next: Theme) => {
		apply(page, next);
		theme.set(next);
	};
	take(parseTheme(storage.getItem(STORAGE_KEY)));
	page.defaultView?.addEventListener("storage", (event) => {
		if (event.key === STORAGE_KEY) take(parseTheme(event.newValue));
	});
	return {
		theme,
		choose(next) {
			if (next === "system") storage.removeItem(STORAGE_KEY);
			else storage.setItem(STORAGE_KEY, next);
			take(next);
		},
	};
}
