/** `window.GM_getValue`, `globalThis.GM?.getValue`, `self["GM_info"]`, `this.GM`, `window.unsafeWindow`. */
const READ =
	/\b(?:window|self|globalThis|this)\s*(?:(?:\?\.|\.)\s*|(?:\?\.\s*)?\[\s*["'`])(?:GM(?:_|\b)|unsafeWindow\b)/;

/** `"GM_getValue" in window`. */
const TEST = /["'`](?:GM\w*|unsafeWindow)["'`]\s+in\s+(?:window|self|globalThis|this)\b/;

/**
 * Whether a script's text reads its functions from the global object. Only such a script gets a `window` of its own: it is a proxy, and
 * not what events call their `source` or their `view` accepts.
 */
export const readsApiFromWindow = (text: string): boolean => READ.test(text) || TEST.test(text);
