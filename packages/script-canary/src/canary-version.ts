/** Version of the test harness. When it changes, every stored script is tested again. */
export const CANARY_VERSION = "3";
