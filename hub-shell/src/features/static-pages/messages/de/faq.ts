import { operator } from "../../../../operator/operator.ts";
import type { StaticDocument } from "../../static-document.ts";

export const faq: StaticDocument = {
	language: "de",
	title: "Häufige Fragen",
	lead: "Antworten auf das, was am häufigsten über Bookmarklets, Userscripts und ihre Sicherheit gefragt wird.",
	layout: "answers",
	sections: [
		{
			id: "what-is-a-bookmarklet",
			title: "Was ist ein Bookmarklet?",
			blocks: [
				"Ein Lesezeichen, dessen Adresse ein kleines Programm ist (`javascript:…`). Klick es auf einer beliebigen Seite an, und das Programm läuft dort einmal. Es braucht keine Erweiterung und funktioniert in allen verbreiteten Browsern.",
			],
		},
		{
			id: "what-is-a-userscript",
			title: "Was ist ein Userscript, und was ist daran anders?",
			blocks: [
				"Ein Programm, das ein Skript-Manager auf den Seiten, die es nennt, von selbst ausführt, jedes Mal, wenn du eine öffnest. Es kann Funktionen nutzen, die ein Lesezeichen nicht haben kann, etwa einen eigenen Speicher. Installiere es mit der [Scriptorium-Erweiterung](/extension) oder mit Violentmonkey, Tampermonkey oder einem anderen Manager.",
			],
		},
		{
			id: "install-bookmarklet",
			title: "Wie installiere ich ein Bookmarklet?",
			blocks: [
				"Öffne seine Seite, und zieh den Link in die Lesezeichenleiste (ein- und ausblenden mit Strg+Umschalt+B, am Mac ⌘+Umschalt+B). Am Telefon zeigt die Seite, wie dasselbe mit einer kopierten Adresse geht. Öffne dann eine beliebige Seite, und wähle das Lesezeichen.",
			],
		},
		{
			id: "install-userscript",
			title: "Wie installiere ich ein Userscript?",
			blocks: [
				"[Hol dir die Erweiterung](/extension), und wähle dann auf der Seite des Skripts „Installieren“. Die Erweiterung zeigt den Code und seine Bewertung auf einer eigenen Seite und installiert das Skript, wenn du es dort bestätigst. Mit einem anderen Manager öffnest du die installierbare Datei des Skripts.",
			],
		},
		{
			id: "need-account",
			title: "Brauche ich ein Konto?",
			blocks: [
				"Zum Suchen, Lesen, Installieren und Bauen nicht. Du brauchst eines, um Skripte zu speichern und zu veröffentlichen, um zu rezensieren, Sterne zu vergeben und zu melden, um jemandem zu folgen und um Sammlungen anzulegen. Die Anmeldung läuft über Google.",
			],
		},
		{
			id: "is-it-free",
			title: "Kostet es etwas?",
			blocks: ["Nein. Der Hub und seine Erweiterung sind kostenlos, und ihr Quellcode ist offen (MIT-Lizenz)."],
		},
		{
			id: "are-scripts-safe",
			title: "Sind die Skripte sicher?",
			blocks: [
				"Jede Version wird analysiert, bevor ihre Bewertung etwas sagt, und die Seite zeigt, was das Skript kann: auf welchen Websites es läuft, mit welchen Servern es Kontakt aufnimmt, was es liest und speichert. Das findet viel, aber nicht alles. Niedriges Risiko ist eine Aussage darüber, was geprüft wurde, keine Garantie. [Wie die Bewertung entsteht](/security), und [wie gut sie ist](/security/scorecard).",
			],
		},
		{
			id: "risk-levels",
			title: "Was bedeuten niedriges, mittleres und hohes Risiko?",
			blocks: [
				"**Niedriges Risiko** (80 bis 100 Punkte): Was gefunden wurde, ließ sich als harmlos nachweisen. **Mittleres Risiko** (40 bis 79): Etwas ließ sich nicht als harmlos nachweisen. **Hohes Risiko** (bis 39): Es wurde nachgewiesen, dass Daten an andere gehen, fremder Code wird ausgeführt, oder etwas Schädliches wurde erkannt. **Nicht bewertet**: Die Analyse kam zu keinem Ergebnis; das spricht nie für ein Skript.",
			],
		},
		{
			id: "report",
			title: "Wie melde ich ein schädliches Skript?",
			blocks: [
				`Melde dich an, öffne die Seite des Skripts, und wähle „Melden“. Jede Meldung wird von der Moderation gelesen; Meldungen zur Sicherheit werden innerhalb von ${operator.securityReportHours} Stunden untersucht. Für alles andere gibt es das [Kontaktformular](/contact).`,
			],
		},
		{
			id: "publish",
			title: "Wie veröffentliche ich ein eigenes Skript?",
			blocks: [
				"Öffne [Erstellen](/create), füge den Code ein oder schreib ihn, gib ihm einen Titel, eine Beschreibung und eine Kategorie, und wähle „Create“. Du kannst ihn zuerst als Entwurf speichern; dann siehst nur du ihn. Jedes Speichern ergibt eine neue Version mit eigener Bewertung. Einzelheiten stehen in der [Dokumentation](/documentation#publish).",
			],
		},
		{
			id: "without-code",
			title: "Geht das auch, ohne Code zu schreiben?",
			blocks: [
				"Ja. Der [visuelle Builder](/builder) macht ein Skript aus Aktionen, die du auf eine Fläche legst, aus einer Vorlage oder aus einer Aufnahme dessen, was du auf einer Seite tust (dafür braucht es die Erweiterung).",
			],
		},
		{
			id: "passwords-recorded",
			title: "Sieht die Aufnahme meine Passwörter?",
			blocks: [
				"Sie zeichnet sie nicht auf. Werte von Feldern für Passwörter, Codes, Karten- und Ausweisnummern werden auf der Seite erkannt und weggelassen, bevor etwas gespeichert wird; beim Abspielen wirst du danach gefragt. Sieh dir eine Aufnahme trotzdem an, bevor du sie teilst, denn keine Erkennung ist vollkommen.",
			],
		},
		{
			id: "updates",
			title: "Wie werden installierte Skripte aktualisiert?",
			blocks: [
				"Die Erweiterung sagt dir, wenn der Hub eine neuere Version hat, und zeigt, was sie neu kann, bevor du sie annimmst. Andere Manager sehen unter der Adresse nach, die in der installierten Datei steht. Ein Bookmarklet wird nicht aktualisiert: Zieh den neuen Link, wenn es einen gibt.",
			],
		},
		{
			id: "does-not-work",
			title: "Warum tut ein Bookmarklet auf manchen Seiten nichts?",
			blocks: [
				"Manche Websites beschränken, was Skripte auf ihren Seiten dürfen (Content-Security-Policy), und auf Seiten des Browsers selbst, etwa seinen Einstellungen oder seinem Store, läuft gar kein Skript. Die Seite des Skripts sagt, was eine solche Regel aufhalten würde. Als Userscript installiert funktioniert es dort vielleicht.",
			],
		},
		{
			id: "fork",
			title: "Darf ich ein fremdes Skript ändern?",
			blocks: [
				"Wähle auf seiner Seite „Ableiten“. Du bekommst eine eigene Kopie als Entwurf, mit Code und Tags; sobald du sie veröffentlichst, nennt sie das Original. Nennt der Code eine Lizenz, so gilt diese.",
			],
		},
	],
};
