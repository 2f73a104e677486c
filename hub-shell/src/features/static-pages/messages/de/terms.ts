import { legalDate, operator } from "../../../../operator/operator.ts";
import type { StaticDocument } from "../../static-document.ts";

export const terms: StaticDocument = {
	language: "de",
	title: "Nutzungsbedingungen",
	lead: `Die Bedingungen zwischen dir und dem Betreiber (${operator.name}). Zuletzt geändert am ${legalDate("de")}. Dies ist eine Übersetzung; verbindlich ist die englische Fassung.`,
	layout: "numbered",
	sections: [
		{
			id: "acceptance",
			title: "Annahme dieser Bedingungen",
			blocks: [
				"Diese Bedingungen gelten für die Nutzung dieser Website, ihrer API, ihrer Feeds und ihrer Browsererweiterung (zusammen: der Dienst). Wer den Dienst nutzt, nimmt sie an. Wenn du sie nicht annimmst, nutze ihn nicht. Der verbindliche Text ist der englische: [Terms of Service](/terms?locale=en).",
			],
		},
		{
			id: "service",
			title: "Der Dienst",
			blocks: [
				"Der Dienst ist ein öffentlicher Katalog von Bookmarklets und Userscripts, die seine Nutzerinnen und Nutzer veröffentlichen, mit einem Editor, einem visuellen Builder, einer automatischen Sicherheitsanalyse und einer Browsererweiterung. Stöbern, suchen und installieren gehen ohne Konto.",
			],
		},
		{
			id: "age",
			title: "Wer ihn nutzen darf",
			blocks: [
				`Der Dienst richtet sich nicht an Kinder. Wer unter ${operator.minimumAge} Jahre alt ist, darf ihn nicht nutzen und kein Konto haben.`,
				"Wenn du für eine Organisation handelst, erklärst du, dass du diese Bedingungen für sie annehmen darfst.",
			],
		},
		{
			id: "account",
			title: "Dein Konto",
			blocks: [
				"Du meldest dich mit einem Google-Konto an. Du bist verantwortlich für das, was hier mit deinem Konto geschieht; sichere also das Google-Konto, und melde dich an Computern ab, die auch andere benutzen.",
				"Niemand darf mehrere Konten verwenden, um eine Grenze, eine Entscheidung der Moderation oder die Regel von einer Rezension je Skript zu umgehen.",
			],
		},
		{
			id: "content",
			title: "Was du veröffentlichst",
			blocks: [
				"Skripte, Beschreibungen, Rezensionen, Sammlungen und Aufnahmen, die du veröffentlichst, bleiben deine. Veröffentliche nur, wozu du das Recht hast.",
				"Mit der Veröffentlichung erlaubst du dem Betreiber, sie zu speichern, zu analysieren und zu zeigen, sie über Seiten, installierbare Dateien, die API und Feeds auszuliefern und frühere Versionen für die verfügbar zu halten, die sie installiert haben, ohne Bezahlung und solange sie veröffentlicht sind.",
			],
		},
		{
			id: "license",
			title: "Lizenz von Skripten",
			blocks: [
				"Nennt der Code eines Skripts eine Lizenz (`@license` oder ein Kommentar), so gilt diese zwischen dir und denen, die es nutzen. Andernfalls erlaubst du anderen, das Skript zu installieren und auszuführen, es für sich zu lesen und zu ändern und auf diesem Hub eine Ableitung zu veröffentlichen, die das Original nennt.",
			],
		},
		{
			id: "conduct",
			title: "Was nicht erlaubt ist",
			blocks: [
				{
					list: [
						"Skripte, die denen schaden, die sie installieren: die Passwörter, Cookies, Zahlungsdaten oder andere Geheimnisse stehlen, Kryptowährung schürfen, Zahlungsadressen austauschen oder zu solchen Zwecken Code laden.",
						"Skripte, die über das täuschen, was sie tun, und Code, der unlesbar gemacht ist, um es zu verbergen.",
						"Spam, Werbung ohne Inhalt und Kopien von Skripten, die als eigene veröffentlicht werden.",
						"Rezensionen, Sterne, Installationen oder Meldungen, die gekauft, automatisch erzeugt oder getauscht sind.",
						"Beleidigungen, Belästigung und Inhalte, die das Gesetz verbietet.",
						"Angriffe auf den Dienst, auf andere hier oder auf andere Websites, und Versuche, seine Grenzen zu umgehen.",
					],
				},
			],
		},
		{
			id: "rating",
			title: "Sicherheitsbewertungen",
			blocks: [
				"Der Hub analysiert Skripte automatisch. Eine Bewertung sagt, was an einer Version eines Skripts geprüft wurde. Sie ist weder Garantie noch Empfehlung und kann in beide Richtungen falsch sein; siehe [Sicherheit & Vertrauen](/security). Lies ein Skript, bevor du es dort ausführst, wo viel davon abhängt.",
			],
		},
		{
			id: "moderation",
			title: "Meldungen und Entfernung",
			blocks: [
				`Wer angemeldet ist, kann ein Skript oder eine Rezension melden. Meldungen zur Sicherheit werden innerhalb von ${operator.securityReportHours} Stunden untersucht. Die Moderation kann Inhalte entfernen, die gegen diese Bedingungen verstoßen; wer sie geschrieben hat, sieht den Grund. Entfernter Code wird erst wieder veröffentlicht, wenn die Moderation ihn freigegeben hat.`,
				"Wenn du eine Entfernung für falsch hältst, kannst du ihr einmal widersprechen: Die [Mitteilungen](/notifications) nennen jede Entfernung von etwas, das von dir ist, mit ihrem Grund und der Schaltfläche „Appeal“. Über den Widerspruch entscheidet jemand aus der Moderation, der die Entscheidung nicht getroffen hat, solange es noch jemanden gibt; das Ergebnis wird dir mitgeteilt.",
				"Konten, die wiederholt oder schwer gegen diese Bedingungen verstoßen, können geschlossen werden. Wenn du das für falsch hältst, nutze das [Kontaktformular](/contact).",
			],
		},
		{
			id: "api",
			title: "API, Feeds und automatischer Zugriff",
			blocks: [
				"Programme dürfen die [API und die Feeds](/documentation#api) nutzen, wie es dokumentiert ist, in vernünftigen Grenzen. Lies die Seiten der Website nicht mit einem Programm, wo die API dieselben Daten liefert.",
			],
		},
		{
			id: "availability",
			title: "Verfügbarkeit und Änderungen des Dienstes",
			blocks: [
				"Der Dienst wird so angeboten, wie er ist. Er kann geändert, unterbrochen oder beendet werden. Bewahre Kopien von Skripten auf, die dir wichtig sind: Jedes lässt sich jederzeit kopieren und herunterladen.",
			],
		},
		{
			id: "liability",
			title: "Haftung",
			blocks: [
				"Skripte schreiben die, die den Dienst nutzen, nicht der Betreiber. Soweit das Gesetz es erlaubt, haftet der Betreiber nicht für Schäden durch Skripte oder durch die Nutzung des Dienstes und gibt keinerlei Gewähr. Rechte, die das Gesetz Verbraucherinnen und Verbrauchern gibt und die nicht ausgeschlossen werden können, bleiben unberührt.",
				...(operator.governingLaw === null
					? []
					: [`Es gilt das Recht von ${operator.governingLaw}, ohne dessen Kollisionsnormen.`]),
			],
		},
		{
			id: "changes",
			title: "Änderungen dieser Bedingungen und Kontakt",
			blocks: [
				`Änderungen dieser Bedingungen werden auf dieser Seite ${operator.termsNoticeDays} Tage vorher angekündigt. Wer den Dienst danach nutzt, nimmt sie an.`,
				"Fragen zu diesen Bedingungen: über das [Kontaktformular](/contact).",
			],
		},
	],
};
