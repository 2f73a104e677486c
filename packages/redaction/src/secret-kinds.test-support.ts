import { list } from "./secret-terms.ts";

/** Labels, names and placeholders of fields for one kind of secret, as pages in several languages write them. */
export const SECRET_FIELDS: Readonly<Record<string, readonly string[]>> = {
	"words of a recovery phrase": list(`
		Secret Recovery Phrase, Word 3 of your recovery phrase, Wiederherstellungsphrase, Phrase de récupération,
		Frase de recuperación, Frase di recupero, Frase de recuperação, Herstelzin, Секретная фраза, リカバリーフレーズ, 助记词,
		복구 구문, Kurtarma ifadesi, mnemonicPhrase, Wallet-Seed
	`),
	"setup keys of authenticators": list(`
		Setup key, Enter this key manually, Authenticator secret, Einrichtungsschlüssel, Geheimer Schlüssel,
		Clé de configuration, Clave de configuración, Chiave di configurazione, Chave de configuração, Instelcode, セットアップキー,
		设置密钥, 설정 키, Ключ настройки, otpSecret, totp_seed
	`),
	"product keys and licenses": list(`
		Product key, License key, Licence key, Serial key, Lizenzschlüssel, Produktschlüssel, Aktivierungsschlüssel,
		Clé de licence, Clé de produit, Clé d’activation, Clave de licencia, Clave de producto, Clave de activación,
		Chave de licença, Chave do produto, Chiave di licenza, Codice di attivazione, Licentiesleutel, Productsleutel,
		Klucz licencyjny, Klucz produktu, Лицензионный ключ, Ключ активации, ライセンスキー, プロダクトキー, 许可证密钥, 产品密钥,
		激活码, 라이선스 키, 제품 키, Lisans anahtarı, Ürün anahtarı, Licensnyckel, Licensnøgle, licenseKey
	`),
	"gift cards and prepaid codes": list(`
		Gift card number, Gift card code, Geschenkkarte, Geschenkkartencode, Guthabencode, Aufladecode, Carte cadeau,
		Numéro de carte cadeau, Tarjeta regalo, Número de tarjeta de regalo, Cartão-presente, Vale-presente, Carta regalo,
		Buono regalo, Cadeaukaart, Karta podarunkowa, Подарочная карта, ギフトカード番号, 礼品卡, 기프트 카드, Hediye kartı, Presentkort,
		giftCardNumber, Prepaid PIN
	`),
	"tax numbers of persons": list(`
		Tax number, Tax ID, Taxpayer Identification Number, Steuernummer, Steuer-ID, Steuer-Identifikationsnummer, Steuer-IdNr.,
		Numéro fiscal, Número de identificación fiscal, Número de contribuinte, Codice fiscale, Fiscaal nummer, Numer podatkowy,
		Номер налогоплательщика, 納税者番号, 纳税人识别号, 납세자 번호, Vergi kimlik numarası, ITIN, UTR, taxNumber, steuer_id
	`),
	"recovery codes": list(`
		Backup codes, Recovery codes, Emergency codes, Scratch code, Sicherungscode, Wiederherstellungscode, Ersatzcode, Notfallcode,
		Code de secours, Code de récupération, Código de respaldo, Código de recuperación, Código de recuperação,
		Código de backup, Codice di backup, Codice di recupero, Herstelcode, Back-upcode, Kod zapasowy, Kod odzyskiwania,
		Резервный код, Код восстановления, バックアップコード, リカバリーコード, 备用码, 恢复代码, 恢复码, 백업 코드, 복구 코드, Yedek kod,
		Kurtarma kodu, Reservkod, recovery_code
	`),
	"one-time links": list(`
		Magic link, Sign-in link, Login link, Password reset link, Invitation token, Anmeldelink, Einmallink, Einladungscode,
		Lien magique, Lien de connexion, Enlace mágico, Enlace de acceso, Link di accesso, Link mágico, Inloglink, magicLink
	`),
	"answers to security questions": list(`
		Security answer, Your answer to the security question, What was the name of your first pet?, Name of your first school,
		In what city were you born?, What is your mother’s maiden name?, What was your childhood nickname?,
		What was the make of your first car?, Sicherheitsantwort, Antwort auf die Sicherheitsfrage, Sicherheitsfrage,
		Mädchenname der Mutter, Geburtsname Ihrer Mutter, Name Ihres ersten Haustiers, Réponse secrète,
		Réponse à la question de sécurité, Nom de jeune fille de votre mère, Nom de votre premier animal,
		Respuesta de seguridad, Pregunta de seguridad, Apellido de soltera de su madre, Nombre de tu primera mascota,
		Resposta de segurança, Nome de solteira da mãe, Risposta di sicurezza, Domanda segreta,
		Cognome da nubile di tua madre, Beveiligingsvraag, Meisjesnaam van uw moeder, Odpowiedź na pytanie bezpieczeństwa,
		Nazwisko panieńskie matki, Секретный вопрос, Девичья фамилия матери, 秘密の質問の答え, 母の旧姓, 密保问题答案, 母亲的姓氏,
		보안 질문 답변, Güvenlik sorusu, Anne kızlık soyadı, motherMaidenName
	`),
	"keys of servers and persons": list(`
		SSH key, SSH private key, PGP private key, Private Key (PEM), Certificate key, Privater Schlüssel, SSH-Schlüssel,
		Clé privée, Clé SSH, Clave privada, Chave privada, Chiave privata, Privésleutel, Klucz prywatny, Приватный ключ, 秘密鍵, 私钥,
		개인 키, Özel anahtar, Privat nyckel, privateKeyPem, id_rsa
	`),
	"national identity numbers": list(`
		Social Security number, SSN, National Insurance number, NI number, NINO, National ID, Identity card number, Citizen ID,
		Aadhaar number, PAN number, SIN, Social insurance number, Personalausweisnummer, Ausweisnummer,
		Sozialversicherungsnummer, AHV-Nummer, Rentenversicherungsnummer, Numéro de sécurité sociale,
		Numéro de carte d’identité, NIR, DNI, NIE, DNI / NIE, Número de documento de identidad, Cédula de identidad, CURP, RUT,
		RFC, CPF, RG, Cartão de cidadão, Codice fiscale, Carta d’identità, Numero carta d’identità, BSN, Burgerservicenummer,
		Rijksregisternummer, PESEL, Numer dowodu osobistego, СНИЛС, ИНН физического лица, Серия и номер паспорта, ЕГН, РНОКПП,
		CPR-nummer, Personnummer, Fødselsnummer, Henkilötunnus, Kennitala, Rodné číslo, Személyi szám, CNP, OIB, JMBG, EMŠO,
		ΑΜΚΑ, Αριθμός ταυτότητας, T.C. Kimlik No, マイナンバー, 個人番号, 身份证号码, 身份證字號, 주민등록번호, 외국인등록번호,
		מספר זהות, תעודת זהות, رقم الهوية, الرقم القومي, کد ملی, आधार संख्या, เลขบัตรประชาชน, Số CCCD, Số CMND, NIK, Nomor KTP,
		nationalId
	`),
	"passports and driving licenses": list(`
		Passport number, Passport no., Reisepassnummer, Reisepass-Nr., Passnummer, Numéro de passeport, N° de passeport,
		Número de pasaporte, Pasaporte, Número do passaporte, Numero di passaporto, Passaporto n., Paspoortnummer,
		Numer paszportu, Номер паспорта, Загранпаспорт, パスポート番号, 旅券番号, 护照号码, 護照號碼, 여권 번호, Pasaport numarası,
		Pasnummer, Passinumero, Číslo pasu, Αριθμός διαβατηρίου, מספר דרכון, رقم جواز السفر, पासपोर्ट नंबर,
		Số hộ chiếu, Nomor paspor, Driver’s license number, Driving licence number, Führerscheinnummer,
		Numéro de permis de conduire, Número de licencia de conducir, Número da CNH, Numero patente di guida, Rijbewijsnummer,
		Numer prawa jazdy, Номер водительского удостоверения, 運転免許証番号, 驾驶证号, 운전면허번호, Ehliyet numarası, passportNo
	`),
	"PIN and TAN of banks": list(`
		PIN, Card PIN, ATM PIN, Online banking PIN, Telephone banking password, Online-Banking-PIN, Telefon-PIN, TAN, chipTAN,
		photoTAN, pushTAN, SMS-TAN, mTAN, iTAN, TAN eingeben, Code PIN, Code confidentiel, Code secret de la carte, Clave PIN,
		Clave de firma, Código PIN, Senha do cartão, Senha de 4 dígitos, PIN della carta, Codice dispositivo, Pincode,
		Kod PIN, Numer PIN, ПИН-код, ПИН-код карты, 暗証番号, 取引パスワード, 取款密码, 交易密码, 비밀번호 4자리, 계좌 비밀번호, PIN kodu,
		Kart şifresi, PIN-kod, PIN-koodi, PIN kód, Κωδικός PIN, קוד סודי, رمز PIN, الرقم السري, PUK, SIM-PIN, cardPin
	`),
	"private keys of wallets": list(`
		Private key (hex), Wallet private key, Import private key, Keystore password, Keystore JSON, Privater Schlüssel (Wallet),
		Clé privée du portefeuille, Clave privada de la billetera, Chave privada da carteira, Chiave privata del wallet,
		Приватный ключ кошелька, ウォレットの秘密鍵, 钱包私钥, 지갑 개인키, Spend key, Extended private key, walletPrivateKey
	`),
	"secrets of webhooks": list(`
		Webhook secret, Signing secret, Webhook signing key, Shared secret, Signature key, Webhook-Geheimnis, Signaturschlüssel,
		Gemeinsames Geheimnis, Secret du webhook, Clé de signature, Secreto del webhook, Clave de firma, Segredo do webhook,
		Chave de assinatura, Segreto del webhook, Chiave di firma, Webhookgeheim, Sekret webhooka, Секрет вебхука, Webhookシークレット,
		署名シークレット, Webhook 密钥, 签名密钥, 웹훅 시크릿, webhookSecret
	`),
	"keys of programs": list(`
		API key, API token, Access token, Personal access token, Refresh token, Bearer token, Bot token, Client secret,
		Service account key, Deploy key, API-Schlüssel, API-Token, Zugriffstoken, Zugangstoken, Clé d’API, Clé API, Jeton d’API,
		Jeton d’accès, Clave de API, Clave de la API, Token de acceso, Chave de API, Chave da API, Token de acesso, Chiave API,
		Token di accesso, API-sleutel, Toegangstoken, Klucz API, Token dostępu, Ключ API, API-ключ, Токен доступа, APIキー,
		API キー, アクセストークン, API 密钥, 访问令牌, API 키, 액세스 토큰, API anahtarı, Erişim belirteci, API-nyckel, API-avain,
		مفتاح API, מפתח API, apiToken, x-api-key
	`),
	passwords: list(`
		Password (text), Master password, Neues Passwort, Masterpasswort, Kennwort bestätigen, Confirmer le mot de passe,
		Repite la contraseña, Nova palavra-passe, Ripeti la password, Wachtwoord herhalen, Powtórz hasło, Повторите пароль, Парола,
		Ваш пароль, 新しいパスワード（確認）, 确认密码, 비밀번호 확인, Parolanızı girin, Adgangskode, Lösenord, Salasana uudelleen,
		Heslo znovu, Jelszó, Lozinka, Лозинка, Geslo, Slaptažodis, Salasõna, Lykilorð, Contrasenya, Pasahitza,
		Contrasinal, Κωδικός, رمز عبور, گذرواژه, पासवर्ड, পাসওয়ার্ড, கடவுச்சொல், Kata laluan, Kata sandi, Mật khẩu, รหัสผ่าน,
		Nenosiri, Fjalëkalimi, סיסמה, WLAN-Schlüssel, WLAN-Passwort, Clé Wi-Fi, Clave Wi-Fi, WPA2 key
	`),
	"numbers of health insurances": list(`
		Health insurance number, Health card number, Medicare number, Medicare Beneficiary Identifier, NHS number,
		Insurance member ID, Krankenversicherungsnummer, Krankenversichertennummer, Versichertennummer, KVNR,
		Numéro de carte Vitale, Numéro d’assuré social, Numéro d’assurance maladie, Número de tarjeta sanitaria,
		Número de afiliación a la seguridad social, Cartão SUS, Número de utente, Tessera sanitaria, Numero tessera sanitaria,
		Zorgverzekeringsnummer, Polisnummer zorgverzekering, Numer ubezpieczenia zdrowotnego, Номер полиса ОМС, 保険証番号,
		被保険者番号, 医保卡号, 社保卡号, 건강보험증 번호, Sağlık sigortası numarası, healthInsuranceNumber
	`),
	"verification codes of cards": list(`
		CVV, CVC, CVV2, CVC2, Card security code, Kartenprüfnummer, Prüfziffer, Sicherheitscode der Karte, Cryptogramme visuel,
		Code de sécurité, Código de seguridad, CVV da cartão, Código de segurança, Codice di sicurezza, Beveiligingscode,
		Kod CVV, Kod bezpieczeństwa, Код безопасности, セキュリティコード, 安全码, 보안 코드, Güvenlik kodu, cardCvc
	`),
};

/** Ordinary fields that resemble them, with numbers and words that people type. */
export const ORDINARY_FIELDS: Readonly<
	Record<string, { readonly names: readonly string[]; readonly values: readonly string[] }>
> = {
	phone: {
		names: list(`
			Phone, Phone number, Mobile, Telefon, Telefonnummer, Handynummer, Téléphone, Numéro de téléphone, Teléfono,
			Número de teléfono, Telefone, Celular, Telefono, Cellulare, Telefoonnummer, Numer telefonu, Телефон, Номер телефона,
			電話番号, 手机号, 手机号码, 전화번호, 휴대폰 번호, Telefon numarası, Puhelinnumero, phoneNumber
		`),
		values: [
			"+49 30 901820",
			"020 7946 0958",
			"4155552671",
			"+81 3-1234-5678",
			"13800138000",
			"+1 (415) 555-2671",
			"0612345678",
		],
	},
	"customer and member numbers": {
		names: list(`
			Customer number, Customer ID, Client number, Member number, Membership number, Loyalty number, Kundennummer, Kunden-Nr.,
			Mitgliedsnummer, Vertragsnummer, Numéro de client, Numéro d’adhérent, Número de cliente, Número de socio,
			Codice cliente, Numero cliente, Klantnummer, Lidnummer, Numer klienta, Номер клиента, お客様番号, 会員番号, 客户编号, 会员号,
			고객번호, 회원번호, Müşteri numarası, Kundnummer, customerNo
		`),
		values: ["12345678", "KD-2026-00417", "4000123456", "100200300400", "M 4711 0815"],
	},
	books: {
		names: list(`ISBN, ISBN-13, ISSN, Signatur, isbn13`),
		values: ["978-3-16-148410-0", "9780306406157", "0306406152", "0317-8471"],
	},
	parcels: {
		names: list(`
			Tracking number, Tracking ID, Parcel number, Shipment number, Sendungsnummer, Paketnummer, Numéro de suivi,
			Número de seguimiento, Código de rastreio, Numero di tracking, Track-and-tracecode, Numer przesyłki, Номер отслеживания,
			追跡番号, 快递单号, 运单号, 운송장 번호, Takip numarası, trackingNumber
		`),
		values: [
			"1Z999AA10123456784",
			"9400 1000 0000 0000 0000 00",
			"00340434161094042557",
			"RB123456789DE",
			"JJD000390007827145123",
			"794644790132",
		],
	},
	"postal codes": {
		names: list(`
			ZIP, ZIP code, Postal code, Postcode, PLZ, Postleitzahl, Code postal, Código postal, CEP, CAP, Codice postale, Kod pocztowy,
			Почтовый индекс, 郵便番号, 邮政编码, 邮编, 우편번호, Posta kodu, Postnummer, Postinumero, PSČ, postalCode
		`),
		values: ["90210", "90210-1234", "SW1A 1AA", "80331", "100-0001", "1012 AB", "00-950"],
	},
	orders: {
		names: list(`
			Order number, Order ID, Booking reference, Reservation number, Bestellnummer, Auftragsnummer, Buchungsnummer, Vorgangsnummer,
			Numéro de commande, Numéro de réservation, Número de pedido, Localizador, Numero ordine, Bestelnummer, Numer zamówienia,
			Номер заказа, 注文番号, 予約番号, 订单号, 주문번호, Sipariş numarası, Ordernummer, orderId
		`),
		values: ["302-1234567-1234567", "2026-104578", "X7K9QP", "100045678", "PO-4500012345"],
	},
	goods: {
		names: list(`
			EAN, GTIN, UPC, Barcode, SKU, Article number, Item number, Part number, Model number, Serial number, Artikelnummer,
			Seriennummer, Gerätenummer, Zählernummer, Numéro de série, Référence, Número de serie, Numero di serie, Serienummer,
			Numer seryjny, Серийный номер, Артикул, 商品番号, シリアル番号, 序列号, 产品编号, 일련번호, Seri numarası, IMEI, ean13
		`),
		values: ["4006381333931", "012345678905", "PX-1000-A", "C02XK0AAJGH5", "SN 00417-22", "73513537"],
	},
	companies: {
		names: list(`
			VAT ID, VAT number, VAT registration number, EU VAT, Company number, USt-IdNr., Umsatzsteuer-ID,
			Umsatzsteuer-Identifikationsnummer, Handelsregisternummer, Numéro de TVA, Numéro de TVA intracommunautaire, SIRET, SIREN,
			Número de IVA, Partita IVA, P. IVA, Btw-nummer, KvK-nummer, CNPJ, Numer VAT, ОГРН, 法人番号, 统一社会信用代码, 사업자등록번호,
			Momsnummer, DUNS, vatNumber
		`),
		values: [
			"DE123456789",
			"GB 980 7806 84",
			"FR40303265045",
			"IT12345678901",
			"HRB 86786",
			"732829320",
			"11222333000181",
		],
	},
	money: {
		names: list(`
			Amount, Invoice amount, Total, Price, Betrag, Rechnungsbetrag, Montant, Importe, Valor, Importo, Bedrag, Kwota, Сумма, 金額, 金额,
			금액, Tutar, Belopp, Invoice number, Rechnungsnummer, Numéro de facture, Número de factura, Numero fattura, Факт. номер,
			請求書番号, 发票号码, invoiceNo
		`),
		values: ["1.234,56 €", "$1,234.56", "1234.56", "RE-2026-0815", "INV/2026/00042", "99,90"],
	},
	dates: {
		names: list(`
			Date, Date of birth, Birthday, Arrival, Departure, Expiry of the offer, Datum, Geburtsdatum, Date de naissance,
			Fecha de nacimiento, Data de nascimento, Data di nascita, Geboortedatum, Data urodzenia, Дата рождения, 生年月日, 出生日期, 생년월일,
			Doğum tarihi, Födelsedatum, birthDate
		`),
		values: ["1815-12-10", "10.12.1815", "12/10/1815", "10 December 1815", "18151210", "1815年12月10日"],
	},
	others: {
		names: list(`
			Passenger name, Passport country, Pass type, Keyword, Keywords, Schlüsselwort, Mots-clés, Palabras clave, License plate, Kennzeichen,
			Nummernschild, Question, Frage, Answer, Antwort, Comment, Company, Card design, Gift message, Pinned message, Author,
			Tax rate, Steuersatz, Insurance company, Krankenkasse, Health, Bank name, Nationality, Staatsangehörigkeit, Wallet name,
			Webhook URL, Key date, Access level, Seed number, Recovery time, Backup folder, Link, Website, Serie, Medical notes,
			Name of your first child, Pet name, School, City of birth, Geburtsort, Mother’s name, Signature, Unterschrift,
			Token name, Password hint, Word count, 12 words or fewer
		`),
		values: ["Ada Lovelace", "See you at noon", "best vault", "https://example.org/ada?page=2", "B-AL 1815", "teal"],
	},
};
