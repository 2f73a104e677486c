/** Origin of the hub this extension was built for; written in at build time by `wxt.config.ts`. */
export const HUB_ORIGIN = import.meta.env.WXT_HUB_ORIGIN as string;
