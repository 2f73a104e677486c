import { list } from "./secret-terms.ts";

/** Words before or after `code`, in any language, that make it no secret. */
export const ORDINARY_CODES = list(`
	zip, postal, post, area, country, dial, dialing, dialling, calling, phone, coupon, promo, promotion, promotional,
	discount, voucher, referral, offer, campaign, affiliate, partner, product, item, article, style, color, colour,
	language, lang, currency, source, html, css, qr, bar, error, status, response, exit, department, dept, course, class,
	state, region, province, city, airport, station, branch, sort, dress, tax, vat, hs, sku, stock, model, part, job,
	project, reason, category, swift, bic, iata, icao, embed, snippet, unit, customer, company, school, postale, postaux,
	pays, reduction, parrainage, produit, barre, article, avantage, remise, pais, descuento, promocional, producto,
	desconto, produto, idioma, moneda, moeda, area, sconto, paese, promozionale, prodotto, kortings, actie, land,
	product, rabatowy, pocztowy, kraju, produktu, почтовый, страны, товара, купона, промо, posta, ulke, indirim, urun,
	tracking, track and trace, suivi, seguimiento, rastreio, rastreamento, cliente, client, klant, musteri, clientes, order, booking,
	reservation, commande, reserva, pedido, ordine, prenotazione, boekings, rezervasyon, siparis, member, membership, kunden, bestell,
	pocztowego, towaru, para birimi, alan, bolge, kampanya, kupon, promosyon, barkod, dil,
	追跡, 注文, 予約, 会員, 客户, 订单, 追踪, 고객, 주문, 예약, クーポン, 国, 商品, 郵便, 言語, 通貨, 地域, 쿠폰, 국가, 상품, 우편, بريدي, البريدي, الدولة, الخصم
`);

/** Words and phrases that resemble a secret's name but mean something else. */
export const ORDINARY_TERMS = list(`
	postcode, postleitzahl, plz, zipcode, promocode, couponcode, rabattcode, gutscheincode, aktionscode, kortingscode,
	actiecode, landcode, landescode, landercode, vorwahl, artikelcode, produktcode, barcode, qrcode, sourcecode,
	quellcode, farbcode, fehlercode, sprachcode, productcode, countrycode, promokod, postnummer, postkod, rabattkod,
	palabra clave, palabras clave, parola chiave, parole chiave, palavra chave, palavras chave, mot cle, mots cles,
	slowo kluczowe, pass type, boarding pass, ski pass, bus pass, season pass, pass fail, number of passes, pass rate,
	maiden name of the author, school year, school day, umsatzsteueridentifikationsnummer, umsatzsteuer id, umsatzsteuer identifikationsnummer, ust id nr, u st id nr,
	vat identification number, vat tax number, 邮政编码, 郵遞區號
`);

/** Words after a secret's name that make it metadata of a secret. */
export const SECRET_METADATA =
	"features?|hints?|reminders?|lengths?|strength|policy|rules?|names?|labels?|descriptions?|expir\\p{L}*|lifetime|ttl|types?|managers?|age|limits?|settings|requirements?|help|faq|generator|reset (?:e ?)?mail";

/** Subjects of numbers with four to eight digits that are no one-time codes. */
export const ORDINARY_NUMBERS = list(`
	zip, postal, postcode, zipcode, plz, cap, cep, pincode, year, jahr, annee, ano, anno, jaar, rok, год, 年, 연도, yil,
	quantity, qty, menge, anzahl, amount, betrag, price, preis, prix, age, alter, day, month, date, datum, birth, dob,
	house, hausnummer, street, number, nummer, numero, nr, no, номер, 番号, extension, ext, phone, tel, mobile, fax, count,
	total, sum, guests, rooms, width, height, depth, weight, size, length, port, page, score, points, percent, rate,
	distance, mileage, km, time, hour, hours, minute, minutes, duration, order, invoice, flight, room, seat, floor, unit,
	salary, income, budget, min, max, limit, level, id, sku, initial, initials, letter, grade, gender, section, sex,
	middle, suffix, quantite, cantidad, quantidade, quantita, aantal, ilosc, количество, 数量, 수량, adet, 邮编, 郵便, 우편
`);
