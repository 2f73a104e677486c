// Only what Biome cannot do: rules that need types, and the globals of each realm.
import globals from "globals";
import { defineConfig } from "oxlint";
import { listPublicEntries } from "./packages/build-config/src/lint/public-entries.ts";

const SOURCES = [
	"{extension,hub-shell,mfe-catalogue,mfe-builder,mfe-admin,shared-protocol}/{src,server}/**/*.{ts,tsx}",
	"packages/*/{src,commands}/**/*.{ts,tsx}",
	"supabase/{canary-worker,local,tests,seed,functions}/**/*.ts",
	"tests/**/*.ts",
];
const PURE = [
	"packages/{code-likeness,flow,redaction,userscript,script-analyzer,script-templates}/src/**/*.ts",
	"extension/src/features/*/domain/**/*.ts",
];
const TESTS = ["**/*.test.{ts,tsx}", "**/*.test-d.ts"];

/** Properties that recorder and selectors read from elements and documents. */
const CLOBBERED = `
	localName tagName nodeName namespaceURI nodeType className classList attributes
	textContent parentNode parentElement children childNodes firstElementChild childElementCount
	previousElementSibling nextElementSibling shadowRoot labels ownerDocument getAttribute
	hasAttribute getAttributeNames closest matches contains querySelector querySelectorAll
	isConnected isContentEditable getBoundingClientRect checkVisibility nextSibling activeElement
	body documentElement scrollingElement getSelection elementsFromPoint createElement
	getRootNode getElementById compareDocumentPosition createTreeWalker evaluate
`
	.trim()
	.split(/\s+/);

/** Globals of browsers and Node that every JavaScript realm has, or that are also common names of variables. */
const ALLOWED_IN_PURE_CODE = new Set([
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
]);
const realmGlobals = Object.keys({ ...globals.browser, ...globals.node }).filter(
	(name) => !ALLOWED_IN_PURE_CODE.has(name),
);

/** Each function is the DOM member of the same name, with its arguments. */
const DOM_MEMBERS = "packages/selectors/src/intact-dom.ts";

const documentedEntries = listPublicEntries(import.meta.dirname).filter((file) => file !== DOM_MEMBERS);
/** Exported functions; those that a module keeps to itself need no `@param`. */
const contexts = [
	"ExportNamedDeclaration > FunctionDeclaration",
	"ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression",
];
/** Without components: their type of props describes each of them, and all return an element. */
const signatureContexts = ["ExportNamedDeclaration > FunctionDeclaration[id.name=/^[a-z]/]", ...contexts.slice(1)];

/** Entries of `no-restricted-globals` that share a message. */
const forbidden = (names: readonly string[], message: string) => names.map((name) => ({ name, message }));

/** Entries of `no-restricted-properties` for properties that a page can hide. */
const clobbered = (properties: readonly string[]) =>
	properties.map((property) => ({
		property,
		message: "A page can shadow this property on forms and the document: read it through intact-dom.ts.",
	}));

export default defineConfig({
	plugins: ["typescript", "react"],
	jsPlugins: [
		"./packages/build-config/src/lint/literal-spread.ts",
		"./packages/build-config/src/lint/guarded-grants.ts",
		// oxlint's own jsdoc plugin cannot tell exported functions from others.
		{ name: "docstrings", specifier: "eslint-plugin-jsdoc" },
	],
	categories: { correctness: "off" },
	options: { typeAware: true, reportUnusedDisableDirectives: "error" },
	ignorePatterns: [
		"**/dist/**",
		"**/.output/**",
		"**/.wxt/**",
		"**/*.gen.ts",
		"**/node_modules/**",
		"**/.local/**",
		"test-results/**",
		"tests/fixtures/**",
		"tests/corpus/{tuning,held-out}/**",
	],
	overrides: [
		{
			files: SOURCES,
			rules: {
				"typescript/no-floating-promises": "error",
				"typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
				"typescript/await-thenable": "error",
				"typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
				"typescript/no-unsafe-assignment": "error",
				"typescript/no-unsafe-call": "error",
				"typescript/no-unsafe-member-access": "error",
				"typescript/no-unsafe-argument": "error",
				"typescript/only-throw-error": "error",
			},
		},
		{
			// The formatter decides how a list is broken into lines.
			files: SOURCES,
			rules: { "scriptorium/no-literal-spread": "error" },
		},
		{
			files: ["{extension,hub-shell,mfe-catalogue,mfe-builder,mfe-admin}/src/**/*.tsx", "packages/ui-kit/src/**/*.tsx"],
			excludeFiles: TESTS,
			rules: { "scriptorium/text-direction": "error" },
		},
		{
			// Texts that people or other programs wrote: only the parser that loads an address says what it loads.
			files: [
				"packages/{userscript,hub-data,ui-kit,script-canary}/src/**/*.{ts,tsx}",
				"packages/script-analyzer/src/{source,flows,rules,capabilities,libraries}/**/*.ts",
				"{extension,hub-shell,mfe-catalogue,mfe-builder,mfe-admin,shared-protocol}/{src,server}/**/*.{ts,tsx}",
				"supabase/{functions,canary-worker,local}/**/*.ts",
			],
			excludeFiles: [
				...TESTS,
				// Compares the text with what the parser found.
				"packages/userscript/src/web-address.ts",
				// Addresses of pages, which a browser has normalized.
				"packages/userscript/src/page-url.ts",
				"extension/src/platform/install-redirect.ts",
				// Match patterns: no addresses.
				"packages/userscript/src/{match-pattern,match-rule,host-access,check-value}.ts",
				"packages/script-canary/src/site/choose-address.ts",
				// The whole form of an address, character by character.
				"hub-shell/src/session/desktop-redirect.ts",
				"shared-protocol/src/host-remote/registry.ts",
				// Markup and texts with addresses in them, and addresses that are known in part.
				"packages/script-analyzer/src/rules/{ad-injection,program-download,local-network}.ts",
			],
			rules: { "scriptorium/no-address-pattern": "error" },
		},
		{
			files: ["extension/src/{features/*/ui,ui}/**/*.{ts,tsx}"],
			excludeFiles: TESTS,
			rules: { "grants/guarded": "error" },
		},
		{
			files: documentedEntries,
			rules: {
				"docstrings/require-jsdoc": [
					"error",
					{
						publicOnly: { esm: true, cjs: false, window: false },
						require: { ArrowFunctionExpression: true, ClassDeclaration: true, FunctionDeclaration: true },
						enableFixer: false,
					},
				],
				"docstrings/require-description": ["error", { contexts }],
				"docstrings/require-param": [
					"error",
					{ contexts: signatureContexts, checkDestructured: false, enableFixer: false },
				],
				"docstrings/require-param-description": ["error", { contexts: signatureContexts }],
				"docstrings/require-returns": ["error", { contexts: signatureContexts, enableFixer: false }],
				"docstrings/require-returns-description": ["error", { contexts: signatureContexts }],
			},
		},
		{
			// What a test reads back is checked by its assertions.
			files: [...TESTS, "tests/**/*.ts", "supabase/tests/**/*.ts"],
			rules: {
				"typescript/no-unsafe-assignment": "off",
				"typescript/no-unsafe-call": "off",
				"typescript/no-unsafe-member-access": "off",
				"typescript/no-unsafe-argument": "off",
			},
		},
		{
			files: ["**/src/**/*.{ts,tsx}"],
			excludeFiles: [
				"packages/{build-config,check-hosted,commands,http-limits,loopback-server,start-hub,test-runner,workspace}/**",
			],
			rules: { "react/rules-of-hooks": "error" },
		},
		{
			files: PURE,
			excludeFiles: TESTS,
			rules: {
				"no-restricted-globals": [
					"error",
					...forbidden(
						realmGlobals,
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
			files: ["packages/{selectors,step-runtime}/src/**/*.ts"],
			excludeFiles: TESTS,
			rules: {
				"no-restricted-globals": [
					"error",
					...forbidden(["chrome", "browser"], "This code also runs in pages without the extension."),
					...forbidden(["process", "Buffer", "__dirname"], "This code runs in a browser."),
				],
			},
		},
		{
			files: ["extension/src/features/record-actions/content/**/*.ts", "extension/src/page-secrets/**/*.ts"],
			// The badge consists of our own elements.
			excludeFiles: ["extension/src/features/*/content/recorder-badge*.ts", ...TESTS],
			rules: { "no-restricted-properties": ["error", ...clobbered(CLOBBERED)] },
		},
		{
			files: ["packages/{selectors,step-runtime}/src/**/*.ts"],
			excludeFiles: ["packages/selectors/src/intact-dom.ts", ...TESTS],
			// Elsewhere `id` is also a property of other objects.
			rules: { "no-restricted-properties": ["error", ...clobbered([...CLOBBERED, "id"])] },
		},
		{
			files: [
				"{hub-shell,mfe-catalogue,mfe-builder,mfe-admin}/src/**/*.{ts,tsx}",
				"packages/{ui-kit,hub-data,remote-kit}/src/**/*.{ts,tsx}",
			],
			excludeFiles: ["hub-shell/src/extension-link/**", ...TESTS],
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
			excludeFiles: TESTS,
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
	],
});
