/** A package of npm whose browser builds count as known. */
export interface ChosenLibrary {
	readonly name: string;
	readonly versions: readonly string[];
	/** Browser builds, by their path in the package; a version need not have all of them. */
	readonly files: readonly string[];
	/** Its name on cdnjs and Google's library server, where files stand under their last name alone. */
	readonly shortName?: string;
}

/** One version of a library whose files are known. */
export interface KnownLibrary {
	/** In the npm registry. */
	readonly name: string;
	/** On cdnjs and Google's library server; null when it is not there. */
	readonly shortName: string | null;
	readonly version: string;
	/** SHA-256 in lower-case hexadecimal, by the file's path in the package. */
	readonly files: Readonly<Record<string, string>>;
}

/**
 * Libraries that public userscripts require most, as counted in the repositories of `tests/corpus/public`, and that do what
 * their documentation says. At most 100 versions in all. `npm run list:libraries` computes the checksums of their files.
 * Not in the list: sweetalert2 from 11.4.9 on, which acts by the visitor's country and language.
 */
export const chosenLibraries: readonly ChosenLibrary[] = [
	{
		name: "jquery",
		shortName: "jquery",
		versions: [
			"1.9.1",
			"1.11.2",
			"1.12.4",
			"2.1.3",
			"2.1.4",
			"2.2.3",
			"2.2.4",
			"3.1.1",
			"3.2.1",
			"3.3.1",
			"3.4.1",
			"3.5.1",
			"3.6.0",
			"3.6.3",
			"3.6.4",
			"3.7.0",
			"3.7.1",
		],
		files: [
			"jquery.js",
			"jquery.min.js",
			"dist/jquery.js",
			"dist/jquery.min.js",
			"dist/jquery.slim.js",
			"dist/jquery.slim.min.js",
		],
	},
	{ name: "jquery-ui-dist", versions: ["1.12.1", "1.13.2"], files: ["jquery-ui.js", "jquery-ui.min.js"] },
	{
		name: "lodash",
		shortName: "lodash.js",
		versions: ["4.17.4", "4.17.15", "4.17.21"],
		files: ["lodash.js", "lodash.min.js", "core.js", "core.min.js"],
	},
	{
		name: "underscore",
		shortName: "underscore.js",
		versions: ["1.13.6"],
		files: ["underscore.js", "underscore-min.js", "underscore-umd.js", "underscore-umd-min.js"],
	},
	{
		name: "moment",
		shortName: "moment.js",
		versions: ["2.29.4", "2.30.1"],
		files: ["moment.js", "min/moment.min.js", "min/moment-with-locales.js", "min/moment-with-locales.min.js"],
	},
	{ name: "dayjs", shortName: "dayjs", versions: ["1.11.10", "1.11.13"], files: ["dayjs.min.js"] },
	{
		name: "luxon",
		shortName: "luxon",
		versions: ["3.4.4"],
		files: ["build/global/luxon.js", "build/global/luxon.min.js"],
	},
	{
		name: "sweetalert2",
		versions: ["10.16.6", "11.4.8"],
		files: ["dist/sweetalert2.js", "dist/sweetalert2.min.js", "dist/sweetalert2.all.js", "dist/sweetalert2.all.min.js"],
	},
	{ name: "toastify-js", shortName: "toastify-js", versions: ["1.12.0"], files: ["src/toastify.js"] },
	{
		name: "izitoast",
		shortName: "izitoast",
		versions: ["1.4.0"],
		files: ["dist/js/iziToast.js", "dist/js/iziToast.min.js"],
	},
	{
		name: "vue",
		shortName: "vue",
		versions: ["2.6.14", "2.7.16", "3.3.4", "3.4.38", "3.5.13"],
		files: [
			"dist/vue.js",
			"dist/vue.min.js",
			"dist/vue.runtime.min.js",
			"dist/vue.global.js",
			"dist/vue.global.prod.js",
			"dist/vue.runtime.global.prod.js",
		],
	},
	{
		name: "react",
		shortName: "react",
		versions: ["16.14.0", "17.0.2", "18.2.0", "18.3.1"],
		files: ["umd/react.development.js", "umd/react.production.min.js"],
	},
	{
		name: "react-dom",
		shortName: "react-dom",
		versions: ["16.14.0", "17.0.2", "18.2.0", "18.3.1"],
		files: ["umd/react-dom.development.js", "umd/react-dom.production.min.js"],
	},
	{
		name: "jszip",
		shortName: "jszip",
		versions: ["3.1.5", "3.7.1", "3.10.1"],
		files: ["dist/jszip.js", "dist/jszip.min.js"],
	},
	{
		name: "file-saver",
		shortName: "FileSaver.js",
		versions: ["1.3.8", "2.0.2", "2.0.5"],
		files: ["FileSaver.js", "FileSaver.min.js", "dist/FileSaver.js", "dist/FileSaver.min.js"],
	},
	{
		name: "crypto-js",
		shortName: "crypto-js",
		versions: ["4.1.1", "4.2.0"],
		files: ["crypto-js.js", "crypto-js.min.js", "md5.js", "sha256.js"],
	},
	{ name: "blueimp-md5", shortName: "blueimp-md5", versions: ["2.19.0"], files: ["js/md5.js", "js/md5.min.js"] },
	{ name: "spark-md5", shortName: "spark-md5", versions: ["3.0.2"], files: ["spark-md5.js", "spark-md5.min.js"] },
	{ name: "arrive", shortName: "arrive", versions: ["2.4.1"], files: ["src/arrive.js", "minified/arrive.min.js"] },
	{ name: "mousetrap", shortName: "mousetrap", versions: ["1.6.5"], files: ["mousetrap.js", "mousetrap.min.js"] },
	{
		name: "hotkeys-js",
		shortName: "hotkeys-js",
		versions: ["3.13.7"],
		files: ["dist/hotkeys.js", "dist/hotkeys.min.js"],
	},
	{ name: "@violentmonkey/dom", versions: ["2.1.7", "2.2.1"], files: ["dist/index.js", "dist/solid.min.js"] },
	{ name: "@violentmonkey/shortcut", versions: ["1.2.6", "1.4.4"], files: ["dist/index.js"] },
	{ name: "@violentmonkey/ui", versions: ["0.7.9"], files: ["dist/index.js"] },
	{ name: "axios", shortName: "axios", versions: ["0.27.2", "1.7.7"], files: ["dist/axios.js", "dist/axios.min.js"] },
	{ name: "d3", shortName: "d3", versions: ["7.9.0"], files: ["dist/d3.js", "dist/d3.min.js"] },
	{ name: "d3-selection", versions: ["3.0.0"], files: ["dist/d3-selection.js", "dist/d3-selection.min.js"] },
	{
		name: "chart.js",
		shortName: "Chart.js",
		versions: ["4.4.1", "4.4.3"],
		files: ["dist/chart.umd.js", "dist/chart.umd.min.js"],
	},
	{ name: "marked", shortName: "marked", versions: ["12.0.2"], files: ["marked.min.js"] },
	{ name: "turndown", shortName: "turndown", versions: ["7.1.2", "7.2.0"], files: ["dist/turndown.js"] },
	{ name: "turndown-plugin-gfm", versions: ["1.0.2"], files: ["dist/turndown-plugin-gfm.js"] },
	{
		name: "dompurify",
		shortName: "dompurify",
		versions: ["3.0.6", "3.1.6"],
		files: ["dist/purify.js", "dist/purify.min.js"],
	},
	{ name: "@highlightjs/cdn-assets", versions: ["11.9.0"], files: ["highlight.js", "highlight.min.js"] },
	{ name: "katex", shortName: "KaTeX", versions: ["0.16.9", "0.16.11"], files: ["dist/katex.js", "dist/katex.min.js"] },
	{ name: "fflate", versions: ["0.8.2"], files: ["umd/index.js"] },
	{ name: "pako", shortName: "pako", versions: ["2.1.0"], files: ["dist/pako.js", "dist/pako.min.js"] },
	{ name: "papaparse", shortName: "PapaParse", versions: ["5.4.1"], files: ["papaparse.js", "papaparse.min.js"] },
	{
		name: "localforage",
		shortName: "localforage",
		versions: ["1.10.0"],
		files: ["dist/localforage.js", "dist/localforage.min.js"],
	},
	{ name: "dexie", shortName: "dexie", versions: ["3.2.4"], files: ["dist/dexie.js", "dist/dexie.min.js"] },
	{
		name: "lz-string",
		shortName: "lz-string",
		versions: ["1.5.0"],
		files: ["libs/lz-string.js", "libs/lz-string.min.js"],
	},
	{ name: "js-yaml", shortName: "js-yaml", versions: ["4.1.0"], files: ["dist/js-yaml.js", "dist/js-yaml.min.js"] },
	{ name: "diff", shortName: "jsdiff", versions: ["5.1.0"], files: ["dist/diff.js", "dist/diff.min.js"] },
	{ name: "mustache", shortName: "mustache.js", versions: ["4.2.0"], files: ["mustache.js", "mustache.min.js"] },
	{
		name: "clipboard",
		shortName: "clipboard.js",
		versions: ["2.0.11"],
		files: ["dist/clipboard.js", "dist/clipboard.min.js"],
	},
	{ name: "qrcode-generator", shortName: "qrcode-generator", versions: ["1.4.4"], files: ["qrcode.js"] },
	{
		name: "html2canvas",
		shortName: "html2canvas",
		versions: ["1.4.1"],
		files: ["dist/html2canvas.js", "dist/html2canvas.min.js"],
	},
	{
		name: "tippy.js",
		shortName: "tippy.js",
		versions: ["6.3.7"],
		files: ["dist/tippy-bundle.umd.js", "dist/tippy-bundle.umd.min.js"],
	},
	{ name: "@popperjs/core", versions: ["2.11.8"], files: ["dist/umd/popper.js", "dist/umd/popper.min.js"] },
	{ name: "sortablejs", shortName: "Sortable", versions: ["1.15.2"], files: ["Sortable.js", "Sortable.min.js"] },
	{ name: "fuse.js", shortName: "fuse.js", versions: ["7.0.0"], files: ["dist/fuse.js", "dist/fuse.min.js"] },
	{ name: "viewerjs", shortName: "viewerjs", versions: ["1.11.7"], files: ["dist/viewer.js", "dist/viewer.min.js"] },
	{ name: "hls.js", shortName: "hls.js", versions: ["1.5.17"], files: ["dist/hls.js", "dist/hls.min.js"] },
	{
		name: "js-cookie",
		shortName: "js-cookie",
		versions: ["3.0.5"],
		files: ["dist/js.cookie.js", "dist/js.cookie.min.js"],
	},
	{ name: "axe-core", versions: ["4.14.1"], files: ["axe.js", "axe.min.js"] },
];
