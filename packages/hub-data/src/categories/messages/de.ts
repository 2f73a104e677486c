import type { en } from "./en.ts";

export const de: typeof en = {
	names: {
		productivity: "Produktivität",
		search: "Suche",
		development: "Entwicklung",
		web: "Web",
		download: "Downloads",
		social: "Soziales",
		media: "Medien",
		accessibility: "Barrierefreiheit",
		shopping: "Einkaufen",
		security: "Sicherheit",
		education: "Bildung",
		design: "Gestaltung",
		data: "Daten",
		automation: "Automatisierung",
		customization: "Anpassung",
		utility: "Werkzeuge",
		other: "Sonstiges",
	},
};
