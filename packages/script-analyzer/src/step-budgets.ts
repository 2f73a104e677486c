/** Evaluation steps of the check whose result is awaited: some hundred milliseconds on a slow machine. */
export const FIRST_CHECK_STEPS = 2_000_000;

/** Evaluation steps of the check that goes on in the background where the first one ran out of steps: seconds. */
export const FULL_CHECK_STEPS = 20 * FIRST_CHECK_STEPS;
