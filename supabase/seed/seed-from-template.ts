import type { ScriptTemplate } from "@scriptorium/script-templates/script-template";
import { darkMode } from "@scriptorium/script-templates/templates/dark-mode";
import { editPage } from "@scriptorium/script-templates/templates/edit-page";
import { extractEmails } from "@scriptorium/script-templates/templates/extract-emails";
import { findBrokenLinks } from "@scriptorium/script-templates/templates/find-broken-links";
import { keepScreenAwake } from "@scriptorium/script-templates/templates/keep-screen-awake";
import { pickColor } from "@scriptorium/script-templates/templates/pick-color";
import { pictureInPicture } from "@scriptorium/script-templates/templates/picture-in-picture";
import { saveImages } from "@scriptorium/script-templates/templates/save-images";
import { writeMetadata } from "@scriptorium/userscript/write-metadata";
import type { About } from "./about-schema.ts";

/** Named one by one, because loading all templates would take time at the first start of a hub. */
const templates: readonly ScriptTemplate[] = [
	darkMode,
	editPage,
	extractEmails,
	findBrokenLinks,
	keepScreenAwake,
	pickColor,
	pictureInPicture,
	saveImages,
];

/**
 * Writes the code of a seeded script whose template needs no values.
 *
 * @param id of the template
 * @param about the script
 * @param author name that is shown for the author
 * @param semver of the version
 * @returns the complete script
 * @throws Error when the template is unknown
 */
export function seedFromTemplate(id: string, about: About, author: string, semver: string): string {
	const template = templates.find((one) => one.id === id);
	if (!template) throw new Error(`There is no template ${id} for seeded scripts.`);
	const { title, shortDescription, whyEveryAddress } = about;
	const { body } = template.write({});
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
