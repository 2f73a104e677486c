import * as z from "zod/mini";

/** Base-relative or absolute address of a built file. No other scheme can get into the registry. */
const assetUrl = z.string().check(z.maxLength(2048), z.regex(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>\\]*$/));
const semver = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

const kitParts = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100));

const screenFiles = z.object({
	preload: z.array(assetUrl).check(z.maxLength(100)),
	css: z.array(assetUrl).check(z.maxLength(50)),
	/** Parts of ui-kit that the screen begins with, by import specifier: the shell adds their files. */
	shares: z.optional(kitParts),
	/** Those of which only the style sheets come with the page. */
	styles: z.optional(kitParts),
});

/** One remote as the shell finds it at run time; written at the remote's build, addressed at its deployment. */
export const remoteDescriptor = z.object({
	/** Also the federation container's name: `mfe_catalogue`. */
	name: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,40}$/)),
	/** Hashed entry module of the container. */
	entry: assetUrl,
	version: semver,
	/** `HOST_CONTRACT_VERSION` it was built against. */
	contract: semver,
	/** Shared packages and the version ranges it needs, checked before anything of it is loaded. */
	requires: z.record(z.string(), z.string().check(z.maxLength(64))),
	/** Route patterns it answers; ranked together with those of the other remotes as react-router ranks them. */
	routes: z.array(z.string().check(z.regex(/^\/[^\s]*$/))).check(z.minLength(1), z.maxLength(100)),
	/** Modules worth fetching as soon as one of its routes matches. */
	preload: z.array(assetUrl).check(z.maxLength(100)),
	css: z.array(assetUrl).check(z.maxLength(50)),
	/** The same for single screens, by their pattern: what they bring beyond that, for pages that begin with them. */
	screens: z.optional(z.record(z.string(), screenFiles)),
	/**
	 * The remote's build for the hub's server, which renders pages with it. Without it, or with another content than `integrity` says,
	 * its screens are rendered by the browser alone.
	 */
	server: z.optional(
		z.object({ module: assetUrl, integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)) }),
	),
});
export type RemoteDescriptor = z.infer<typeof remoteDescriptor>;

/** Body of `GET /remotes.json`. */
export const remoteRegistry = z.object({
	contract: semver,
	remotes: z.array(remoteDescriptor).check(z.maxLength(50)),
});
export type RemoteRegistry = z.infer<typeof remoteRegistry>;
