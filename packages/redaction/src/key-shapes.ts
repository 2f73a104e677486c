/**
 * Whether a text has the shape of a key that people copy: of a product or a gift card, of an encrypted disk, of an authenticator, of a
 * wallet.
 * @param text whole value of a field
 * @returns false for order numbers, part numbers and identifiers
 */
export const isKeyShaped = (text: string): boolean =>
	isInGroups(text) || DISK_KEY.test(text) || isBase32(text) || BYTES.test(text);

/** Groups of letters and digits: "VK7JG-NPHTM-C97JM". In an order number a group has either letters or digits. */
function isInGroups(text: string): boolean {
	if (!/^[A-Z\d]{2,6}(?:-[A-Z\d]{4,6}){2,7}$/.test(text)) return false;
	const mixed = text.split("-").filter((group) => /[A-Z]/.test(group) && /\d/.test(group)).length;
	return mixed >= 2 || (mixed === 1 && text.length >= 19);
}

/** A recovery key of BitLocker. */
const DISK_KEY = /^\d{6}(?:-\d{6}){7}$/;

/** The key of an authenticator (RFC 4648, base 32), which has none of the digits 0, 1, 8 and 9. */
function isBase32(text: string): boolean {
	const isGrouped = /^(?:[a-z2-7]{4}[ -]){3,}[a-z2-7]{1,4}$/i.test(text);
	const written = isGrouped ? text.replaceAll(/[ -]/g, "") : text;
	if (!/^(?:[A-Z2-7]{16,128}|[a-z2-7]{16,128})=*$/.test(written)) return false;
	return (written.match(/\d/g)?.length ?? 0) >= 2 && (written.match(/[a-z]/gi)?.length ?? 0) >= 8;
}

/** The bytes of a private key, as some wallets write it. */
const BYTES = /^\[(?:\d{1,3}, ?){31,127}\d{1,3}\]$/;

const BEGUN = new RegExp(
	[
		// Capitals and digits without spaces, or in pairs.
		String.raw`^(?=.*[A-Z])(?=.*\d)[A-Z\d-]{6,}$`,
		String.raw`^[A-Z]{2} \d\d(?: |$)`,
		"^(?:[a-z2-7]{4}[ -]){2,}[a-z2-7]{0,4}$",
		String.raw`^\d{3}\.\d{3}\.`,
		String.raw`^(?:\d{6}-){2}`,
		String.raw`\b(?:key-[\da-f]{2}|dapi[\da-f]{2}|sq0[a-z]{3}-|NRAK-)`,
	].join("|"),
);

/** Whether a text may become a key, or a person's number. */
export const isKeyBegun = (text: string): boolean => BEGUN.test(text);
