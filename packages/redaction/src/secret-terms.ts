/** Terms, written one behind the other with commas between. */
export const list = (written: string): readonly string[] => written.split(",").map((term) => term.trim());

/**
 * What people and programmers call secrets, by language. Written as `normalizeName` gives them: small letters, no accents, words
 * apart. Terms of seven letters and more, and those of scripts that put no space between words, are also found inside of longer
 * words ("Benutzerkennwort"); shorter ones only as whole words ("pin", not "spinner").
 */
export const SECRET_TERMS: Readonly<Record<string, readonly string[]>> = {
	en: list(`
		password, passwd, pass word, passcode, pass code, passphrase, pass phrase, passkey, pwd, pw, pass, pin, otp, totp,
		mfa, 2 fa, two factor, one time code, one time password, one time pin, security code, verification code,
		authentication code, authenticator code, auth code, login code, access code, sms code, confirmation code,
		recovery code, backup code, reset code, unlock code, digit code, code we sent, code sent, verification number,
		activation code, transfer code, mtan, cvv, cvv 2, cvc, cvc 2, csc, card verification, card number, cardnumber,
		card no, cc number, ccnumber, ccnum, cc num, cc no, credit card, debit card, iban, bank account number, ssn,
		social security, national insurance number, tax id, taxpayer id, passport number, passport no,
		driver s license number, driving licence number, national id, identity card number, secret, token, jwt, bearer,
		credential, credentials, api key, apikey, access key, accesskey, secret key, private key, privatekey, signing key,
		encryption key, license key, licence key, ssh key, wpa key, wep key, network key, security key, service account key,
		connection string, recovery phrase, recovery key, seed phrase, seed words, mnemonic, backup phrase, secret phrase,
		security answer, secret answer, answer to your security question, maiden name, first pet, setup key, setup secret,
		authenticator key, authenticator secret, manual entry key, otp secret, totp secret, product key, cd key, serial key,
		activation key, registration key, gift card, giftcard, gift card number, gift certificate, gift code, redemption code,
		redeem code, card pin, tax number, tax identification number, taxpayer number, itin, tax file number,
		health insurance number, medicare number,
		puk, utr, nino, ni number, keystore, id rsa, id ed 25519, childhood nickname, childhood friend, childhood hero,
		ciphertext, psk, wallet seed, recovery seed, backup seed, secret seed
	`),
	de: list(`
		passwort, kennwort, losungswort, geheimzahl, geheimnummer, zugangscode, zugangsdaten, pruf ziffer, sicherheitscode,
		bestatigungscode, verifizierungscode, einmalcode, einmalpasswort, freischaltcode, prufziffer, prufnummer,
		kartennummer, kreditkarte, tan, tan nummer, smstan, phototan, pushtan, sozialversicherungsnummer, steuer id,
		steueridentifikationsnummer, reisepassnummer, ausweisnummer, sicherheitsfrage antwort, geheime antwort,
		api schlussel, privater schlussel, geheimer schlussel, zugriffstoken, wiederherstellungsschlussel,
		wiederherstellungsphrase, madchenname, passphrase, einrichtungsschlussel, produktschlussel, lizenzschlussel,
		aktivierungsschlussel, seriennummer der lizenz, geschenkkarte, geschenkkartennummer, gutscheinkarte, steuernummer,
		krankenversicherungsnummer,
		puk, kvnr, st nr, st nummer, zugangstoken, geheimnis, webhook geheimnis, geheimwort, codewort, geburtsname der mutter, geburtsname ihrer mutter, geburtsname deiner mutter, nachname der mutter vor der ehe
	`),
	fr: list(`
		mot de passe, motdepasse, mdp, code secret, code confidentiel, code de securite, code de verification,
		code de validation, code d acces, code a usage unique, cryptogramme, numero de carte, carte bancaire,
		numero de securite sociale, numero de passeport, cle api, cle privee, cle secrete, jeton d acces, phrase secrete,
		phrase de recuperation, reponse secrete, nom de jeune fille, cle de configuration, cle de produit, carte cadeau,
		numero fiscal,
		jeton, cle digitale, puk
	`),
	es: list(`
		contrasena, clave, clave de acceso, clave secreta, codigo de seguridad, codigo de verificacion, codigo de acceso,
		codigo de confirmacion, codigo de un solo uso, numero de tarjeta, tarjeta de credito, clave privada, clave api,
		token de acceso, frase de recuperacion, frase semilla, numero de pasaporte, numero de la seguridad social,
		respuesta secreta, respuesta de seguridad, dni, curp, clave de configuracion, clave de producto, tarjeta regalo,
		tarjeta de regalo, numero de identificacion fiscal, nif,
		secreto, numero de dni, numero nie, numero de nie, dni nie, apellido de soltera, cedula de identidad, cedula de ciudadania, contrasenya, pasahitza, contrasinal
	`),
	pt: list(`
		senha, palavra passe, codigo de seguranca, codigo de verificacao, codigo de acesso, numero do cartao,
		cartao de credito, chave de api, chave api, chave privada, chave secreta, token de acesso, frase de recuperacao,
		resposta secreta, cpf, numero do passaporte,
		segredo, nome de solteira, cartao de cidadao, cartao presente, cartao de presente, vale presente, numero de utente, numero de contribuinte
	`),
	it: list(`
		parola d ordine, parola d accesso, codice di sicurezza, codice di verifica, codice di accesso, codice segreto,
		codice otp, numero della carta, numero carta, numero di carta, carta di credito, chiave api, chiave privata,
		chiave segreta, frase di recupero, codice fiscale, risposta segreta, numero di passaporto, numero del passaporto,
		segreto, cognome da nubile, carta regalo, buono regalo
	`),
	nl: list(`
		wachtwoord, wachtwoordzin, pincode, toegangscode, beveiligingscode, verificatiecode, bevestigingscode, kaartnummer,
		creditcard, burgerservicenummer, bsn, herstelzin, prive sleutel, geheime sleutel, api sleutel, toegangstoken,
		paspoortnummer,
		webhookgeheim, meisjesnaam, cadeaukaart
	`),
	pl: list(`
		haslo, hasło, hasła, haslem, kod bezpieczenstwa, kod weryfikacyjny, kod sms, kod dostepu, numer karty, klucz api,
		klucz prywatny, tajny klucz, pesel, numer paszportu, fraza odzyskiwania,
		sekret, nazwisko panienskie, karta podarunkowa, karty podarunkowej
	`),
	ru: list(`
		парол, кодовое слово, код подтверждения, код из смс, код из sms, код безопасности, пин код, пин, проверочный код,
		одноразовый код, номер карты, снилс, секретный ключ, приватный ключ, закрытый ключ, ключ api, токен,
		секретный вопрос, секретный ответ, девичья фамилия, номер паспорта, сид фраза,
		секрет, инн, подарочная карта, подарочной карты, фамилия матери до брака
	`),
	uk: list(`
		код підтвердження, код з смс, номер картки, секретний ключ,
		секрет, дівоче прізвище, номер паспорта
	`),
	ja: list(`
		パスワード, 暗証番号, 認証コード, 確認コード, ワンタイム, セキュリティコード, カード番号, クレジットカード, 秘密鍵, 秘密の質問, 秘密の答え, apiキー, アクセストークン, アクセスキー, シードフレーズ,
		リカバリーフレーズ, マイナンバー, パスコード, パスフレーズ, 合言葉,
		シークレット, トークン, 旧姓, ギフトカード, 取引暗証, 個人番号
	`),
	zh: list(`
		密码, 密碼, 口令, 验证码, 驗證碼, 校验码, 动态码, 动态密码, 安全码, 安全碼, 卡号, 卡號, 信用卡号, 身份证, 身分證, 护照号, 私钥, 私鑰, 密钥, 密鑰, 助记词, 助記詞, 令牌, 密保,
		礼品卡, 禮品卡, 激活码, 娘家姓, 母亲的姓, 身份證
	`),
	ko: list(`
		비밀번호, 암호, 인증번호, 인증 번호, 인증코드, 인증 코드, 보안코드, 보안 코드, 카드번호, 카드 번호, 주민등록번호, 주민번호, 개인키, 비밀키, api 키, 액세스 토큰, 복구 구문, 여권번호,
		기프트 카드, 기프트카드, 상품권 번호, 시크릿, 결혼 전 성
	`),
	tr: list(`
		sifre, parola, dogrulama kodu, onay kodu, guvenlik kodu, sms kodu, kart numarasi, kredi karti, tc kimlik,
		gizli anahtar, ozel anahtar, api anahtari, kurtarma ifadesi, gizli cevap,
		sifresi, sifreniz, sifrenizi, sifrem, parolani, parolaniz, parolanizi, hediye karti, kizlik soyadi, erisim belirteci, belirtec, t c kimlik
	`),
	ar: list(`
		كلمة المرور, كلمه المرور, كلمة السر, كلمه السر, الرقم السري, رمز التحقق, رمز الأمان, رمز الدخول, رقم البطاقة,
		المفتاح الخاص, المفتاح السري, رقم الهوية, رقم جواز السفر, عبارة الاسترداد,
		رمز عبور, گذرواژه, الرقم القومي, کد ملی
	`),
	sv: list(`
		losenord, losenordet, sakerhetskod, verifieringskod, engangskod, kortnummer, personnummer,
		presentkort, flicknamn, bankkod
	`),
	no: list(`
		passord, adgangskode, sikkerhetskode, engangskode, bekreftelseskode, kortnummer, fodselsnummer,
		pinkode, pasnummer, passnummer, gavekort, engangspassord, pikenavn
	`),
	fi: list(`
		salasana, tunnusluku, turvakoodi, vahvistuskoodi, kortin numero, henkilotunnus,
		passinumero, passin numero, lahjakortti, tyttonimi
	`),
	cs: list(`
		heslo, hesla, heslem, overovaci kod, bezpecnostni kod, cislo karty, rodne cislo,
		darkova karta, rodne prijmeni matky
	`),
	hu: list(`
		jelszo, biztonsagi kod, ellenorzo kod, kartyaszam
	`),
	ro: list(`
		parola, cod de verificare, cod de securitate, numarul cardului
	`),
	el: list(`
		κωδικος προσβασης, κωδικος ασφαλειας, κωδικος επαληθευσης, συνθηματικο, αριθμος καρτας,
		αμκα, αφμ
	`),
	he: list(`
		סיסמה, סיסמא, קוד אימות, קוד אבטחה, מספר כרטיס, תעודת זהות,
		קוד סודי, שם נעורים
	`),
	others: list(`
		lozinka, lozinku, лозинка, парола, geslo, slaptazodis, salasona, parool, lykilord, nenosiri, fjalekalimi, пароль, kennitala, cnp, oib, jmbg, emso,
		егн, рнокпп, іпн, personas kods, isikukood, szemelyi szam, পাসওয়ার্ড, கடவுச்சொல், پاس ورڈ, пин код
	`),
	hi: list(`
		पासवर्ड, पिन, ओटीपी, सत्यापन कोड, कार्ड नंबर,
		आधार
	`),
	th: list(`
		รหัสผ่าน, รหัสยืนยัน, รหัส otp, หมายเลขบัตร,
		บัตรประชาชน
	`),
	vi: list(`
		mat khau, ma xac minh, ma xac nhan, ma bao mat, so the, ma otp,
		cccd, cmnd, ho chieu
	`),
	id: list(`
		kata sandi, sandi, kode verifikasi, kode keamanan, kode otp, nomor kartu,
		kata laluan, nomor ktp, nomor induk kependudukan
	`),
};

/** Words for a code that is taken for a one-time code unless other evidence contradicts. */
export const CODE_TERMS = list(`
	code, codes, codigo, codice, kod, kodu, kode, код, コード, 코드, رمز, κωδικος, קוד, auth, digit
`);
