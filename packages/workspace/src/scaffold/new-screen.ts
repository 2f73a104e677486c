import { insertAt, pascalCase, type Scaffold, sentenceCase } from "./scaffold.ts";

/** A screen of the admin area, whose routes are the plainest: page, texts and test, a route and its pattern. */
export const newScreen: Scaffold = {
	example: "review-flags",
	pattern: /^[a-z]+(?:-[a-z]+)+$/,
	make(id, read) {
		const name = `${pascalCase(id)}Page`;
		const folder = `mfe-admin/src/features/${id}`;
		const patterns = "mfe-admin/src/route-patterns.ts";
		const routes = "mfe-admin/src/routes.tsx";
		return [
			{ file: `${folder}/${id}-page.tsx`, text: pageOf(name) },
			{ file: `${folder}/${id}-page.test.tsx`, text: testOf(id, name) },
			{ file: `${folder}/messages/en.ts`, text: `export const en = {\n	title: "${sentenceCase(id)}",\n} as const;\n` },
			{ file: patterns, text: insertAt(read(patterns), '"/admin-debug"]', `"/admin-debug", "/${id}"]`) },
			{
				file: routes,
				text: insertAt(
					insertAt(
						read(routes),
						"\nexport const screens",
						`const ${pascalCase(id)} = lazy(() =>\n	import("./features/${id}/${id}-page.tsx").then((module) => ({ default: module.${name} })),\n);\n\nexport const screens`,
					),
					'	{ path: "/admin-debug", Screen: AdminDebug },\n',
					`	{ path: "/admin-debug", Screen: AdminDebug },\n	{ path: "/${id}", Screen: ${pascalCase(id)} },\n`,
				),
			},
		];
	},
	next: (id) =>
		`Write the test mfe-admin/src/features/${id}/${id}-page.test.tsx, then the page. For a screen of another area move the folder there, and the two lines to its routes.`,
};

const pageOf = (name: string): string => `import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { en } from "./messages/en.ts";

/** One sentence about what the screen is for. */
export function ${name}() {
	const text = useMessages({ en });
	return <Page title={text.title} />;
}
`;

const testOf = (id: string, name: string): string => `import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ${name} } from "./${id}-page.tsx";

afterEach(cleanup);

it("shows what the screen is for", () => {
	render(<${name} />);
	expect(screen.getByText("What the screen is for")).toBeTruthy();
});
`;
