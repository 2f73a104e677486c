import { expect, it } from "vitest";
import { isCardNumber, withoutSecrets } from "./secret-words.ts";

it("knows the number of a card wherever it is typed", () => {
	expect(["4111 1111 1111 1111", "5555-5555-5555-4444", "378282246310005"].map(isCardNumber)).toEqual([
		true,
		true,
		true,
	]);
	expect(["4111 1111 1111 1112", "1234", "call 4111111111111111", ""].map(isCardNumber)).toEqual([
		false,
		false,
		false,
		false,
	]);
});

it.each([
	["https://ann:word@a.test/x", "https://a.test/x"],
	["https://a.test/in?user=ann&password=x&page=2", "https://a.test/in?user=ann&password=&page=2"],
	["https://a.test/in?access_token=x&sessionToken=y", "https://a.test/in?access_token=&sessionToken="],
	["https://a.test/#access_token=x&state=1", "https://a.test/#access_token=&state=1"],
	["https://a.test/pay?n=4111+1111+1111+1111", "https://a.test/pay?n="],
	["https://a.test/cb?code=abc", "https://a.test/cb?code="],
	["https://a.test/?q=caf%C3%A9+au+lait&pinned=1#/part/2", "https://a.test/?q=caf%C3%A9+au+lait&pinned=1#/part/2"],
	["about:blank", "about:blank"],
	["no address", "no address"],
])("%s is told as %s", (written, told) => {
	expect(withoutSecrets(written)).toBe(told);
});
