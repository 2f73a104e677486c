import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/** Runs a full garbage collection: what only weak references reach is gone afterwards. */
export const collectGarbage: () => void = runInNewContext("gc");
