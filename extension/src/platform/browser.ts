import polyfilled from "webextension-polyfill";

/** The promise-based browser API, the same in Chrome and Firefox. For the worker and the extension's pages. */
export const browser = polyfilled;
