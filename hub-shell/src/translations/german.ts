import { addTranslation } from "@scriptorium/ui-kit/locale";
import { de as suggestionsDe } from "@scriptorium/ui-kit/search-suggestions/messages/de";
import { en as suggestions } from "@scriptorium/ui-kit/search-suggestions/messages/en";
import { de as appDe } from "../app/messages/de.ts";
import { en as app } from "../app/messages/en.ts";
import { de as extensionLinkDe } from "../extension-link/messages/de.ts";
import { en as extensionLink } from "../extension-link/messages/en.ts";
import { de as paletteDe } from "../features/command-palette/messages/de.ts";
import { en as palette } from "../features/command-palette/messages/en.ts";
import { de as shortcutsDe } from "../features/keyboard-shortcuts/messages/de.ts";
import { en as shortcuts } from "../features/keyboard-shortcuts/messages/en.ts";
import { de as progressDe } from "../features/navigation-progress/messages/de.ts";
import { en as progress } from "../features/navigation-progress/messages/en.ts";
import { de as notFoundDe } from "../features/not-found/messages/de.ts";
import { en as notFound } from "../features/not-found/messages/en.ts";
import { de as noticesDe } from "../features/show-notices/messages/de.ts";
import { en as notices } from "../features/show-notices/messages/en.ts";
import { de as footerDe } from "../features/site-footer/messages/de.ts";
import { en as footer } from "../features/site-footer/messages/en.ts";
import { de as headerDe } from "../features/site-header/messages/de.ts";
import { en as header } from "../features/site-header/messages/en.ts";
import { de as languageDe } from "../features/switch-language/messages/de.ts";
import { en as language } from "../features/switch-language/messages/en.ts";
import { de as themeDe } from "../features/switch-theme/messages/de.ts";
import { en as theme } from "../features/switch-theme/messages/en.ts";
import { de as hostDe } from "../host-context/messages/de.ts";
import { en as host } from "../host-context/messages/en.ts";
import { de as remotesDe } from "../remotes/messages/de.ts";
import { en as remotes } from "../remotes/messages/en.ts";

/** The German texts of the shell, and of the parts of ui-kit that it shares with the remotes. */
export function addGerman(): void {
	addTranslation("de", app, appDe);
	addTranslation("de", extensionLink, extensionLinkDe);
	addTranslation("de", palette, paletteDe);
	addTranslation("de", shortcuts, shortcutsDe);
	addTranslation("de", progress, progressDe);
	addTranslation("de", notFound, notFoundDe);
	addTranslation("de", notices, noticesDe);
	addTranslation("de", footer, footerDe);
	addTranslation("de", header, headerDe);
	addTranslation("de", language, languageDe);
	addTranslation("de", theme, themeDe);
	addTranslation("de", host, hostDe);
	addTranslation("de", remotes, remotesDe);
	addTranslation("de", suggestions, suggestionsDe);
}
