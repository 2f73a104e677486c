import { de as answersDe } from "../access-and-verdict/messages/de.ts";
import { en as answers } from "../access-and-verdict/messages/en.ts";
import { addTranslation } from "../locale.tsx";

/** Adds the German texts of what cards say of access and verdict. Load it with `import()`: an English page needs none of it. */
export function addGermanOfAnswers(): void {
	addTranslation("de", answers, answersDe);
}
