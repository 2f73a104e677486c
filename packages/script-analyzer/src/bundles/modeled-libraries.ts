/** The name under which the engine knows the value of a library's code; no parser makes such a node. */
export const LIBRARY = "library";

/**
 * Tells the libraries whose functions the engine knows one by one.
 *
 * @param packageName in the npm registry
 * @returns whether its code stands for what the engine knows of it, also where it sends something
 */
export function isModeled(packageName: string): boolean {
	return packageName === "jquery";
}
