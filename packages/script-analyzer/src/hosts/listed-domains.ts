/**
 * Reads the domains that belong to an organization as a whole from the entities of third-party-web. A single host of a domain, such
 * as `maps.google.com`, does not make the domain the organization's in this list.
 *
 * @param entities content of the package's `entities-nostats.json`
 * @param registrableDomain the domain that somebody registered, of a host
 * @param isPublicSuffix whether anybody can get a name below a host, as below `cloudfront.net`
 * @returns for each organization with at least two domains, these domains, sorted; the organizations sorted by their first domain
 * @throws when the entities have another form
 */
export function ownDomainsOf(
	entities: unknown,
	registrableDomain: (host: string) => string,
	isPublicSuffix: (host: string) => boolean,
): string[][] {
	if (!Array.isArray(entities)) throw new Error("The entities are no list.");
	const isOfHosting = (name: string) => {
		const parent = name.slice(name.indexOf(".") + 1);
		return name.split(".").length > 2 && /[^.]{4,}\./.test(parent) && isPublicSuffix(parent);
	};
	const lists = entities.map((entity: unknown) => {
		const names = domainsOf(entity).map((name) => name.replace(/^\*\./, ""));
		return [...new Set(names.filter((name) => registrableDomain(name) === name && !isOfHosting(name)))].sort();
	});
	return lists.filter(({ length }) => length > 1).sort(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}

function domainsOf(entity: unknown): readonly string[] {
	const domains = typeof entity === "object" && entity !== null && "domains" in entity ? entity.domains : null;
	if (!Array.isArray(domains) || !domains.every((domain) => typeof domain === "string"))
		throw new Error("An entity has no list of domains.");
	return domains;
}
