/** To be raised when the sample pages or the way of taking pictures change: every script then gets a new picture. */
export const PICTURE_VERSION = "1";
