import type { ScriptTemplate, SlotValues } from "@scriptorium/script-templates/script-template";
import { copyPlainText } from "@scriptorium/script-templates/templates/copy-plain-text";
import { darkMode } from "@scriptorium/script-templates/templates/dark-mode";
import { editPage } from "@scriptorium/script-templates/templates/edit-page";
import { extractEmails } from "@scriptorium/script-templates/templates/extract-emails";
import { extractPhoneNumbers } from "@scriptorium/script-templates/templates/extract-phone-numbers";
import { filterRows } from "@scriptorium/script-templates/templates/filter-rows";
import { findBrokenLinks } from "@scriptorium/script-templates/templates/find-broken-links";
import { focusOutline } from "@scriptorium/script-templates/templates/focus-outline";
import { grayscale } from "@scriptorium/script-templates/templates/grayscale";
import { keepScreenAwake } from "@scriptorium/script-templates/templates/keep-screen-awake";
import { lineGuide } from "@scriptorium/script-templates/templates/line-guide";
import { listFontsAndColors } from "@scriptorium/script-templates/templates/list-fonts-and-colors";
import { openSelectedLinks } from "@scriptorium/script-templates/templates/open-selected-links";
import { pickColor } from "@scriptorium/script-templates/templates/pick-color";
import { pictureInPicture } from "@scriptorium/script-templates/templates/picture-in-picture";
import { saveImages } from "@scriptorium/script-templates/templates/save-images";
import { stopMotion } from "@scriptorium/script-templates/templates/stop-motion";
import { sumColumn } from "@scriptorium/script-templates/templates/sum-column";
import { underlineLinks } from "@scriptorium/script-templates/templates/underline-links";
import { writeMetadata } from "@scriptorium/userscript/write-metadata";
import type { About } from "./about-schema.ts";

/** Named one by one, because loading all templates would take time at the first start of a hub. */
const templates: readonly ScriptTemplate[] = [
	copyPlainText,
	darkMode,
	editPage,
	extractEmails,
	extractPhoneNumbers,
	filterRows,
	findBrokenLinks,
	focusOutline,
	grayscale,
	keepScreenAwake,
	lineGuide,
	listFontsAndColors,
	openSelectedLinks,
	pickColor,
	pictureInPicture,
	saveImages,
	stopMotion,
	sumColumn,
	underlineLinks,
];

/**
 * Writes the code of a seeded script whose template needs no values, or has a fallback for each.
 *
 * @param id of the template
 * @param about the script
 * @param author name that is shown for the author
 * @param semver of the version
 * @returns the complete script
 * @throws Error when the template is unknown or requires a value
 */
export function seedFromTemplate(id: string, about: About, author: string, semver: string): string {
	const template = templates.find((one) => one.id === id);
	if (!template) throw new Error(`There is no template ${id} for seeded scripts.`);
	const { title, shortDescription, whyEveryAddress } = about;
	const { body } = template.write(fallbacksOf(template));
	const program = (comment: string) => `(() => {\n/*\n${comment}\n */\n"use strict";\n${body}})();`;
	if (template.kind === "bookmarklet") return `javascript:${program(` * ${title}\n *\n * ${shortDescription}`)}`;
	const block = writeMetadata([
		["name", title],
		["namespace", "https://scriptorium.example/scripts"],
		["version", semver],
		["description", shortDescription],
		["author", author],
		["license", "MIT"],
		["match", "*://*/*"],
		["grant", "none"],
	]);
	return `${block}\n\n${program(` * Why every address matches: ${whyEveryAddress ?? ""}`)}`;
}

function fallbacksOf({ id, slots }: ScriptTemplate): SlotValues {
	const entries = slots.map(({ name, fallback }) => {
		if (fallback === undefined) throw new Error(`The template ${id} requires a value for ${name}.`);
		return [name, fallback] as const;
	});
	return Object.fromEntries(entries);
}
