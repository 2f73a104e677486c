import { legalDate, operator } from "../../../../operator/operator.ts";
import type { StaticDocument } from "../../static-document.ts";

export const privacy: StaticDocument = {
	language: "de",
	title: "Datenschutz",
	lead: `Was dieser Hub über dich speichert, warum und wie lange. Zuletzt geändert am ${legalDate("de")}. Dies ist eine Übersetzung; verbindlich ist die englische Fassung.`,
	layout: "numbered",
	sections: [
		{
			id: "controller",
			title: "Wer verantwortlich ist",
			blocks: [
				`Verantwortlich für die hier beschriebenen Daten: ${operator.name}.${operator.postalAddress === null ? "" : ` ${operator.postalAddress}.`} Du erreichst uns über das [Kontaktformular](/contact)${operator.email === null ? "" : ` oder unter ${operator.email}`}. Der verbindliche Text ist der englische: [Privacy Policy](/privacy?locale=en).`,
			],
		},
		{
			id: "visiting",
			title: "Bei einem Besuch",
			blocks: [
				"Stöbern, suchen und installieren kannst du ohne Konto. Besuche ohne Anmeldung werden nicht als Nutzungsstatistik aufgezeichnet. Die Website setzt ein Cookie, und nur, wenn du in der Fußzeile eine Sprache wählst: Es enthält diese Sprache.",
				"Damit Einzelne den Dienst nicht überlasten, zählt er Anfragen, etwa die Suche während des Tippens, nach dem Netzteil deiner Adresse (die ersten 24 Bit einer IPv4-Adresse, 56 bei IPv6), oder nach deinem Konto, solange du angemeldet bist. Die Server, die die Seiten ausliefern, können Adressen zur Sicherheit protokollieren, höchstens " +
					`${operator.logDays} Tage lang.`,
			],
		},
		{
			id: "account",
			title: "Dein Konto",
			blocks: [
				"Du meldest dich mit Google an. Von Google bekommen wir deinen Namen, deine E-Mail-Adresse und dein Bild. Die E-Mail-Adresse sehen du und die Administratoren, andere nicht.",
				"Der Anmeldedienst protokolliert jede Anmeldung mit Zeit, Konto und deiner Adresse. Die [Kontoeinstellungen](/account) zeigen, wo du angemeldet bist und welchen Geräten du dein Konto erlaubt hast.",
				"Dein öffentliches Profil zeigt deinen Anzeigenamen, deinen Benutzernamen, dein Bild und was du in den Kontoeinstellungen einträgst: einen Text über dich und Links. Das Bild wird einmal kopiert und vom Hub ausgeliefert, damit Google nicht erfährt, wer dein Profil ansieht. Dein voller Name und deine Einstellungen, die du dort ebenfalls eintragen kannst, sind nur für dich sichtbar.",
				{ heading: "Der Skript-Assistent", id: "assistant" },
				"Der Hub speichert, was du dem Assistenten schreibst und was er antwortet, damit du es auf deinen anderen Geräten findest. Nur du kannst es lesen. **Leeren** löscht es sofort, und es gehört zum Export deiner Daten.",
				"Hat der Hub ein KI-Modell, so erhält es deine Nachrichten mit den letzten zehn davor und das, was du geöffnet hast: ein Skript, einen Ablauf, eine Aufnahme oder die Gliederung eines Tabs, den du für eine Frage teilst. Der Copilot und der Generator der Erweiterung senden ihm, was du beschreibst, und den Code, nach dem du fragst. Der Hub zählt je Konto und Tag, wie viel vom Modell genutzt wird.",
			],
		},
		{
			id: "publishing",
			title: "Was du veröffentlichst",
			blocks: [
				"Veröffentlichte Skripte mit allen Versionen, die öffentlich waren, ihre Ableitungen, öffentliche Sammlungen, Rezensionen und Sterne (als Favoriten in deinem Profil) sind für alle sichtbar. Von denen, denen du folgst, sehen alle, wie viele es sind, und nur du siehst, wer es ist; auch sie selbst sehen nur die Zahl. Entwürfe, private Sammlungen und private Aufnahmen siehst nur du; Administratoren können Entwürfe lesen.",
				"Wenn du ein Skript oder eine Rezension meldest, sieht die Moderation deine Meldung mit deinem Anzeigenamen, und Administratoren sehen auch deine E-Mail-Adresse. Weder wer es geschrieben hat noch wer selbst betroffen ist, erfährt, von wem die Meldung kommt.",
			],
		},
		{
			id: "usage",
			title: "Nutzungsstatistik",
			blocks: [
				"Wenn du angemeldet bist und zugestimmt hast, zeichnet der Hub Sitzungen auf (Beginn, Ende, angesehene Seiten, die Kennung des Browsers und die Seite, von der du kamst) und Ereignisse wie „Stern vergeben“, um zu sehen, welche Teile genutzt werden. Nur Administratoren lesen sie. Dritte sind nicht beteiligt.",
				"Eine Sitzung endet nach 30 Minuten ohne Aktivität, oder wenn die Seite geschlossen oder verdeckt wird.",
				"Du wirst einmal gefragt und kannst deine Antwort in den [Kontoeinstellungen](/account) ändern. Wenn du ablehnst, wird nichts gesendet, und was über dich gespeichert war, wird gelöscht.",
			],
		},
		{
			id: "installs",
			title: "Installationszahlen",
			blocks: [
				"Eine Installation zählt je Skript und Person einmal am Tag. Wer nicht angemeldet ist, wird über einen Hash der Adresse gezählt, mit einem Geheimnis, das täglich wechselt und nach zwei Tagen gelöscht wird; danach lässt er sich nicht mehr zurückverfolgen.",
			],
		},
		{
			id: "browser",
			title: "Was in deinem Browser gespeichert wird",
			blocks: [
				"Die Website speichert in deinem Browser: deine Sitzung, solange du angemeldet bist, das Farbschema, ob Tastenkürzel aus einer Taste eingeschaltet sind, was du geschrieben oder aufgenommen und noch nicht gespeichert oder gesendet hast, wie weit du gescrollt hattest, die Skripte, die du zuletzt über die Befehlspalette geöffnet hast, deinen Fortschritt in den Anleitungen und ob du den Rundgang der Startseite beendet oder geschlossen hast. Hast du der Nutzungsstatistik zugestimmt, so bewahrt er auch auf, was noch zu senden ist. Die Sprache, die du in der Fußzeile wählst, steht im Cookie. Alles davon kannst du in den Einstellungen des Browsers löschen.",
			],
		},
		{
			id: "extension",
			title: "Die Erweiterung und Aufnahmen",
			blocks: [
				"Die Erweiterung bewahrt installierte Skripte und Aufnahmen auf deinem Computer auf. Von sich aus sendet sie dem Hub keine Seiten, keinen Verlauf und keine Aufnahmen. Für Aktualisierungen fragt sie die Adressen, die deine installierten Skripte nennen; bei Skripten von hier sind es die dieses Hubs. Was du aufnimmst, geht in den geöffneten Builder; beim Hub wird es nur gespeichert, wenn du es dort speicherst, und es ist privat, solange du es nicht öffentlich machst.",
				"Werte von Feldern für Passwörter, Codes, Karten- und Ausweisnummern werden erkannt und nie aufgezeichnet. Keine Erkennung ist vollkommen: Sieh dir eine Aufnahme an, bevor du sie teilst.",
			],
		},
		{
			id: "contact",
			title: "Nachrichten an uns",
			blocks: [
				"Das Kontaktformular speichert deinen Namen, deine E-Mail-Adresse, den Betreff, die Kategorie und die Nachricht, und dein Konto, wenn du angemeldet bist. Nur Administratoren lesen sie, um dir zu antworten.",
			],
		},
		{
			id: "recipients",
			title: "Wer Daten erhält",
			blocks: [
				"Google, wenn du dich anmeldest. Die Unternehmen, die für uns die Server und die Datenbank betreiben. Hat der Hub ein KI-Modell, das Unternehmen, das es betreibt; es erhält, was unter [Dein Konto](/privacy#account) steht. Behörden, wo uns das Gesetz dazu verpflichtet. Wir verkaufen keine Daten und zeigen keine Werbung.",
				"Skripte, die du installierst, sind Programme anderer. Was sie wohin senden, steht auf der Seite des Skripts unter „Sicherheitsanalyse“, soweit die Analyse es erkennt.",
			],
		},
		{
			id: "duration",
			title: "Wie lange Daten aufbewahrt werden",
			blocks: [
				{
					caption: "Wie lange Daten aufbewahrt werden",
					columns: ["Was", "Wie lange"],
					rows: [
						["Konto und Profil", "bis das Konto gelöscht wird"],
						[
							"veröffentlichte Skripte und Entwürfe",
							"bis du sie löschst; ein gelöschtes Skript lässt sich 30 Tage lang wiederherstellen. Wird das Konto gelöscht, gehen Entwürfe mit ihm, und veröffentlichte Skripte und Rezensionen bleiben ohne deinen Namen",
						],
						["frühere Benutzernamen und Adressen von Skripten", "90 Tage lang reserviert"],
						["Nutzungsstatistik", "90 Tage; danach nur Tagessummen, die niemanden nennen"],
						["Nachrichten an den und vom Skript-Assistenten", "90 Tage, oder bis du sie löschst"],
						["Protokoll der Anmeldungen", "bis das Konto gelöscht wird; danach ohne das, was dich erkennen lässt"],
						["Zähler von Anfragen", "etwa einen Tag nach der letzten Anfrage"],
						["Geheimnisse der Installationszahlen", "2 Tage"],
						["Entscheidungen der Moderation", "dauerhaft, als Nachweis"],
						["Nachrichten an uns", "bis sie erledigt sind und nicht mehr gebraucht werden"],
						["Protokolle der Server", `höchstens ${operator.logDays} Tage`],
					],
				},
			],
		},
		{
			id: "rights",
			title: "Deine Rechte, Kinder und Änderungen",
			blocks: [
				"Du darfst die Daten, die wir über dich haben, ansehen, berichtigen, exportieren und löschen. In den [Kontoeinstellungen](/account) geht das sofort; für alles andere gibt es das [Kontaktformular](/contact) mit der Kategorie „Konto“. Du kannst dich auch bei der Datenschutzbehörde deines Wohnorts beschweren.",
				`Der Dienst richtet sich nicht an Kinder unter ${operator.minimumAge} Jahren, und wir speichern nicht wissentlich Daten über sie.`,
				`Änderungen dieser Erklärung werden auf dieser Seite ${operator.termsNoticeDays} Tage vorher angekündigt.`,
			],
		},
	],
};
