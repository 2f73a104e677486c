/** Class names for one element; absent ones are left out. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
