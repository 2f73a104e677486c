import { expect, it } from "vitest";
import { classifyName, isSecretName, isSecretParameter } from "./name-of-secret.ts";

it.each([
	...[
		"password",
		"new_password",
		"userPassword",
		"Pass word",
		"pwd",
		"PIN",
		"Your PIN:",
		"otp_1",
		"TOTP",
		"2FA code",
		"cvv",
		"CVC2",
	],
	...[
		"cardNumber",
		"Card no.",
		"credit card",
		"IBAN",
		"SSN",
		"Social Security Number",
		"API key",
		"apiKey",
		"X-API-KEY",
	],
	...["accessToken", "Client secret", "client_secret", "Private key", "Recovery phrase", "seed phrase", "mnemonic"],
	...["Mother’s maiden name", "Passport number", "Enter the 6-digit code", "Security code", "smsCode", "Backup code"],
	...[
		"Kennwort",
		"Benutzerkennwort",
		"Passwort wiederholen",
		"Prüfziffer",
		"TAN-Nummer",
		"Geheimzahl",
		"Sicherheitscode",
	],
	...[
		"Mot de passe",
		"Code de sécurité",
		"Cryptogramme visuel",
		"Contraseña",
		"Clave de acceso",
		"Código de verificación",
	],
	...[
		"Senha",
		"Palavra-passe",
		"Parola d’ordine",
		"Codice di sicurezza",
		"Codice fiscale",
		"Wachtwoord",
		"Hasło",
		"Numer karty",
	],
	...[
		"Пароль",
		"Введите пароль",
		"Код из СМС",
		"パスワード",
		"暗証番号",
		"認証コード",
		"密码",
		"短信验证码",
		"助记词",
		"비밀번호",
		"인증번호",
	],
	...[
		"Şifre",
		"ŞİFRE",
		"Doğrulama kodu",
		"كلمة المرور",
		"رمز التحقق",
		"Lösenord",
		"Salasana",
		"Heslo",
		"Jelszó",
		"סיסמה",
		"Mật khẩu",
	],
	...["รหัสผ่าน", "पासवर्ड", "Κωδικός πρόσβασης", "Kata sandi"],
])("%s names a secret", (name) => {
	expect(isSecretName(name)).toBe(true);
});

it.each([
	...[
		"name",
		"E-mail",
		"Username",
		"Phone",
		"ZIP code",
		"Postal code",
		"Postcode",
		"Coupon code",
		"couponCode",
		"Promo code",
	],
	...["Country code", "Product code", "Discount code", "Area code", "Quantity", "Year", "Search", "Address", "Comment"],
	...[
		"pinned",
		"Pinned note",
		"spinner",
		"shipping",
		"Pinterest",
		"tangent",
		"Titan",
		"passenger",
		"Compass",
		"Passion",
	],
	...["keywords", "Key words", "Keyboard", "Author", "authority", "Password hint", "Password length", "Token name"],
	...[
		"Search password managers",
		"Max tokens",
		"secretary",
		"Code postal",
		"Code promo",
		"Código postal",
		"Código de país",
	],
	...[
		"Codice sconto",
		"Palabra clave",
		"Parola chiave",
		"Rabattcode",
		"Gutscheincode",
		"Postleitzahl",
		"Vorwahl",
		"Farbcode",
	],
	...[
		"クーポンコード",
		"商品コード",
		"国コード",
		"郵便番号",
		"手机号码",
		"邮政编码",
		"电话号码",
		"쿠폰 코드",
		"Почтовый код",
		"İndirim kodu",
	],
	...[
		"Card title",
		"card-text",
		"Boarding pass",
		"Source code",
		"SWIFT code",
		"Language code",
		"Nationality",
		"Company",
	],
	...[
		"Schlüsselwörter",
		"Straße",
		"Telefonnummer",
		"Bestellnummer",
		"Kundennummer",
		"Customer number",
		"Reference",
		"",
	],
])("%s names none", (name) => {
	expect(["ordinary", null]).toContain(classifyName(name));
});

it("leaves open what a code is", () => {
	expect(["code", "Code", "Код", "codigo", "コード"].map(classifyName)).toEqual(Array(5).fill("code"));
});

it("takes shorter names for secrets in addresses", () => {
	expect(["token", "code", "sid", "sig", "access_token", "X-Amz-Signature", "key"].map(isSecretParameter)).toEqual(
		Array(7).fill(true),
	);
	expect(["q", "page", "pinned", "coupon_code", "zipcode", "state", "id"].map(isSecretParameter)).toEqual(
		Array(7).fill(false),
	);
});
