/**
 * Evaluation steps of the check whose result is awaited: about a second on a slow machine. Most scripts that the visual builder generates
 * from a recording of thirty actions take 2 to 2.9 million.
 */
export const FIRST_CHECK_STEPS = 3_000_000;

/** Evaluation steps of the check that goes on in the background where the first one ran out of steps: seconds. */
export const FULL_CHECK_STEPS = 40_000_000;
