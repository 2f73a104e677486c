import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { operator } from "../../../../operator/operator.ts";
import type { Section, StaticDocument, Step } from "../../static-document.ts";

type Level = "Einstieg" | "Mittel" | "Fortgeschritten";

function tutorial(
	id: string,
	title: string,
	level: Level,
	minutes: number,
	about: string,
	steps: readonly Step[],
): Section {
	return { id, title, facts: [level, `${minutes} Minuten`, `von ${operator.tutorialAuthor}`], blocks: [about], steps };
}

export const tutorials: StaticDocument = {
	language: "de",
	title: "Anleitungen",
	lead: "Schritt für Schritt vom ersten Bookmarklet bis zum getesteten Ablauf. Dein Fortschritt bleibt in diesem Browser. Editor, Builder und Erweiterung sind englisch, auch auf den Bildern.",
	layout: "answers",
	sections: [
		tutorial(
			"first-bookmarklet",
			"Das erste Bookmarklet benutzen",
			"Einstieg",
			5,
			"Du findest ein Skript, liest, was es darf, legst es in die Lesezeichenleiste und lässt es laufen.",
			[
				{
					title: "Ein Skript finden",
					blocks: [
						"Öffne [Entdecken](/explore), und tippe, was du brauchst, zum Beispiel `table`. Jede Karte sagt, wofür das Skript da ist und wie es bewertet ist.",
						{ picture: "explore-search", alt: "Entdecken mit dem Suchwort „table“ und Karten passender Skripte" },
					],
				},
				{
					title: "Seine Seite lesen",
					blocks: [
						"Öffne ein Skript. Unter „Sicherheitsanalyse“ siehst du, was es kann. Darunter steht der Code: jede Zeile, die laufen wird.",
						{ picture: "script-security", alt: "Seite eines Skripts mit seiner Bewertung und dem, was es darf" },
					],
				},
				{
					title: "In die Lesezeichenleiste ziehen",
					blocks: [
						"Blende die Lesezeichenleiste mit Strg+Umschalt+B ein (⌘+Umschalt+B am Mac), und zieh den Link dorthin.",
						{ picture: "script-install", alt: "Installation eines Bookmarklets mit dem Link, der gezogen wird" },
					],
				},
				{
					title: "Laufen lassen",
					blocks: [
						"Öffne eine Seite mit einer Tabelle, und klicke das Lesezeichen an. Zum Entfernen genügt es, das Lesezeichen zu löschen.",
					],
				},
			],
		),
		tutorial(
			"first-userscript",
			"Ein Userscript mit der Erweiterung installieren",
			"Einstieg",
			10,
			"Du fügst dem Browser die Erweiterung hinzu und lässt sie ein Skript auf den Seiten ausführen, die es nennt.",
			[
				{
					title: "Die Erweiterung holen",
					blocks: [
						"Öffne [Die Erweiterung holen](/extension), und folge den Schritten. Am Ende sagt die Seite, dass die Erweiterung verbunden ist.",
						{ picture: "get-extension", alt: "Die Seite „Get the extension“ mit ihren Schritten" },
					],
				},
				{
					title: "Ein Userscript wählen",
					blocks: [
						"Suche in [Entdecken](/explore?search=kind%3Auserscript) nach `kind:userscript`: Dann stehen nur Userscripts in der Liste.",
						{ picture: "explore-userscripts", alt: "Entdecken nur mit Userscripts" },
					],
				},
				{
					title: "Installieren",
					blocks: [
						"Wähle „Installieren“. Eine Seite der Erweiterung öffnet sich mit dem Code und seiner Bewertung. Lies sie, und bestätige dort.",
						{ picture: "script-userscript", alt: "Seite eines Userscripts mit der Schaltfläche zum Installieren" },
					],
				},
				{
					title: "Sehen, dass es läuft",
					blocks: [
						"Öffne eine Seite, die das Skript nennt. Das Symbol der Erweiterung zeigt, welche Skripte dort laufen; „Manage scripts“ zeigt alle, zum Ausschalten oder Entfernen.",
					],
				},
			],
		),
		tutorial(
			"write-and-publish",
			"Ein Skript schreiben und veröffentlichen",
			"Mittel",
			15,
			"Du schreibst ein Bookmarklet, das Wörter zählt, siehst, wie es beim Tippen geprüft wird, und veröffentlichst es.",
			[
				{
					title: "Den Editor öffnen",
					blocks: [
						"Öffne [Erstellen](/create). Schreiben kannst du ohne Anmeldung; was du tippst, bleibt in diesem Browser.",
						{ picture: "create-empty", alt: "Der Editor für ein neues Skript" },
					],
				},
				{
					title: "Den Code schreiben",
					blocks: [
						"Füge das in „Bookmarklet Code“ ein:",
						{
							code: "javascript:(() => {\n  const words = document.body.innerText.trim().split(/\\s+/).length;\n  alert(words + ' words');\n})();",
						},
					],
				},
				{
					title: "Die Prüfung ansehen",
					blocks: [
						"Die Sicherheitsprüfung unter dem Code läuft, während du tippst. Dieses Skript sollte „Low Risk“ sein, denn nichts, was es liest, verlässt die Seite.",
						{ picture: "create-checked", alt: "Der Editor mit Code, Formular und dem Ergebnis der Sicherheitsprüfung" },
					],
				},
				{
					title: "Beschreiben und veröffentlichen",
					blocks: [
						`Gib ihm einen Titel, eine Beschreibung von mindestens ${textLimits.script.description.min} Zeichen und eine Kategorie, und wähle „Create“. Melde dich an, wenn du gefragt wirst; das Skript wird gleich danach gespeichert. Wähle stattdessen „Save as draft“, wenn es noch niemand sehen soll.`,
					],
				},
			],
		),
		tutorial(
			"record-a-task",
			"Eine Aufgabe aufnehmen und wiederholen",
			"Mittel",
			15,
			"Du nimmst auf, was du auf einer Seite tust, und machst ein Skript daraus.",
			[
				{
					title: "Den Builder öffnen",
					blocks: [
						"Öffne den [Builder](/builder) in einem Browser mit der [Erweiterung](/extension). Die Schaltfläche „Record“ ist oben, neben dem Titel.",
						{
							picture: "builder-empty",
							alt: "Der Builder ohne Schritte, mit der Schaltfläche „Record“ neben seinem Titel",
						},
					],
				},
				{
					title: "Aufnehmen",
					blocks: [
						"Wähle „Record“. Fragt die Erweiterung, ob dieser Builder aufnehmen darf, wähle „Allow recording“. Öffne dann die Seite in einem anderen Tab, und erledige deine Aufgabe einmal. Passwörter, Codes und Kartennummern werden weggelassen.",
					],
				},
				{
					title: "Anhalten und umwandeln",
					blocks: [
						"Kehre zum Builder zurück, und wähle „Stop“. Die Zahl der aufgenommenen Aktionen neben „Record“ führt zu ihrer Liste: Sieh sie durch. Wähle dann „Convert“: Aus der Aufnahme werden Schritte auf der Fläche. Ist schon ein Ablauf geöffnet, wirst du gefragt, ob die neuen Schritte ihn ersetzen oder ergänzen.",
						{ picture: "builder-recording", alt: "Der Builder, nachdem eine Aufnahme in Schritte umgewandelt wurde" },
					],
				},
				{
					title: "Testen und speichern",
					blocks: [
						"Wähle „Generate Code“ und dann „Test Run“, um die Schritte einmal auszuführen. Gib dem Ablauf in den „Settings“ unter der „Actions Library“ einen Namen und eine Beschreibung, und wähle „Save“.",
					],
				},
			],
		),
		tutorial(
			"build-without-code",
			"Ein Skript bauen, ohne Code zu schreiben",
			"Mittel",
			20,
			"Du beginnst mit einer Vorlage, änderst sie und bekommst Code, den du lesen kannst.",
			[
				{
					title: "Eine Vorlage wählen",
					blocks: [
						"Öffne den [Builder](/builder) und seinen Tab „Templates“. Wähle eine Vorlage: Ihre Schritte erscheinen auf der Fläche. „Undo“ bringt zurück, was vorher da war.",
						{
							picture: "builder-template",
							alt: "Der Builder mit der Liste der Vorlagen und den Schritten einer davon auf der Fläche",
						},
					],
				},
				{
					title: "Einen Schritt ändern",
					blocks: [
						"Ein Doppelklick auf einen Schritt öffnet seine Felder; aus der „Actions Library“ ziehst du weitere Aktionen dazu. Die „Outline“ zeigt denselben Ablauf als Liste.",
					],
				},
				{
					title: "Markierte Schritte berichtigen",
					blocks: [
						"Die Marke in der Werkzeugleiste sagt „Valid“ oder zählt Fehler und Warnungen. Wähle sie, um sie aufzulisten; jede führt zu ihrem Schritt.",
					],
				},
				{
					title: "Den Code erzeugen",
					blocks: [
						"„Generate Code“ zeigt das Skript. Wähle dort, ob es als Bookmarklet, als Userscript oder als Test geschrieben wird. Klick eine Zeile an, um zu sehen, zu welchem Schritt sie gehört.",
					],
				},
			],
		),
		tutorial(
			"read-a-rating",
			"Eine Sicherheitsbewertung lesen wie ein Prüfer",
			"Fortgeschritten",
			20,
			"Du lernst, worauf eine Bewertung beruht, und vergleichst zwei Versionen eines Skripts.",
			[
				{
					title: "Die Stufen kennen",
					blocks: [
						"[Sicherheit & Vertrauen](/security) erklärt, was niedriges, mittleres und hohes Risiko und „Nicht bewertet“ bedeuten und was nicht.",
						{ picture: "security-levels", alt: "Die Seite über Sicherheit und Vertrauen" },
					],
				},
				{
					title: "Die Befunde lesen",
					blocks: [
						"Öffne ein Skript und seine Sicherheitsanalyse. Jeder Befund nennt seine Schwere und die Zeile; der Code ist an derselben Stelle markiert.",
					],
				},
				{
					title: "Fragen, was es kann",
					blocks: [
						"Sieh dir die Server, die Daten und die Funktionen an, die aufgeführt sind. Braucht das Skript sie für das, was es verspricht? Wenn nicht, lies diese Zeilen.",
					],
				},
				{
					title: "Versionen vergleichen",
					blocks: [
						"Wähle „Versionsverlauf ansehen“, und vergleiche zwei Versionen: Die Seite zeigt, was die neuere neu kann, und die geänderten Zeilen.",
					],
				},
				{
					title: "Wissen, wie oft sie irrt",
					blocks: [
						"Die [Auswertung](/security/scorecard) (englisch) zeigt, was die Analyse findet, was sie übersieht und ihre falschen Alarme.",
						{ picture: "scorecard", alt: "Die Auswertung der Sicherheitsbewertung" },
					],
				},
			],
		),
	],
};
