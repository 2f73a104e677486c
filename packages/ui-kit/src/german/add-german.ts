import { de as answersDe } from "../access-and-verdict/messages/details-de.ts";
import { en as answers } from "../access-and-verdict/messages/details-en.ts";
import { de as librariesDe } from "../access-and-verdict/messages/libraries-de.ts";
import { en as libraries } from "../access-and-verdict/messages/libraries-en.ts";
import { de as changesDe } from "../capability-changes/messages/de.ts";
import { en as changes } from "../capability-changes/messages/en.ts";
import { de as diffDe } from "../code-diff/messages/de.ts";
import { en as diff } from "../code-diff/messages/en.ts";
import { de as editorDe } from "../code-editor/messages/de.ts";
import { en as editor } from "../code-editor/messages/en.ts";
import { de as findingsDe } from "../code-findings/messages/de.ts";
import { en as findings } from "../code-findings/messages/en.ts";
import { de as liftDe } from "../code-findings/messages/lift-de.ts";
import { en as lift } from "../code-findings/messages/lift-en.ts";
import { addTranslation } from "../locale.tsx";

/** Adds the German texts of the parts that show code. Load it with `import()`: an English page needs none of it. */
export function addGermanOfCode(): void {
	addTranslation("de", answers, answersDe);
	addTranslation("de", libraries, librariesDe);
	addTranslation("de", changes, changesDe);
	addTranslation("de", diff, diffDe);
	addTranslation("de", editor, editorDe);
	addTranslation("de", findings, findingsDe);
	addTranslation("de", lift, liftDe);
}
