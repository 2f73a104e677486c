/** Minimum duration of a long press: the default of Android's `ViewConfiguration.getLongPressTimeout()`. */
export const LONG_PRESS_MS = 500;
