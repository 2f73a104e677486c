/** Name in the local storage of what waits to be sent while there is no network. */
export const KEPT_USAGE = "scriptorium-usage";
