import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

const reviews = (count: number) => plural("de", count, { one: "# Rezension", other: "# Rezensionen" });

export const de: Translation<typeof en> = {
	loading: "Das Bookmarklet wird geladen …",
	anonymous: "Anonym",
	by: "von",
	updated: "Geändert",
	forkedFrom: "Abgeleitet von",
	featured: "Empfohlen",
	kind: { bookmarklet: "Bookmarklet", userscript: "Userscript" },
	rating: (average, count) => `${average.toFixed(1).replace(".", ",")} von 5, ${reviews(count)}`,
	noReviews: "Noch keine Rezensionen",
	installsOf: (count) => plural("de", count, { one: "Installation", other: "Installationen" }),
	edit: "Bearbeiten",
	editCode: "Code bearbeiten",
	share: "Teilen",
	visibility: {
		pending: {
			title: "Wartet auf Prüfung",
			detail:
				"Diesen Code oder einen, der ihm ähnelt, hat die Moderation früher entfernt. Nur du und die Administratoren sehen dieses Skript, bis es freigegeben ist. Du erfährst es in deinen Mitteilungen; dort kannst du einer Entfernung auch widersprechen.",
		},
		removed: {
			title: "Von der Moderation entfernt",
			detail:
				"Nur du und die Administratoren sehen dieses Skript. Wenn du das für einen Irrtum hältst, kannst du einmal widersprechen: Die Mitteilung über die Entfernung hat dafür die Schaltfläche „Appeal“. Es entscheidet jemand anderes aus der Moderation, wenn es noch jemanden gibt.",
		},
		draft: { title: "Entwurf", detail: "Nur du und die Administratoren sehen dieses Skript." },
		publish: "In „Meine Bookmarklets“ veröffentlichen",
		appeal: "Meine Mitteilungen öffnen",
	},
	description: "Beschreibung",
	picture: (title) => `Eine Beispielseite, auf der „${title}“ gelaufen ist`,
	tags: "Tags",
	category: "Kategorie",
	error: {
		title: "Das Bookmarklet konnte nicht geladen werden",
		detail:
			"Der Hub hat anders geantwortet als erwartet. Es ist nichts verloren: Versuche es noch einmal, oder stöbere weiter.",
		retry: "Noch einmal versuchen",
		explore: "Bookmarklets entdecken",
	},
};
