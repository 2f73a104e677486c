/**
 * Names of buttons, addresses and request bodies that act for the visitor. Labels in the larger languages; words that
 * mean other things as often (German "Folgen", episodes) only as a whole label.
 */
const SOCIAL =
	/(?:^|[^a-z])(?:un)?(?:like|lik(?:es|ed)|follow(?:s|ers|ing)?|subscri(?:be|ptions?)|share|retweet|repost|upvotes?|downvotes?|votes?|ratings?|add-?friend|befriend|invite|endorse|recommend|heart|thumbs?-?up|friend(?:ship)?s?|join-?(?:group|channel)|report|block-?user)(?![a-z])/i;

export const COSTLY =
	/(?:^|[^a-z])(?:buy|purchase|checkout|place-?order|pay(?:ment)?|transfer|withdraw|donate|bid|delete-?account|deactivate|confirm-?(?:order|payment|transfer)|approve|authori[sz]e|grant-?access|allow-?access)(?![a-z])/i;

const LABELS = [
	"gefällt mir|abonnieren|abstimmen|freund(?:in)? hinzufügen|jetzt kaufen|zahlungspflichtig|^folgen$|^teilen$",
	"j[’']aime|s[’']abonner|partager|^suivre$|^voter$|acheter",
	"me gusta|suscribir(?:se|me)?|compartir|^seguir$|^votar$|comprar",
	"curtir|inscrever-se|compartilhar|partilhar|^gosto$",
	"mi piace|iscriviti|condividi|^segui$|acquista",
	"vind ik leuk|abonneren|^volgen$|^delen$|stemmen",
	"lubię to|obserwuj|subskrybuj|udostępnij|głosuj",
	"нравится|подписаться|поделиться|голосовать|купить|оплатить",
	"beğen|takip et|abone ol|paylaş",
	"关注|關注|点赞|點讚|订阅|訂閱|转发|轉發|投票|购买|下单",
	"フォロー|いいね|チャンネル登録|シェア|リツイート|購入",
	"팔로우|좋아요|구독|투표|구매",
	"متابعة|إعجاب|اشترك|مشاركة",
	"फ़ॉलो|फॉलो|पसंद करें|सदस्यता लें",
];
const FOREIGN = new RegExp(`(?<!\\p{L})(?:${LABELS.join("|")})(?!\\p{L}{4})`, "iu");

/**
 * Whether a text names a social action: liking, following, voting, sharing, subscribing, in one of the larger languages.
 *
 * @param text - A button's label, a selector, an address or a request body; labels are compared line by line.
 * @returns True when one of the words stands in it.
 */
export function isSocial(text: string): boolean {
	return (
		SOCIAL.test(text) || text.split("\n").some((line) => FOREIGN.test(line.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")))
	);
}

/** In an address that is only fetched: a step of its path, or a parameter, that is an order. */
export const ORDER_PATH =
	/[/?&=](?:un)?(?:follow|like|subscribe|(?:up|down)?vote|retweet|repost|befriend|join|buy|purchase|donate|transfer|delete|remove|deactivate|log-?out|sign-?out|accept|approve|confirm)(?:[/?&=]|\.(?:php|aspx?|do|json)|$)/im;

/** Requests that ask, or that set how things look: by the words of their address. */
export const QUESTION_PATH =
	/(?:^|[/_.=-])(?:search|quer(?:y|ies)|find|lookup|list|count|stats?|suggest\w*|auto-?complete\w*|complete|preview|render|translat\w*|get\w*|fetch\w*|read|load\w*|browse|theme|dark-?mode|layout|locale|lang(?:uage)?|sort(?:ing)?|view|columns|density|time-?zone|fonts?|ui|seen|progress|ping|heartbeat)(?:[/?&._-]|$)/im;

/**
 * Whether a request body is a GraphQL query that changes nothing.
 *
 * @param text - The body of a request.
 * @returns True when it holds a query and no mutation.
 */
export function onlyAsks(text: string): boolean {
	return /"?query"?\s*:|^\s*(?:query\b|\{\s*\w+\s*[({])/m.test(text) && !/\bmutation\b/i.test(text);
}
