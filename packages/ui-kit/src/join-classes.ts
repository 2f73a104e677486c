/** Class names for one element; anything else than a text is left out. */
export function joinClasses(...names: readonly unknown[]): string {
	return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}
