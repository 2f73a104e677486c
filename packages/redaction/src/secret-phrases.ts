import { list } from "./secret-terms.ts";

/**
 * Two words that name a secret only together, in either order: a `key` alone is a sorting key, a `product` no secret, but a "product key",
 * a "Produktschlüssel" and a "clé de produit" are. Each pair has the words of all languages, written as in `SECRET_TERMS`; `*` stands for
 * any ending. They stand together, are joined to one word, or have words as "of the" between them.
 */
export interface WordPair {
	readonly what: readonly string[];
	readonly with: readonly string[];
}

/** Words that may stand between the two. */
export const LINKS = list(`
	of, for, to, the, your, my, a, an, on, de, la, le, las, el, los, les, l, d, du, des, da, do, dos, das, di, del, della, dello, al,
	alla, au, aux, van, het, der, die, das, den, dem, auf, zu, zur, zum, fur, ihr, ihre, ihrer, ihres, dein, deine, deiner, su, sus,
	tu, tus, tua, suo, sua, seu, votre, ton, na, do, uw, je, mi, mon, identification, identifikations, personal, social, の, 的, 를, 을,
	ni, av, til, от, для, к, на, личн*, ihrem, eigene*, beneficiary, immatriculation, 의, 번째, 识别, 識別, name, nombre, nom, nome, naam
`);

const NUMBERS = list(`
	number, no, num, nr, n, id, identifier, nummer, numero, numer, numar, numarul, номер*, 番号, 号码, 号碼, 號碼, 号, 번호, numarasi, numaraniz,
	cislo, szam, szama, αριθμος, מספר, رقم, संख्या, नंबर, so, nomor, numeris, broj, stevilka, numri, polisnummer
`);

const KEYS: WordPair = {
	what: list(`
		key, schlussel, schlussels, cle, clave, chave, chiave, sleutel, klucz, ключ*, キー, 鍵, 密钥, 키, anahtar, anahtari, anahtariniz, nyckel,
		nyckeln, nogle, nokkel, avain, klic, kulcs, kulcsa, cheie, cheia, κλειδι, מפתח, مفتاح, कुंजी, kunci, khoa
	`),
	with: list(`
		windows, office, bitlocker, bit locker, filevault, file vault, steam, game, spiel, serien, enregistrement, lisens, api, ssh, gpg, pgp, rsa, wpa, wpa 2, wpa 3, wep, wifi, wi fi, wlan, access, secret, private, signing, signature, encryption, decryption,
		license, licence, product, cd, serial, activation, registration, setup, manual*, authenticator, network, recovery,
		backup, deploy, deployment, spend, wallet, master, shared, pre shared, webhook, service account, server, certificate, keystore,
		lizenz, produkt, aktivierungs, freischalt, registrierungs, einrichtungs, geheime*, private*, privat, signatur, zugangs, zugriffs,
		wiederherstellungs, netzwerk, verschlusselungs, produit, privee, secrete, acces, recuperation, chiffrement, licencia, producto,
		activacion, configuracion, firma, privada, secreta, licenca, produto, ativacao, configuracao, assinatura, acesso, seguranca,
		recuperacao, licenza, prodotto, attivazione, configurazione, privata, segreta, accesso, recupero, licentie, activatie, instel, prive,
		geheim, herstel, toegangs, licencyjny, produktu, aktywacyjny, aktywacji, prywatny, tajny, konfiguracji, odzyskiwania, лицензионн*,
		продукта, активации, настройки, секретн*, приватн*, закрыт*, доступа, восстановления, шифрования, подписи, ライセンス, プロダクト,
		製品, セットアップ, 秘密, アクセス, 署名, 復元, リカバリー, 许可证, 产品, 设置, 签名, 恢复, 라이선스, 제품, 설정, 개인, 비밀, 액세스, 서명, 복구,
		lisans, urun, ozel, gizli, kurulum, kurtarma, aktivasyon, licens, hemlig, aktiverings, lisenssi, tuote, yksityinen, licencni,
		produktovy, soukromy, licenc, termek, الترخيص, المنتج, التفعيل, الخاص, السري, רישיון, מוצר, פרטי, סודי, ban quyen, lisensi
	`),
};

const CODES: WordPair = {
	what: list(`
		code, codes, codigo, codigos, codice, codici, kod, kodu, kody, kode, koodi, код*, コード, 码, 碼, 代码, 코드, رمز, κωδικος, קוד
	`),
	with: list(`
		two factor, 2 factor, zwei faktor, pairing, kopplungs, door, gate, alarm, garage, garagen, tur, tor, haus, sauvegarde,
		backup, back up, recovery, emergency, scratch, rescue, activation, invitation, invite, prepaid, top up, topup, recharge, setup,
		sicherungs, wiederherstellungs, ersatz, notfall, aktivierungs, einladungs, guthaben, auflade, geschenk, geschenkkarten,
		secours, recuperation, recharge, respaldo, recuperacion, activacion, invitacion, recarga, recuperacao, ativacao, convite, recupero,
		attivazione, invito, ricarica, riserva, dispositivo, herstel, activatie, instel, uitnodigings, zapasowy, zapasowe, odzyskiwania,
		aktywacyjny, резервн*, восстановления, активации, приглашения, バックアップ, リカバリー, 復旧, 招待, 备用, 恢复, 激活, 邀请, 백업, 복구, 초대,
		yedek, kurtarma, aktivasyon, reserv, aterstallnings, aktiverings, gjenopprettings, gendannelses, palautus, vara, zalozni, obnovovaci,
		cadeau, regalo
	`),
};

const PHRASES: WordPair = {
	what: list(`
		phrase, words, word, wort, worter, mot, palabra, palavra, frase, parole, palabras, palavras, mots, fraza, slowa, фраз*, слов*, フレーズ, 単語, 词, 詞, 구문, 단어, ifadesi,
		kelimeleri, zin, woorden
	`),
	with: list(`
		memorable, code, geheim, seed, recovery, backup, secret, mnemonic, wallet, wiederherstellungs, geheime*, recuperation, secrete, recuperacion, semilla, secreta,
		recuperacao, recupero, segreta, herstel, odzyskiwania, секретн*, резервн*, восстановления, сид, シード, リカバリー, 助记, 助記, 복구, 시드,
		kurtarma
	`),
};

const PASSPORTS = list(`
	passport, reisepass, passeport, pasaporte, passaporte, passaporto, paspoort, paszportu, паспорт*, загранпаспорт*, パスポート, 旅券, 护照, 護照,
	여권, pasaport, passin, pasu, διαβατηριου, דרכון, جواز السفر, पासपोर्ट, ho chieu, paspor, pass, utlevelszam, utlevel, cestovniho pasu
`);
const LICENSES = list(`
	permis, dl, carteira de motorista, driver s license, driver s licence, drivers license, driver license, driving license, driving licence, fuhrerschein, permis de conduire,
	licencia de conducir, carnet de conducir, permiso de conducir, cnh, carta de conducao, patente, patente di guida, rijbewijs,
	prawa jazdy, водительск*, водительского удостоверения, 運転免許, 運転免許証, 驾驶证, 驾照, 駕照, 운전면허, 운전면허증, ehliyet, surucu belgesi, korkort,
	forerkort, korekort, ajokortti, ajokortin, ridicskeho prukazu, jogositvany
`);
const IDENTITIES = list(`
	identity, identity document, cni, rg, persoons, personalausweises, identity card, id card, national, national identity, national identification, national insurance, citizen, citizenship,
	resident identity, residence permit, aadhaar, aadhar, pan, social insurance, social security, personalausweis, ausweis,
	aufenthaltstitel, sozialversicherungs, rentenversicherungs, ahv, carte d identite, securite sociale, documento de identidad, identidad,
	seguridad social, documento de identidade, identidade, seguranca social, carta d identita, documento d identita, identiteitskaart,
	identiteits, rijksregister, dowodu osobistego, dowodu, удостоверения личности, 身份证, 身份證, 身分証, 在留カード, 주민등록, 외국인등록, kimlik,
	ταυτοτητας, זהות, الهوية, ktp, cpr, osobni, obcanskeho prukazu, szemelyi, personas kods
`);
const INSURANCES = list(`
	health, health insurance, health card, health care, healthcare, medicare, medicaid, nhs, insurance member, medical record,
	krankenversicherung, krankenversicherungs, krankenversicherten, krankenkassen, versicherten, versicherungsnehmer, carte vitale, assure, assurance maladie,
	assure social, tarjeta sanitaria, afiliacion, afiliado, afiliacion a la seguridad social, cartao sus, tessera sanitaria,
	zorgverzekering, zorgverzekerings, polis zorgverzekering, ubezpieczenia zdrowotnego, омс, полиса омс, 保険証, 被保険者, 健康保険,
	医保卡, 医保, 社保卡, 社保, 건강보험, 건강보험증, saglik sigortasi, saglik, sykesikring, sundhedskort, תעודת ביטוח, بطاقة التأمين
`);
const TAXES = list(`
	steuerliche*, tax, taxpayer, tax file, steuer, steuer id, steueridentifikations, fiscal, contribuinte, contribuyente, fiscaal, podatkowy, podatkowej,
	налогоплательщик*, 納税者, 纳税人, 纳税, 납세자, vergi, vergi kimlik, skatte, danove, tributario
`);

/** What proves who somebody is; the field for one alone asks for its number. */
export const DOCUMENTS = [...PASSPORTS, ...LICENSES]
	.filter((name) => name.length > 4 || /[^a-z]/.test(name))
	.concat(
		list(`
		nie, rg, rfc, rut, nir, nik, sin, ktp, иин, инн, pasaporte, aadhaar, cedula, carta d identita, carte vitale,
		tessera sanitaria, tarjeta sanitaria, cartao sus, cartao de cidadao, versichertenkarte, personalausweis, fuhrerschein, sicherheitsfrage
	`),
	);

const ANSWERS: WordPair = {
	what: list(`
		question, answer, frage, fragen, antwort, reponse, pregunta, respuesta, pergunta, resposta, domanda, risposta, vraag, antwoord, pytanie,
		odpowiedz, вопрос*, ответ*, 質問, 答え, 回答, 问题, 問題, 答案, 질문, 답변, sorusu, cevabi, cevap, fraga, svar, sporgsmal, kysymys, vastaus, otazka,
		odpoved, kerdes, valasz, سؤال, שאלת
	`),
	with: list(`
		security, secret, sicherheits, geheime*, securite, secrete, seguridad, secreta, seguranca, sicurezza, segreta, beveiligings, geheime,
		bezpieczenstwa, pomocnicze, секретн*, контрольн*, 秘密, 密保, 安全, 보안, guvenlik, gizli, sakerhets, sikkerheds, sikkerhets, turva, bezpecnostni,
		biztonsagi, الأمان, אבטחה
	`),
};
const FIRSTS: WordPair = {
	what: list(`
		pet, dog, cat, primary school, elementary school, school, car, teacher, haustier, haustiers, hund, hundes,
		katze, schule, auto, autos, lehrer, lehrers, animal, animal de compagnie, ecole, voiture, professeur, mascota, escuela, colegio, coche,
		carro, escola, animale, animale domestico, scuola, huisdier, zwierze, zwierzecia, szkoly, питом*, животн*, школ*, машин*, автомобил*,
		учител*, ペット, 学校, 小学校, 車, 先生, 宠物, 小学, 老师, 반려동물, 애완동물, 학교, 선생님, evcil hayvan*, araba*, ogretmen*, husdjur, kaeledyr
	`),
	with: list(`
		first, erste*, premier, premiere, primer, primera, primeiro, primeira, primo, prima, eerste, pierwsz*, перв*, 最初, 初めて, 第一只, 第一所, 第一, 첫,
		ilk, forsta, forste, ensimmaisen
	`),
};
const MOTHERS: WordPair = {
	what: list(`
		birth name, maiden name, name before marriage, geburtsname, madchenname, nom de naissance, apellido de nacimiento, cognome di nascita,
		sobrenome de solteira, geboortenaam, nazwisko rodowe
	`),
	with: list(`mother, mothers, mother s, mutter, mere, madre, mae, moeder, matki`),
};
const LOGIN_LINKS: WordPair = {
	what: list(`link, links, lien, enlace, ссылк*, リンク, 链接, 連結, 링크, baglanti, baglantisi, odkaz, lanken, lenke`),
	with: list(`
		magic, login, log in, sign in, signin, one time, password reset, anmelde, einmal, zugangs, magique, connexion, reinitialisation,
		magico, acceso, accesso, acesso, inlog, logowania, входа, マジック, ログイン, 登录, 登入, 로그인, giris, inloggnings
	`),
};

export const WORD_PAIRS: readonly WordPair[] = [
	KEYS,
	CODES,
	PHRASES,
	ANSWERS,
	FIRSTS,
	MOTHERS,
	LOGIN_LINKS,
	{ what: NUMBERS, with: [...PASSPORTS, ...LICENSES, ...IDENTITIES, ...INSURANCES, ...TAXES] },
];
