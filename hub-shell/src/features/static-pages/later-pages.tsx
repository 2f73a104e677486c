import { type ComponentType, lazy } from "react";
import type { StaticDocument } from "./static-document.ts";
import type { StaticPagePath } from "./static-page-paths.ts";
import { StaticPageScreen } from "./static-page-screen.tsx";

/** A page that needs only the layout and its text. */
function textPage(load: () => Promise<StaticDocument>): ComponentType {
	return lazy(async () => {
		const document = await load();
		return { default: () => <StaticPageScreen document={document} /> };
	});
}

const screens: Readonly<Record<StaticPagePath, ComponentType>> = {
	"/documentation": textPage(async () => (await import("./messages/en/documentation.ts")).documentation),
	"/tutorials": lazy(() => import("./tutorials-screen.tsx")),
	"/faq": lazy(() => import("./faq-screen.tsx")),
	"/about": textPage(async () => (await import("./messages/en/about.ts")).about),
	"/terms": textPage(async () => (await import("./messages/en/terms.ts")).terms),
	"/privacy": textPage(async () => (await import("./messages/en/privacy.ts")).privacy),
};

/** The screen of a static page; loaded with the first of them, and each text when it is opened. */
export default function StaticPage({ path }: { path: StaticPagePath }) {
	const Screen = screens[path];
	return <Screen />;
}
