import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { keepFocus } from "./keep-focus.ts";
import { applyKnownTheme } from "./theme.ts";

/** Puts a page of the extension on the screen. */
export function showPage(page: ReactNode): void {
	const root = document.getElementById("root");
	if (root === null) throw new Error("Root element not found");
	applyKnownTheme();
	keepFocus(root);
	createRoot(root).render(
		<StrictMode>
			<LocaleProvider locale="en">{page}</LocaleProvider>
		</StrictMode>,
	);
}
