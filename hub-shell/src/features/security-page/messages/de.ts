import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	title: "Sicherheit & Vertrauen",
	lead: "Ein Bookmarklet oder Userscript kann auf einer Seite alles tun, was du dort tun kannst. Deshalb wird jede Version analysiert, bevor ihre Bewertung etwas sagt, und du siehst, warum sie es sagt.",
	layers: {
		heading: "Drei Schichten der Analyse",
		intro: "Derselbe Code wird auf drei Arten betrachtet; was die eine nicht sieht, kann eine andere sehen.",
		facts: {
			title: "Tatsachen",
			text: "Was das Skript überhaupt kann: auf welchen Websites es läuft, mit welchen Servern es Kontakt aufnimmt, was es speichert, auf welche Tasten und Formulare es hört, welchen Code es lädt. Zu jeder Tatsache gehört ihre Zeile. „Kommt ohne Netz aus: nachgewiesen“ steht nur da, wenn kein Weg in ein Netz offen ist.",
		},
		flows: {
			title: "Flüsse",
			text: "Wohin Geheimnisse gehen: Cookies, Tokens, Passwörter, Tasten, die Zwischenablage und Inhalte einer Seite werden durch Variablen, Funktionen und Callbacks bis zu jeder Stelle verfolgt, an der Daten sie verlassen. Ein Befund zeigt den Weg, Zeile für Zeile.",
		},
		canary: {
			title: "Köder",
			text: "Wo dieser Hub einen Browser dafür hat, läuft jede gespeicherte Version in einem Wegwerf-Browser auf Seiten mit ausgelegten Geheimnissen, ohne Netz. Was hinauswill, ist ein Beweis und macht sie zu hohem Risiko. Ein Lauf ohne Beweis zeigt nichts und ändert nichts.",
		},
	},
	answers: {
		heading: "Zwei Antworten",
		intro:
			"Was ein Skript tun könnte, und ob es nach einem Angriff aussieht, sind zwei Fragen. Eine Bewertung hält sie auseinander.",
		access: {
			title: "Zugriff",
			text: "Was es tun könnte, wenn es schaden sollte: auf welchen Websites es läuft, ob es Code anderer ausführt, was es liest und mit welchen Servern es Kontakt aufnimmt. Jedes Skript hat ihn, und er ist nie eine Warnung: Ein Passwortmanager muss Passwörter lesen.",
		},
		verdict: {
			title: "Urteil",
			text: "„Sieht nach einem Angriff aus“, mit dem Weg der Daten, Zeile für Zeile. „Einen Blick wert“, mit höchstens zwei Sätzen. „Nichts gefunden“. Oder „Zum Teil geprüft“, mit dem geprüften Teil; wo dieser Hub ein Programm dafür hat, folgt eine Prüfung mit mehr Zeit.",
		},
	},
	levels: {
		heading: "Was die Stufen bedeuten",
		green: {
			label: "Niedriges Risiko",
			text: "80 bis 100 Punkte. Nichts wurde gefunden, das einen Blick wert ist.",
		},
		amber: {
			label: "Mittleres Risiko",
			text: "40 bis 79 Punkte. Etwas ist einen Blick wert: Ein Geheimnis geht vielleicht dorthin, wo der Code es nicht sagt, Code anderer wurde nicht geprüft, der Code ist unlesbar gemacht, oder das Skript wurde nicht bis zu seinem Ende geprüft.",
		},
		red: {
			label: "Hohes Risiko",
			text: "Bis 39 Punkte. Es sieht nach einem Angriff aus: Ein Geheimnis geht auf einem Weg, der Schritt für Schritt verfolgt wurde, an Fremde, Code von Fremden wird ausgeführt, ein bekanntes Schürfprogramm oder der Tausch einer Zahlungsadresse wurde erkannt, oder ein Testlauf sah ein Geheimnis hinausgehen. Ein solcher Befund wird nie durch andere ausgeglichen.",
		},
		unrated: {
			label: "Nicht bewertet",
			text: "Keine Punkte. Die Analyse konnte den Code nicht lesen, kam nicht zu Ende oder hat noch nicht stattgefunden. Das spricht nie für ein Skript.",
		},
	},
	limits: {
		heading: "Was Grün nicht bedeutet",
		intro: "Niedriges Risiko ist eine Aussage darüber, was geprüft wurde. Es ist keine Garantie:",
		items: [
			"Keine Analyse von Code findet alles. Wie oft diese richtigliegt und wie oft nicht, wird gemessen und veröffentlicht.",
			"Die Bewertung gilt einer Version. Die nächste wird neu bewertet, und die alte behält ihre Bewertung.",
			"Code, den ein Skript von anderswo lädt, kann sich nach der Analyse ändern. Deshalb ist nicht festgelegter Code nie grün.",
			"Ob ein Skript tut, was es verspricht, und ob es das gut tut, sagen seine Rezensionen.",
		],
	},
	scorecard: {
		heading: "Wie gut ist sie?",
		text: "Jede Regel, was sie erkennt, wie viel sie findet, wie oft sie falschen Alarm gibt und wie schnell sie ist, gemessen an öffentlichen Skripten anderer und an Beispielen, die wir geschrieben haben.",
		link: "Zur Auswertung (englisch)",
	},
	report: {
		heading: "So meldest du etwas",
		text: (hours) =>
			`Hast du ein Skript gefunden, das schadet, oder eine falsche Bewertung? Melde dich an, öffne die Seite des Skripts, und wähle „Melden“. Jede Meldung wird von der Moderation gelesen; Meldungen zur Sicherheit werden innerhalb von ${hours} Stunden untersucht.`,
		contactText: "Für alles andere zur Sicherheit, und ohne Konto: Schreib uns.",
		link: "Das Skript suchen",
		contact: "Kontakt",
	},
};
