const soak = process.env.SCRIPTORIUM_SOAK === "1";

/** The seed of this run: fixed in the short form, new in the long one unless SCRIPTORIUM_SEED repeats a run. */
export const seed = soak ? Number(process.env.SCRIPTORIUM_SEED ?? Date.now() % 2 ** 31) : 20_261_121;

/** How many inputs the short form has, and the long one. */
export const inputs = (short: number, long: number): number => (soak ? long : short);

/** Milliseconds for one test of many inputs. */
export const patience = soak ? 3_600_000 : 120_000;
