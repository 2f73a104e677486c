import type { Translation } from "@scriptorium/ui-kit/locale";
import { de } from "../../src/features/security-page/messages/de.ts";
import { en } from "../../src/features/security-page/messages/en.ts";
import type { StaticDocument } from "../../src/features/static-pages/static-document.ts";
import type { Language } from "../../src/host-context/locale.ts";
import { operator } from "../../src/operator/operator.ts";

const item = ({ title, text }: { title: string; text: string }) => `**${title}**: ${text}`;

/** The text of `/security` for readers without scripts and for search engines; the screen shows the same words with its own layout. */
const documentOf = (
	{ title, lead, layers, levels, limits, scorecard, report }: Translation<typeof en>,
	language: Language,
): StaticDocument => ({
	language,
	title,
	lead,
	layout: "sections",
	sections: [
		{
			id: "layers",
			title: layers.heading,
			blocks: [layers.intro, { list: [layers.facts, layers.flows, layers.canary].map(item) }],
		},
		{
			id: "levels",
			title: levels.heading,
			blocks: [
				{
					list: [levels.green, levels.amber, levels.red, levels.unrated].map(({ label, text }) =>
						item({ title: label, text }),
					),
				},
			],
		},
		{ id: "limits", title: limits.heading, blocks: [limits.intro, { list: [...limits.items] }] },
		{
			id: "how-good",
			title: scorecard.heading,
			blocks: [scorecard.text, `[${scorecard.link}](/security/scorecard)`],
		},
		{
			id: "report",
			title: report.heading,
			blocks: [
				report.text(operator.securityReportHours),
				`${report.contactText} [${report.contact}](/contact)`,
				`[${report.link}](/explore)`,
			],
		},
	],
});

export const securityDocument = documentOf(en, "en");
export const germanSecurityDocument = documentOf(de, "de");
