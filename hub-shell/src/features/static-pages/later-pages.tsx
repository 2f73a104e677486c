import { useLocale } from "@scriptorium/ui-kit/locale";
import type { ComponentType } from "react";
import { laterScreen } from "../../later-screens/later-screen.tsx";
import type { StaticDocument } from "./static-document.ts";
import type { StaticPagePath } from "./static-page-paths.ts";
import { StaticPageScreen } from "./static-page-screen.tsx";

type Load = () => Promise<StaticDocument>;
type Screens = Readonly<Record<StaticPagePath, ComponentType>>;

/** A page that needs only the layout and its text. */
function textPage(load: Load): ComponentType {
	return laterScreen(async () => {
		const document = await load();
		return () => <StaticPageScreen document={document} />;
	});
}

/** A page of answers with a search in them. */
function answersPage(load: Load): ComponentType {
	return laterScreen(async () => {
		const [document, { default: FaqScreen }] = await Promise.all([load(), import("./faq-screen.tsx")]);
		return () => <FaqScreen document={document} />;
	});
}

/** Lessons, each with its progress. */
function lessonsPage(load: Load): ComponentType {
	return laterScreen(async () => {
		const [document, { default: TutorialsScreen }] = await Promise.all([load(), import("./tutorials-screen.tsx")]);
		return () => <TutorialsScreen document={document} />;
	});
}

const english: Screens = {
	"/documentation": textPage(async () => (await import("./messages/en/documentation.ts")).documentation),
	"/tutorials": lessonsPage(async () => (await import("./messages/en/tutorials.ts")).tutorials),
	"/faq": answersPage(async () => (await import("./messages/en/faq.ts")).faq),
	"/about": textPage(async () => (await import("./messages/en/about.ts")).about),
	"/terms": textPage(async () => (await import("./messages/en/terms.ts")).terms),
	"/privacy": textPage(async () => (await import("./messages/en/privacy.ts")).privacy),
};

const german: Screens = {
	"/tutorials": lessonsPage(async () => (await import("./messages/de/tutorials.ts")).tutorials),
	"/documentation": textPage(async () => (await import("./messages/de/documentation.ts")).documentation),
	"/faq": answersPage(async () => (await import("./messages/de/faq.ts")).faq),
	"/about": textPage(async () => (await import("./messages/de/about.ts")).about),
	"/terms": textPage(async () => (await import("./messages/de/terms.ts")).terms),
	"/privacy": textPage(async () => (await import("./messages/de/privacy.ts")).privacy),
};

/** The screen of a static page; loaded with the first of them, and each text when it is opened. */
export default function StaticPage({ path }: { path: StaticPagePath }) {
	const { locale } = useLocale();
	const Screen = (locale === "de" ? german : english)[path];
	return <Screen />;
}
