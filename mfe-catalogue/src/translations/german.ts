import { de as categoriesDe } from "@scriptorium/hub-data/categories/messages/de";
import { en as categories } from "@scriptorium/hub-data/categories/messages/en";
import { addGermanOfAnswers } from "@scriptorium/ui-kit/german/add-german-of-answers";
import { addTranslation } from "@scriptorium/ui-kit/locale";
import { de as exploreDe } from "../features/explore-scripts/messages/de.ts";
import { en as explore } from "../features/explore-scripts/messages/en.ts";
import { de as homeDe } from "../features/home/messages/de.ts";
import { en as home } from "../features/home/messages/en.ts";
import { de as starDe } from "../features/star-script/messages/de.ts";
import { en as star } from "../features/star-script/messages/en.ts";
import { de as cardDe } from "../script-card/messages/de.ts";
import { en as card } from "../script-card/messages/en.ts";
import { de as listDe } from "../script-list/messages/de.ts";
import { en as list } from "../script-list/messages/en.ts";

/** The German texts of home and explore, and of what they show. */
export function addGerman(): void {
	addGermanOfAnswers();
	addTranslation("de", categories, categoriesDe);
	addTranslation("de", home, homeDe);
	addTranslation("de", explore, exploreDe);
	addTranslation("de", star, starDe);
	addTranslation("de", card, cardDe);
	addTranslation("de", list, listDe);
}
