import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	landmark: "Fußzeile",
	platform: "Plattform",
	resources: "Hilfe",
	company: "Über uns",
	explore: "Entdecken",
	create: "Erstellen",
	categories: "Kategorien",
	latest: "Neueste",
	documentation: "Dokumentation",
	tutorials: "Anleitungen",
	security: "Sicherheit",
	faq: "Häufige Fragen",
	tour: "Rundgang starten",
	performance: "Leistung",
	accessibility: "Barrierefreiheit",
	about: "Über Scriptorium",
	terms: "Nutzungsbedingungen",
	privacy: "Datenschutz",
	contact: "Kontakt",
	pitch: "Kleine Skripte für deinen Browser entdecken, teilen und installieren, jedes mit einer Sicherheitsbewertung.",
	social: "Scriptorium teilen",
	shareOn: (network) => `Auf ${network} teilen (öffnet einen neuen Tab)`,
	shareText: "Scriptorium, ein Hub für Bookmarklets und Userscripts",
	copyright: (year) => `© ${year} Scriptorium. Alle Rechte vorbehalten.`,
};
