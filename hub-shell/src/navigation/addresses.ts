import { createPath, type Navigator } from "react-router-dom";

type Addresses = Required<Pick<Navigator, "createHref" | "createURL" | "encodeLocation">>;

/**
 * How the router writes and resolves addresses.
 * @param origin origin of the hub
 * @returns the part of a navigator that is the same in a browser and on the server
 */
export function createAddresses(origin: string): Addresses {
	const createHref: Addresses["createHref"] = (to) => (typeof to === "string" ? to : createPath(to));
	const createURL: Addresses["createURL"] = (to) => {
		const href = createHref(to);
		// "//host" is a path here; as a relative address it would name another host.
		return new URL(/^[\\/]{2}/.test(href) ? origin + href : href, origin);
	};
	return {
		createHref,
		createURL,
		encodeLocation(to) {
			const { pathname, search, hash } = createURL(to);
			return { pathname, search, hash };
		},
	};
}
