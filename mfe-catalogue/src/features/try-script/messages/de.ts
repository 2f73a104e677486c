import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

const elements = (count: number) => plural("de", count, { one: "# Element", other: "# Elemente" });

export const de: Translation<typeof en> = {
	heading: "Ausprobieren",
	intro:
		"Führt das Skript auf einer Beispielseite aus, in einem abgeschlossenen Rahmen dieser Seite: ohne Netz, ohne Speicher und ohne Zugriff auf deine Daten. Nichts wird installiert.",
	page: "Beispielseite",
	pages: {
		article: "Ein Artikel",
		table: "Eine Seite mit Tabellen",
		form: "Ein Formular",
		shop: "Ein Shop",
		video: "Eine Videoseite",
		feed: "Eine Seite mit Beiträgen",
	},
	run: "Ausprobieren",
	again: "Noch einmal ausführen",
	refused: {
		red: "Dieses Skript hat hohes Risiko, deshalb führt der Hub es hier nicht aus.",
		reason: (description, line) => `Der Grund: ${description} (Zeile ${line})`,
		unrated: "Die Prüfung dieses Skripts kam zu keinem Ergebnis, deshalb führt der Hub es hier nicht aus.",
		analyzing: "Diese Version wird geprüft. Du kannst sie ausprobieren, sobald sie bewertet ist.",
	},
	state: {
		loading: "Die Beispielseite wird geladen…",
		running: "Das Skript läuft…",
	},
	ended: {
		done: "Das Skript ist gelaufen.",
		failed: "Das Skript endete mit einem Fehler.",
		blocked:
			"Das Skript wurde beendet: Es hat seine Seite sekundenlang blockiert und hätte vielleicht nie von selbst geendet.",
		left: "Das Skript wurde beendet: Es wollte den Rahmen auf eine andere Seite führen.",
		unread: "Das Skript hat die Messung beendet. Was es geändert hat, ist nicht bekannt.",
		notLoaded: "Die Beispielseite konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.",
		unreadable: (line, message) => `Der Hub kann den Code nicht lesen. Zeile ${line}: ${message}`,
	},
	moments: { before: "Vorher", after: "Nachher" },
	frames: { before: "Beispielseite vor dem Skript", after: "Beispielseite nach dem Skript" },
	gone: "Der Rahmen wurde geschlossen.",
	left: "Die Seite wurde verlassen, deshalb ist ihr Rahmen zu. Führe das Skript noch einmal aus, um sie zu sehen.",
	changes: "Was es geändert hat",
	nothing:
		"Nichts, was auf dieser Seite zu sehen ist. Manche Skripte warten auf einen Klick oder eine Taste: Benutze die Seite, auf der es lief, oder wähle eine andere Beispielseite.",
	compared: {
		added: (count) => `${elements(count)} hinzugefügt`,
		removed: (count) => `${elements(count)} entfernt`,
		hidden: (count) => `${elements(count)} ausgeblendet`,
		shown: (count) => `${elements(count)} eingeblendet`,
		texts: (count) => `Text geändert: ${elements(count)}`,
		restyled: (count) => `Aussehen geändert: ${elements(count)}`,
	},
	title: (after) => `Titel der Seite geändert in „${after}“`,
	address: (after) => `Adresse geändert in ${after}`,
	stored: {
		cookie: (key) => `Cookie „${key}“ geändert`,
		local: (key) => `„${key}“ im lokalen Speicher geändert`,
		session: (key) => `„${key}“ im Sitzungsspeicher geändert`,
	},
	filled: (field) => `Feld ${field} geändert`,
	read: (field) => `Feld „${field}“ gelesen`,
	readSecret: (field) => `Geheimes Feld „${field}“ gelesen`,
	did: {
		opens: (text) => `Wollte ${text} öffnen. Hier wird nichts geöffnet.`,
		downloads: (text) => `Wollte ${text === "" ? "eine Datei" : `„${text}“`} speichern. Hier wird nichts gespeichert.`,
		dialogs: (text) => `Hat ein Dialogfenster gezeigt: „${text}“`,
		clipboard: (text) => `Hat „${text}“ kopiert. Deine Zwischenablage ist unverändert.`,
	},
	request: (method, url) => `Wollte ${url} erreichen (${method}). Nichts wurde gesendet.`,
	error: (message) => `Fehler: ${message}`,
	libraries: "Es braucht Bibliotheken, die hier nicht geladen werden. Teile davon funktionieren vielleicht nicht.",
	more: (count) => plural("de", count, { one: "und # weiteres", other: "und # weitere" }),
	console: (count) => plural("de", count, { one: "Konsole (# Zeile)", other: "Konsole (# Zeilen)" }),
	where: "Wo",
};
