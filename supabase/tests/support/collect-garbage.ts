import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/** Runs a full garbage collection. Afterwards, objects that only weak references point to no longer exist. */
export const collectGarbage: () => void = runInNewContext("gc");
