// Only what Biome cannot do: rules that need types, and the globals of each realm.
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const SOURCES = [
	"{extension,hub-shell,mfe-catalogue,mfe-builder,mfe-admin,shared-protocol}/{src,server}/**/*.{ts,tsx}",
	"packages/*/{src,commands}/**/*.{ts,tsx}",
	"supabase/{canary,local,tests,seed,functions}/**/*.ts",
	"tests/**/*.ts",
];
const PURE = [
	"packages/{flow,redaction,userscript,script-analyzer,script-templates}/src/**/*.ts",
	"extension/src/features/*/domain/**/*.ts",
];
const TESTS = ["**/*.test.{ts,tsx}", "**/*.test-d.ts"];
/** Properties that recorder and selectors read from elements and documents. */
const CLOBBERED = [
	"localName",
	"tagName",
	"nodeName",
	"namespaceURI",
	"nodeType",
	"className",
	"classList",
	"attributes",
	"textContent",
	"parentNode",
	"parentElement",
	"children",
	"childNodes",
	"firstElementChild",
	"childElementCount",
	"previousElementSibling",
	"nextElementSibling",
	"shadowRoot",
	"labels",
	"ownerDocument",
	"getAttribute",
	"hasAttribute",
	"getAttributeNames",
	"closest",
	"matches",
	"contains",
	"querySelector",
	"querySelectorAll",
	"isConnected",
	"isContentEditable",
	"getBoundingClientRect",
	"checkVisibility",
	"nextSibling",
	"activeElement",
	"body",
	"documentElement",
	"scrollingElement",
	"getSelection",
	"elementsFromPoint",
	"createElement",
	"getRootNode",
	"getElementById",
	"compareDocumentPosition",
	"createTreeWalker",
	"evaluate",
];

const forbidden = (names, why) => names.map((name) => ({ name, message: why }));
const worldNames = Object.keys({ ...globals.browser, ...globals.node }).filter(
	(name) =>
		![
			"URL",
			"URLSearchParams",
			"TextEncoder",
			"TextDecoder",
			"structuredClone",
			"AbortSignal",
			"AbortController",
			"name",
			"length",
			"status",
			"event",
			"origin",
		].includes(name),
);

export default tseslint.config(
	{
		ignores: [
			"**/dist/**",
			"**/.output/**",
			"**/.wxt/**",
			"**/*.gen.ts",
			"**/node_modules/**",
			"**/.local/**",
			"test-results/**",
			"tests/fixtures/**",
			"tests/corpus/{develop,sealed}/**",
		],
	},
	{
		files: SOURCES,
		plugins: { "@typescript-eslint": tseslint.plugin },
		languageOptions: {
			parser: tseslint.parser,
			parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
		},
		linterOptions: { reportUnusedDisableDirectives: "error" },
		rules: {
			"@typescript-eslint/no-floating-promises": "error",
			"@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
			"@typescript-eslint/await-thenable": "error",
			"@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
			"@typescript-eslint/no-unsafe-assignment": "error",
			"@typescript-eslint/no-unsafe-call": "error",
			"@typescript-eslint/no-unsafe-member-access": "error",
			"@typescript-eslint/no-unsafe-argument": "error",
			"@typescript-eslint/only-throw-error": "error",
		},
	},
	{
		// The formatter decides how a list is broken into lines.
		files: SOURCES,
		ignores: ["packages/{script-analyzer,userscript}/**"],
		rules: {
			"no-restricted-syntax": [
				"error",
				{
					selector: ":matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression",
					message: "Write the elements without a spread.",
				},
				{
					selector: "ObjectExpression > SpreadElement > ObjectExpression",
					message: "Write the properties without a spread.",
				},
			],
		},
	},
	{
		// What a test reads back is checked by its assertions.
		files: [...TESTS, "tests/**/*.ts", "supabase/tests/**/*.ts"],
		rules: Object.fromEntries(
			["assignment", "call", "member-access", "argument"].map((what) => [
				`@typescript-eslint/no-unsafe-${what}`,
				"off",
			]),
		),
	},
	{
		files: ["**/src/**/*.{ts,tsx}"],
		ignores: ["packages/build-config/**"],
		plugins: { "react-hooks": hooks },
		rules: { "react-hooks/rules-of-hooks": "error" },
	},
	{
		files: PURE,
		ignores: TESTS,
		rules: {
			"no-restricted-globals": [
				"error",
				...forbidden(
					worldNames,
					"Pure code runs in the browser, a worker, Node and Deno alike: take what you need as an argument.",
				),
			],
			"no-restricted-properties": [
				"error",
				{ object: "Math", property: "random", message: "Pure code takes randomness as an argument." },
				{ object: "Date", property: "now", message: "Pure code takes the clock as an argument." },
			],
		},
	},
	{
		files: ["packages/selectors/src/**/*.ts"],
		ignores: TESTS,
		rules: {
			"no-restricted-globals": [
				"error",
				...forbidden(["chrome", "browser"], "Selectors are used in pages that have no extension, too."),
				...forbidden(["process", "Buffer", "__dirname"], "This code runs in a browser."),
			],
		},
	},
	{
		files: [
			"packages/selectors/src/**/*.ts",
			"extension/src/features/record-actions/content/**/*.ts",
			"extension/src/library/page-secrets/**/*.ts",
		],
		// The badge is made of our own elements.
		ignores: ["packages/selectors/src/intact-dom.ts", "extension/src/features/*/content/badge*.ts", ...TESTS],
		rules: {
			"no-restricted-properties": [
				"error",
				...CLOBBERED.map((property) => ({
					property,
					message: "A page can shadow this property on forms and the document: read it through intact-dom.ts.",
				})),
			],
		},
	},
	{
		files: ["packages/selectors/src/**/*.ts"],
		ignores: ["packages/selectors/src/intact-dom.ts", ...TESTS],
		rules: {
			// Elsewhere many things have ids.
			"no-restricted-properties": [
				"error",
				...[...CLOBBERED, "id"].map((property) => ({
					property,
					message: "A page can shadow this property on forms and the document: read it through intact-dom.ts.",
				})),
			],
		},
	},
	{
		files: [
			"{hub-shell,mfe-catalogue,mfe-builder,mfe-admin}/src/**/*.{ts,tsx}",
			"packages/{ui-kit,hub-data}/src/**/*.{ts,tsx}",
		],
		ignores: ["hub-shell/src/extension-link/**", ...TESTS],
		rules: {
			"no-restricted-globals": [
				"error",
				...forbidden(["chrome", "browser"], "Only hub-shell/src/extension-link talks to the extension."),
				...forbidden(["process", "Buffer", "__dirname"], "This code runs in a browser."),
			],
		},
	},
	{
		files: ["extension/src/features/**/*.{ts,tsx}", "extension/src/ui/**/*.{ts,tsx}"],
		ignores: TESTS,
		rules: {
			"no-restricted-globals": [
				"error",
				...forbidden(
					["chrome", "browser"],
					"Only extension/src/platform and the entrypoints touch the browser's extension API.",
				),
			],
		},
	},
);
