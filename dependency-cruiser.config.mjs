// Who may import whom: docs/architecture.md. Every rule has a back-reference where it can, so that a new remote,
// feature or package needs no line here.
const APPS = "^(extension|hub-shell|mfe-[^/]+|supabase/functions)/";
/** Packages that run in Node only. */
const NODE_ONLY =
	"build-config|check-hosted|commands|egress-proxy|http-limits|isolated-browser|loopback-server|browser-test|script-canary|script-picture|start-hub|test-runner|workspace";
const TEST = "\\.(test|spec|test-d)\\.tsx?$";

/** Layers of the analyzer, the lowest first (docs/architecture.md, "How a script is rated"); those in one entry stand side by side. */
const ANALYZER = "packages/script-analyzer/src";
const ANALYZER_LAYERS = [
	"source|libraries",
	"names",
	"trace",
	"engine",
	"language",
	"model",
	"flows|obfuscation|mining",
	"rules|capabilities",
	"rating",
];
const analyzerLayers = ANALYZER_LAYERS.slice(0, -1).map((layer, index) => ({
	name: `analyzer-layer-${layer.replaceAll("|", "-")}`,
	comment: "A layer of the analyzer knows only those below it, by value and by type.",
	severity: "error",
	from: { path: `^${ANALYZER}/(${layer})/`, pathNot: TEST },
	to: { path: `^${ANALYZER}/(${ANALYZER_LAYERS.slice(index + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
	forbidden: [
		{
			name: "no-app-to-app",
			comment:
				"What ships is deployed alone: the shell meets remotes at run time, everything else through shared-protocol.",
			severity: "error",
			from: { path: "^(extension|hub-shell|mfe-[^/]+)/" },
			to: { path: APPS, pathNot: "^$1/" },
		},
		{
			name: "no-feature-to-feature",
			comment: "A route or an entrypoint composes features through props.",
			severity: "error",
			from: { path: "^([^/]+/src/features/[^/]+)/" },
			to: { path: "^[^/]+/src/features/", pathNot: "^$1/" },
		},
		{
			name: "features-do-not-know-who-composes-them",
			severity: "error",
			from: { path: "^([^/]+)/src/features/" },
			to: { path: "^$1/src/(entrypoints/|app/|main\\.tsx|remote\\.tsx|routes\\.tsx)" },
		},
		{
			name: "packages-point-down",
			comment: "Libraries never know the applications made of them.",
			severity: "error",
			from: { path: "^(packages|shared-protocol)/" },
			to: { path: "^(extension|hub-shell|mfe-[^/]+|supabase|tests)/" },
		},
		{
			name: "core-types-know-nobody",
			severity: "error",
			from: { path: "^packages/core-types/src/", pathNot: TEST },
			to: { path: "^(packages/(?!core-types/)|shared-protocol/)|^node:|node_modules/" },
		},
		{
			name: "contract-on-core-types-alone",
			comment:
				"Beside formats of the domain that cross deployments as they are: recordings, the analyzer's result, the size of a script.",
			severity: "error",
			from: { path: "^shared-protocol/", pathNot: TEST },
			to: {
				path: "^packages/|^node:|node_modules/",
				pathNot:
					"^packages/(core-types/|flow/src/recording/|script-analyzer/src/analysis-result\\.ts|userscript/src/script-size\\.ts)|node_modules/(zod|@types/react)/",
			},
		},
		{
			name: "pure-packages-know-only-each-other",
			comment: "The same source runs in the browser, in a worker, in Node and in Deno.",
			severity: "error",
			from: {
				path: "^packages/(code-likeness|flow|redaction|userscript|script-analyzer|script-templates)/src/",
				pathNot: TEST,
			},
			to: {
				path: `^(packages/(ui-kit|hub-data|remote-kit|selectors|step-runtime|${NODE_ONLY})|shared-protocol)/|^node:|node_modules/(react|react-dom)/`,
			},
		},
		{
			name: "selectors-know-nobody",
			comment: "They run in any page, also as part of generated code.",
			severity: "error",
			from: { path: "^packages/selectors/src/", pathNot: TEST },
			to: { path: "^(packages/(?!selectors/)|shared-protocol/)|^node:|node_modules/" },
		},
		{
			name: "step-runtime-knows-selectors",
			comment: "Its text is part of generated code: whatever it imports is in every script.",
			severity: "error",
			from: { path: "^packages/step-runtime/src/", pathNot: TEST },
			to: { path: "^(packages/(?!step-runtime/|selectors/)|shared-protocol/)|^node:|node_modules/" },
		},
		{
			name: "adapters-side-by-side",
			severity: "error",
			from: { path: "^packages/(ui-kit|hub-data)/src/", pathNot: TEST },
			to: {
				path: `^packages/(ui-kit|hub-data|remote-kit|${NODE_ONLY})/`,
				pathNot: "^packages/$1/",
			},
		},
		{
			name: "remote-kit-for-remotes",
			comment: "The shell has a host context of its own, and what draws or reads must not depend on who mounts it.",
			severity: "error",
			from: { pathNot: "^(mfe-[^/]+|packages/remote-kit|tests)/" },
			to: { path: "^packages/remote-kit/" },
		},
		{
			name: "supabase-js-in-one-place",
			severity: "error",
			from: { pathNot: "^(packages/hub-data|supabase|tests)/" },
			to: { path: "node_modules/@supabase/" },
		},
		{
			name: "polyfill-in-one-file",
			severity: "error",
			from: { pathNot: "^extension/src/platform/browser\\.ts$" },
			to: { path: "node_modules/(@types/)?webextension-polyfill/" },
		},
		{
			name: "canvas-in-one-feature",
			severity: "error",
			from: { pathNot: "^mfe-builder/src/features/flow-canvas/" },
			to: { path: "node_modules/@xyflow/" },
		},
		{
			name: "federation-in-two-places",
			severity: "error",
			from: { pathNot: "^(hub-shell/src/remotes|packages/build-config)/" },
			to: { path: "node_modules/@module-federation/" },
		},
		{
			name: "product-does-not-know-its-tests",
			severity: "error",
			from: { pathNot: `^(tests|supabase/tests)/|${TEST}` },
			to: { path: "^(tests|supabase/tests)/" },
		},
		...analyzerLayers,
		{
			name: "analyzer-judges-the-trace",
			comment:
				"Rules judge what the engine recorded; how the language and the browser are modeled is the engine's business.",
			severity: "error",
			from: { path: `^${ANALYZER}/(flows|obfuscation|mining|rules|capabilities|rating)/`, pathNot: TEST },
			to: { path: `^${ANALYZER}/(language|model)/` },
		},
		{
			name: "no-cycles",
			comment: "By value or by type: modules that import each other can only be read, moved and tested together.",
			severity: "error",
			from: {},
			to: { circular: true },
		},
	],
	options: {
		includeOnly: "^(extension|hub-shell|mfe-[^/]+|shared-protocol|packages|supabase|tests)/|node_modules/|^node:",
		exclude: { path: "(^|/)(dist|\\.output|\\.wxt|\\.local|gallery)/|^tests/corpus/(tuning|held-out)/" },
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.base.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "require", "node", "default", "types"],
		},
	},
};
