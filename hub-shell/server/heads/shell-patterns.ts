import { screenModules } from "../../src/app/screen-modules.ts";

/** Patterns of the shell's own screens. `/not-found` is excluded: it answers 404 like any unknown path. */
export const shellPatterns: readonly string[] = Object.keys(screenModules).filter((path) => path !== "/not-found");
