/** Largest stored profile picture in bytes, as `save_avatar()` accepts it: 64 KiB. */
export const MAX_PROFILE_PICTURE_BYTES = 64 * 1024;
