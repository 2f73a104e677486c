import { MIN_CODE_LENGTH } from "@scriptorium/shared-protocol/hub-edge/code-limits";
import { MAX_TAGS, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";
import type { StaticDocument } from "../../static-document.ts";

export const documentation: StaticDocument = {
	language: "de",
	title: "Dokumentation",
	lead: "Skripte installieren, schreiben, veröffentlichen, aufnehmen und bauen, den Hub von einem Programm aus nutzen oder selbst betreiben.",
	layout: "sections",
	sections: [
		{
			id: "install",
			title: "Installieren",
			blocks: [
				"Die Seite eines Skripts zeigt, was es tut, was es darf, seine Bewertung mit den Gründen, seinen Code, seine Versionen und seine Rezensionen. Unter **Installieren** steht alles für die Installation.",
				{ heading: "Bookmarklets", id: "install-bookmarklet" },
				"Zieh den Link in die Lesezeichenleiste. Ist sie ausgeblendet, drücke Strg+Umschalt+B (⌘+Umschalt+B am Mac). Mit der Tastatur oder am Telefon: Kopiere den Link, und lege ein Lesezeichen mit ihm als Adresse an; die Seite zeigt die Schritte für Android und iOS. Zum Entfernen genügt es, das Lesezeichen zu löschen.",
				{ heading: "Userscripts mit der Scriptorium-Erweiterung", id: "install-userscript" },
				"[Hol dir die Erweiterung](/extension); die Seite sagt, wann sie verbunden ist. Sie braucht Chrome, Edge, Brave oder einen anderen Chromium-Browser ab Version 138. Wähle dann auf der Seite eines Skripts **Installieren**. Eine Seite der Erweiterung zeigt den Code und seine Bewertung; nichts wird installiert, bevor du es dort bestätigst.",
				"**Manage scripts** im Menü der (englischen) Erweiterung zeigt, was installiert ist. Dort schaltest du ein Skript aus, entfernst es oder suchst nach einer neueren Version und siehst, was sich darin ändert.",
				{ heading: "Userscripts mit einem anderen Manager", id: "other-managers" },
				"Öffne die installierbare Datei des Skripts (`.user.js`). Violentmonkey, Tampermonkey und andere Manager bieten an, sie zu installieren, und suchen unter ihrer Adresse nach Aktualisierungen.",
				{ heading: "Sammlungen", id: "collections" },
				"Eine Sammlung ist eine Liste von Skripten, die jemand zusammengestellt hat. Melde dich an, und wähle bei einem Skript **Zur Sammlung hinzufügen**, um eine eigene zu beginnen; sie ist privat, bis du sie öffentlich machst.",
			],
		},
		{
			id: "write",
			title: "Schreiben",
			blocks: [
				`Ein Skript ist ein Text von bis zu ${MAX_SCRIPT_SIZE}. Enthält er einen Block \`// ==UserScript==\`, ist es ein Userscript, sonst ein Bookmarklet.`,
				{ heading: "Ein Bookmarklet", id: "write-bookmarklet" },
				{
					code: "javascript:(() => {\n  const words = document.body.innerText.trim().split(/\\s+/).length;\n  alert(words + ' words');\n})();",
				},
				"Schließe den Code in eine Funktion ein, damit seine Namen nicht mit denen der Seite zusammenstoßen. `javascript:` kannst du weglassen; der Link, den der Hub daraus macht, hat es.",
				{ heading: "Ein Userscript", id: "write-userscript" },
				{
					code: "// ==UserScript==\n// @name     Larger text\n// @match    https://example.org/*\n// @grant    none\n// ==/UserScript==\n\ndocument.documentElement.style.fontSize = '120%';",
				},
				{
					caption: "Schlüssel des Blocks",
					columns: ["Schlüssel", "Bedeutung"],
					rows: [
						["`@name`", "erforderlich; der Name des Skripts"],
						["`@match`, `@include`, `@exclude`", "die Seiten, auf denen es läuft"],
						["`@grant`", "eine Funktion des Skript-Managers, die es benutzt, oder `none`"],
						["`@connect`", "ein Server, mit dem es über `GM_xmlhttpRequest` Kontakt aufnehmen darf"],
						["`@run-at`", "wann es beginnt: `document-start`, `document-end` oder `document-idle`"],
						[
							"`@require`, `@resource`",
							"Dateien, die bei der Installation geladen werden; `#sha256=…` legt ihren Inhalt fest",
						],
					],
				},
				"Die Version und die Adressen für Aktualisierungen schreibt der Hub in die Datei, die er ausliefert.",
				{ heading: "Was abgelehnt wird", id: "refused" },
				"Ein Text, den Browser und Skript-Manager verschieden lesen könnten, wird beim Speichern mit Zeile und Spalte abgelehnt: ein zweiter Block `==UserScript==`, Code über dem Block, falsch geschriebene Schlüssel, unsichtbare Zeichen im Block, eine Adresse `javascript:` mit ungültigen Escapes und Ähnliches. Deshalb ist der Text, den du liest, der Text, der läuft.",
				{ heading: "Hinweise für eine gute Bewertung", id: "rating-tips" },
				{
					list: [
						"Nenne in `@match` genau die Websites und in `@grant` nur die Funktionen, die du benutzt.",
						"Nenne die Server, mit denen du Kontakt aufnimmst, als Konstanten, damit die Analyse sie sieht, und in `@connect`.",
						"Nimm eine bekannte Bibliothek in einer aufgeführten Version, oder komm ohne aus: Jede andere Bibliothek macht ein Skript zu einem mit mittlerem Risiko, festgelegt oder nicht.",
						"Mach den Code nicht unlesbar. Code, der sich nicht verfolgen lässt, bekommt nie niedriges Risiko.",
					],
				},
			],
		},
		{
			id: "publish",
			title: "Veröffentlichen",
			blocks: [
				"Öffne [Erstellen](/create) (englisch). Füge den Code ein oder schreib ihn; Befunde der Sicherheitsprüfung werden beim Tippen neben den Zeilennummern markiert. Fülle das Formular aus:",
				{
					caption: "Felder eines Skripts",
					columns: ["Feld", "Regel"],
					rows: [
						["Title (Titel)", `${textLimits.script.title.min} bis ${textLimits.script.title.max} Zeichen`],
						[
							"Description (Beschreibung)",
							`${textLimits.script.description.min} bis ${textLimits.script.description.max} Zeichen`,
						],
						["Category (Kategorie)", "eine aus der Liste"],
						["Tags", `optional, durch Kommas getrennt; bis zu ${MAX_TAGS} mit je ${textLimits.tag.name.max} Zeichen`],
						["Code", `${MIN_CODE_LENGTH} Zeichen bis ${MAX_SCRIPT_SIZE}`],
					],
				},
				"**Create** veröffentlicht das Skript sofort. **Save as draft** behält es für dich. Was du tippst, bleibt in deinem Browser, bis du es speicherst.",
				{ heading: "Versionen", id: "versions" },
				"Jedes Speichern ergibt eine neue Version (1.0.0, 1.1.0, …), die neu analysiert und bewertet wird. Frühere Versionen bleiben mit ihren Bewertungen im Verlauf; je zwei lassen sich nach Code und nach dem, was sie können, vergleichen, und eine frühere lässt sich als neue Version wiederherstellen.",
				{ heading: "Deine Skripte", id: "manage" },
				"[Meine Bookmarklets](/manage-bookmarklets) zeigt, was veröffentlicht ist, deine Entwürfe und was du in den letzten 30 Tagen gelöscht hast, mit Installationen und Sternen. Dort lassen sich Skripte zurückziehen, löschen und wiederherstellen.",
				{ heading: "Ableitungen", id: "forks" },
				"**Ableiten** auf der Seite eines Skripts gibt dir eine Kopie als Entwurf. Sobald du sie veröffentlichst, nennt ihre Seite das Original.",
				{ heading: "Grenzen", id: "limits" },
				"Ein Konto hat Platz für 500 Skripte, 1.000 Aufnahmen und 256 MB und darf in einer Stunde 60 Versionen speichern. Wer eine Grenze erreicht, behält alles und erfährt, welche es war.",
			],
		},
		{
			id: "record",
			title: "Aufnehmen",
			blocks: [
				"Mit der [Erweiterung](/extension) nimmt der [Builder](/builder) auf, was du auf einer beliebigen Seite tust: Klicks, Eingaben, Auswahlen, Tasten, Scrollen und Seitenwechsel, in allen Frames eines Tabs.",
				{
					list: [
						"Wähle **Record** neben dem Titel des Builders, und tu es auf der Seite einmal so, wie du es immer tust.",
						"Komm zurück, und wähle **Stop**. Die Liste zeigt jede aufgenommene Aktion.",
						"**Convert** macht daraus Schritte, die du ändern, testen und als Skript speichern kannst. Ist schon ein Ablauf geöffnet, wirst du gefragt, ob er ersetzt oder um die Schritte ergänzt werden soll.",
					],
				},
				"Passwörter, Codes, Karten- und Ausweisnummern werden nie aufgenommen; die Schritte fragen danach, wenn das Skript läuft. Jeden anderen Wert kannst du in der Liste verbergen, bevor du die Aufnahme speicherst oder teilst.",
				"**Recording options** schaltet Bildschirmfotos, Anfragen und Konsolenmeldungen ein, nimmt Teile von Seiten aus und begrenzt die Websites. **Save to Cloud** speichert eine Aufnahme beim Hub, privat, solange du sie nicht öffentlich machst.",
				"**Export** schreibt eine Aufnahme als Playwright-Test, als Puppeteer-Skript, als Selenium-IDE-Projekt oder als Datei für den Recorder der DevTools. **Import** liest die letzten beiden sowie Abläufe und Aufnahmen von Scriptorium.",
			],
		},
		{
			id: "build",
			title: "Bauen",
			blocks: [
				"Ein Ablauf ist eine Liste von Schritten mit Verbindungen: klicken, tippen, warten, einen Text lesen, entscheiden, wiederholen und mehr. Zieh Aktionen aus der **Actions Library** auf die Fläche, oder arbeite in der **Outline**, die denselben Ablauf als Liste zeigt und für Tastatur und Screenreader gemacht ist.",
				{
					list: [
						"**Templates** sind vollständige Abläufe zum Anfangen.",
						"Ein Schritt findet sein Element an mehreren Eigenschaften, sodass er auch dann noch funktioniert, wenn sich eine Seite etwas ändert. Ist er nicht sicher, hält er an und sagt es, statt auf etwas anderes zu klicken.",
						"Die Marke in der Werkzeugleiste zählt Fehler und Warnungen auf; jede führt zu ihrem Schritt.",
						"**Generate Code** schreibt den Ablauf als Bookmarklet, JavaScript-Datei, Userscript, Playwright- oder Puppeteer-Test, Datei für den Chrome Recorder oder Selenium-IDE-Projekt.",
						"**Test Run** führt ihn einmal aus, in einem Tab, den du über die Erweiterung wählst, oder in einer Sandbox, und markiert auf der Fläche, wie weit er kam.",
						"**Save** veröffentlicht ihn wie jedes Skript; der Ablauf bleibt dabei, sodass du ihn wieder im Builder öffnen kannst.",
						"**Share** macht einen Link, der den Ablauf mit allen eingegebenen Werten enthält; **Export** und **Import** benutzen eine Datei.",
					],
				},
			],
		},
		{
			id: "assistant",
			title: "Den Skript-Assistenten fragen",
			blocks: [
				"Die runde Schaltfläche unten rechts auf jeder Seite öffnet den **Skript-Assistenten**. Dafür musst du angemeldet sein. Beschreibe mit eigenen Worten, was du brauchst: Er schreibt ein Skript oder einen Ablauf, findet Skripte dieses Hubs, antwortet aus dieser Dokumentation oder erklärt einen Befund einer Bewertung.",
				{
					list: [
						"Jedes Skript einer Antwort wird analysiert, bevor du es siehst, und zeigt seine Bewertung und was es darf. Nichts wird gespeichert oder ausgeführt, bevor du es tust: im Editor öffnen, im Builder öffnen, testen und kopieren sind deine Entscheidung.",
						"Über dem Feld steht, was mit deiner Frage gesendet wird: das Skript, der Ablauf oder die Aufnahme, die du geöffnet hast. Du kannst es weglassen. Eine Seite teilen sendet für eine Frage die Gliederung eines Tabs; dafür braucht es die [Erweiterung](/extension), die dir die Gliederung vorher zeigt.",
						"Hast du schon Code, so zeigt der Editor den Unterschied und fragt, bevor er etwas ersetzt.",
						"Der Denkvorgang zählt auf, was für die Antwort getan wurde. Ohne Sprachmodell antwortet der Assistent aus Vorlagen, den Skripten dieses Hubs und dieser Dokumentation und sagt das.",
						"Das Gespräch bleibt 90 Tage in deinem Konto; Leeren löscht es. Es gehört zum Export deiner Daten.",
					],
				},
			],
		},
		{
			id: "api",
			title: "API und Feeds",
			blocks: [
				"Die API liefert, was jede Besucherin und jeder Besucher sieht. Sie braucht keinen Schlüssel, Seiten jeder Herkunft dürfen sie benutzen, und geschrieben werden kann nichts. `/api/openapi.json` beschreibt sie vollständig.",
				{
					caption: "Adressen der API",
					columns: ["Adresse", "Antwort"],
					rows: [
						[
							"`/api/v1/scripts`",
							"Skripte, auf die alle Filter zutreffen: `category`, `tag`, `risk`, `kind`, `author`, `featured`, `sort`",
						],
						["`/api/v1/search?q=`", "Skripte, die zu einem Begriff passen, das beste zuerst"],
						["`/api/v1/scripts/{id}`", "ein Skript mit Code und Analyse"],
						["`/api/v1/scripts/{id}/versions`", "seine Versionen mit ihren Bewertungen"],
						["`/api/v1/scripts/{id}/reviews`", "seine Rezensionen und ihre Verteilung"],
						["`/api/v1/categories`, `/api/v1/tags`", "mit der Anzahl der Skripte"],
						["`/api/v1/authors/{username}`", "ein öffentliches Profil"],
					],
				},
				{ code: "curl 'https://<hub>/api/v1/scripts?category=productivity&risk=green&sort=newest&limit=5'" },
				"`limit` (1 bis 100) und `offset` blättern durch eine Liste; `next` ist die Adresse der nächsten Seite. Antworten dürfen eine Minute lang zwischengespeichert werden und tragen ein `ETag`. Fehler haben die Felder `error`, `details`, `code` und `status`.",
				"Feeds gibt es als Atom (`.atom`) und JSON Feed (`.json`): `/feeds/latest`, `/feeds/category/{category}`, `/feeds/author/{username}`, `/feeds/tag/{tag}` und `/feeds/script/{id}` mit den Versionen eines Skripts. `/oembed?url=` gibt eine Karte für andere Websites.",
			],
		},
		{
			id: "self-host",
			title: "Einen eigenen Hub betreiben",
			blocks: [
				"Die Software ist frei. Zum Ausprobieren genügt ein Computer mit Node 20 oder neuer:",
				{ code: "npm start" },
				"installiert, was fehlt, baut alles und startet Datenbank, Funktionen und Hub unter `http://localhost:4173`, mit Beispielskripten. Sonst muss nichts installiert werden; die Daten bleiben in einem Ordner des Projekts.",
				"Für einen öffentlichen Hub brauchst du ein Supabase-Projekt (gemietet oder eigenes), einen Google-Client für die Anmeldung und einen Server mit Node für die Seiten. `docs/deployment.md` im Quellcode nennt jeden Schritt und jede Einstellung, und `npm run check:hosted` vergleicht ein Projekt damit.",
				"Namen, Adressen und Zusagen, die auf diesen Seiten stehen, sind in einer Datei, `hub-shell/src/operator/operator.ts`. Ändere sie, bevor du einen Hub eröffnest.",
			],
		},
	],
};
