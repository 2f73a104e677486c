import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	region: "Nutzungsstatistik",
	question: "Darf der Hub zählen, wie du ihn benutzt?",
	about:
		"Welche Seiten du öffnest, ohne Suchen und ohne deine eigenen Adressen, und was du mit Skripten tust. Das bleibt 90 Tage gespeichert, danach nur als Summe je Tag. Du kannst es jederzeit in deinen Kontoeinstellungen ändern.",
	agree: "Ja, zählen",
	refuse: "Nein, danke",
	failed: "Deine Antwort konnte nicht gespeichert werden",
	setting: "Nutzungsstatistik",
	settingHint:
		"Lässt den Hub zählen, welche Seiten du öffnest und was du mit Skripten tust. Wenn du es ausschaltest, wird gelöscht, was gespeichert ist.",
};
