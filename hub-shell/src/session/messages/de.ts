import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	signInFailed: "Die Anmeldung mit Google ist fehlgeschlagen",
	desktopRedirectFailed: "Die Desktop-App konnte nicht geöffnet werden",
	profileCreateFailed: "Dein Profil konnte nicht angelegt werden",
	profileUpdateFailed: "Dein Profil konnte nicht aktualisiert werden",
	profileSyncFailed: "Dein Profil konnte nicht abgeglichen werden",
	namelessUser: "Ohne Namen",
};
