/** Size of the pictures of the tutorials, in pixels; `npm run pictures` takes them. */
export const PICTURE_WIDTH = 960;
export const PICTURE_HEIGHT = 600;

/**
 * Returns the address of a tutorial's picture.
 * @param name Name of the file without extension.
 * @returns A path of the hub.
 */
export function picturePath(name: string): string {
	return `/tutorials/${name}.jpg`;
}
