import fc from "fast-check";

/**
 * `npm test` uses the same values each time: its result depends on the change only, and is the same on the next
 * day. Soak runs use new values each time; SCRIPTORIUM_SEED repeats one.
 */
const seed =
	process.env.SCRIPTORIUM_SOAK === "1" ? Number(process.env.SCRIPTORIUM_SEED ?? Date.now() % 2 ** 31) : 20_261_122;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
