export type Encoding = "br" | "gzip";

/** Returns the supported encodings that an `Accept-Encoding` header allows, best first. Source: RFC 9110 § 12.5.3. */
export function acceptedEncodings(header: string | null): Encoding[] {
	if (!header) return [];
	const weights = new Map<string, number>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
		const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
		weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
	}
	const allowed = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
	return (["br", "gzip"] as const).filter(allowed);
}
