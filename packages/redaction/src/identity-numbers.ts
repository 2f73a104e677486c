/** Whether a text is a number that identifies a person, by its shape and its check digits. Numbers without either are known by the name of their field only. */
export function isIdentityNumber(text: string): boolean {
	const written = text.trim().toUpperCase();
	return (
		[
			isCurp,
			isCodiceFiscale,
			isResidentIdentity,
			isRegistration,
			isDni,
			isInsuranceNumber,
			isHenkilotunnus,
			isCpf,
			isNir,
		].some((is) => is(written)) || isPersonnummer(written)
	);
}

/** Mexico. */
const isCurp = (text: string): boolean =>
	/^[A-Z][AEIOUX][A-Z]{2}\d\d(?:0[1-9]|1[0-2])\d\d[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/.test(text);

/** Italy. */
const isCodiceFiscale = (text: string): boolean => /^[A-Z]{6}\d\d[A-EHLMPRST]\d\d[A-Z]\d{3}[A-Z]$/.test(text);

/** China: region, date of birth, check digit (GB 11643, ISO 7064 mod 11-2). */
function isResidentIdentity(text: string): boolean {
	if (!/^[1-9]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/.test(text)) return false;
	const sum = [...text.slice(0, 17)].reduce((total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11), 0);
	return "10X98765432"[sum % 11] === text[17];
}

/** South Korea: date of birth, then sex and century. */
const isRegistration = (text: string): boolean =>
	/^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[1-8]\d{6}$/.test(text);

/** Spain: eight digits, or one of X, Y and Z and seven digits, then the letter of the rest by 23. */
function isDni(text: string): boolean {
	const [, first = "", digits = "", letter] = /^([XYZ]?)-?(\d{7,8})[ -]?([A-Z])$/.exec(text) ?? [];
	if (digits.length + first.length !== 8) return false;
	const number = Number((first === "" ? "" : "XYZ".indexOf(first)) + digits);
	return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === letter;
}

/** United Kingdom. */
const isInsuranceNumber = (text: string): boolean =>
	/^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d\d ?\d\d ?\d\d ?[A-D]$/.test(text);

/** Finland: date of birth, century, number, check character. */
function isHenkilotunnus(text: string): boolean {
	const [, day = "", number = "", check] = /^(\d{6})[-+A-FU-Y](\d{3})([\dA-Y])$/.exec(text) ?? [];
	return check !== undefined && "0123456789ABCDEFHJKLMNPRSTUVWXY"[Number(day + number) % 31] === check;
}

/** Brazil, as it is written, with its two check digits. */
function isCpf(text: string): boolean {
	if (!/^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(text)) return false;
	const digits = [...text.replaceAll(/\D/g, "")].map(Number);
	const check = (count: number) =>
		((digits.slice(0, count).reduce((sum, digit, at) => sum + digit * (count + 1 - at), 0) * 10) % 11) % 10;
	return check(9) === digits[9] && check(10) === digits[10];
}

/** France: sex, year and month of birth, place, number, and a key of the rest by 97. */
function isNir(text: string): boolean {
	const [, number = "", key] = /^([12]\d\d(?:0[1-9]|1[0-2])\d{8})(\d\d)$/.exec(text.replaceAll(" ", "")) ?? [];
	return key !== undefined && 97 - (Number(number) % 97) === Number(key);
}

/** Sweden: date of birth, number, check digit (Luhn). */
function isPersonnummer(text: string): boolean {
	const [, day = "", number = ""] =
		/^(?:19|20)?(\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))[-+](\d{4})$/.exec(text) ?? [];
	const sum = [...(day + number)].reduce((total, digit, at) => {
		const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return day !== "" && sum % 10 === 0;
}
