import { fileURLToPath } from "node:url";

/** Absolute path of the repository's root, with a trailing separator. */
export const rootFolder = fileURLToPath(new URL("../../../", import.meta.url));
