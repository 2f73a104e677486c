import type { ComponentType } from "react";
import { laterScreen } from "../../later-screens/later-screen.tsx";
import type { StaticDocument } from "./static-document.ts";
import type { StaticPagePath } from "./static-page-paths.ts";
import { StaticPageScreen } from "./static-page-screen.tsx";

/** A page that needs only the layout and its text. */
function textPage(load: () => Promise<StaticDocument>): ComponentType {
	return laterScreen(async () => {
		const document = await load();
		return () => <StaticPageScreen document={document} />;
	});
}

const screens: Readonly<Record<StaticPagePath, ComponentType>> = {
	"/documentation": textPage(async () => (await import("./messages/en/documentation.ts")).documentation),
	"/tutorials": laterScreen(async () => (await import("./tutorials-screen.tsx")).default),
	"/faq": laterScreen(async () => (await import("./faq-screen.tsx")).default),
	"/about": textPage(async () => (await import("./messages/en/about.ts")).about),
	"/terms": textPage(async () => (await import("./messages/en/terms.ts")).terms),
	"/privacy": textPage(async () => (await import("./messages/en/privacy.ts")).privacy),
};

/** The screen of a static page; loaded with the first of them, and each text when it is opened. */
export default function StaticPage({ path }: { path: StaticPagePath }) {
	const Screen = screens[path];
	return <Screen />;
}
