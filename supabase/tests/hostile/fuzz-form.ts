const soak = process.env.SCRIPTORIUM_SOAK === "1";

/** The seed of this run: fixed in short runs, new in soak runs unless SCRIPTORIUM_SEED repeats one. */
export const seed = soak ? Number(process.env.SCRIPTORIUM_SEED ?? Date.now() % 2 ** 31) : 20_261_121;

/** Number of inputs in a short run and in a soak run. */
export const inputCount = (short: number, long: number): number => (soak ? long : short);

/** Time limit of one test with many inputs. */
export const TIMEOUT_MS = soak ? 3_600_000 : 120_000;
