import type { MemberExpression } from "acorn";

/**
 * Reads the name of a member.
 * @param member `object.name` or `object["name"]`
 * @returns null for a computed or private name
 */
export function nameOfMember({ property, computed }: MemberExpression): string | null {
	if (!computed && property.type === "Identifier") return property.name;
	return property.type === "Literal" && typeof property.value === "string" ? property.value : null;
}
