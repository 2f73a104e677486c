// Without schemas: the layer of every userscript contains this file.

/** Maximum size of what a script keeps about all of its tabs together (`GM_saveTab`), in characters of JSON. */
export const MAX_TAB_DATA_SIZE = 4 * 1024 * 1024;

/** Maximum length of an address for `GM_openInTab`, in characters; the browser has the same limit. */
export const MAX_TAB_URL_LENGTH = 2 * 1024 * 1024;

/** Maximum length of a text for `GM_setClipboard`, in UTF-16 units. */
export const MAX_CLIPBOARD_LENGTH = 4 * 1024 * 1024;

/** Maximum length of the `data:` address of a notification's picture, in characters. */
export const MAX_NOTIFICATION_IMAGE_LENGTH = 1024 * 1024;

/** Maximum length of the address that a notification opens, in characters. */
export const MAX_NOTIFICATION_URL_LENGTH = 8192;
