import fc from "fast-check";

/**
 * `npm test` tries the same values each time: it says whether a change is right, and must not say something else the next
 * day. The soak run tries others each time; SCRIPTORIUM_SEED repeats one.
 */
const seed =
	process.env.SCRIPTORIUM_SOAK === "1" ? Number(process.env.SCRIPTORIUM_SEED ?? Date.now() % 2 ** 31) : 20_261_122;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
