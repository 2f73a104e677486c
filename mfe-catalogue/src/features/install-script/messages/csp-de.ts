import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./csp-en.ts";

export const de: Translation<typeof en> = {
	start:
		"Manche Seiten beschränken, was Skripte auf ihnen dürfen (Content-Security-Policy). Wo das Inline-Skripte verbietet (script-src), starten manche Browser ein Bookmarklet gar nicht, darunter Firefox vor Version 69.",
	nothingElse: "Sonst wurde im Code nichts gefunden, was eine solche Regel blockieren würde.",
	notKnown: "Der Code wurde nicht analysiert; was eine solche Regel noch blockieren würde, ist daher unbekannt.",
	mayBlock: (what) => `Wo es startet, kann die Seite noch Folgendes blockieren: ${what}.`,
	blocked: {
		"connect-src": (hosts) => `Anfragen an ${hosts} (connect-src)`,
		"script-src": (hosts) => `Skripte von ${hosts} (script-src)`,
		"worker-src": (hosts) => `Worker von ${hosts} (worker-src)`,
		"style-src": (hosts) => `Stylesheets von ${hosts} (style-src)`,
		"img-src": (hosts) => `Bilder von ${hosts} (img-src)`,
		"media-src": (hosts) => `Audio und Video von ${hosts} (media-src)`,
		"frame-src": (hosts) => `Frames von ${hosts} (frame-src)`,
		"object-src": (hosts) => `eingebettete Objekte von ${hosts} (object-src)`,
		"form-action": (hosts) => `Formulare an ${hosts} (form-action)`,
		"default-src": (hosts) => `was es von ${hosts} lädt (default-src)`,
	},
	codeFromText: (apis) => `Code, den ${apis} aus Text macht (script-src)`,
	inlineScripts: "Inline-Skriptelemente (script-src)",
	unknownHost: "einem Server, der sich nicht bestimmen ließ",
	andMore: (hosts, count) => `${hosts} und ${count} weiteren`,
	userscript: "Als Userscript installiert startet es auch auf solchen Seiten.",
	userscriptOwn:
		"Die meisten Skript-Manager nehmen dann seine eigenen Anfragen und Code, den es aus Text macht, von der Regel der Seite aus.",
	userscriptPage: "Für alles, was es in die Seite einfügt, gilt die Regel weiterhin.",
};
