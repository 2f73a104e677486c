import { destinationOf } from "../network/destination.ts";
import { jsonAnswer } from "../network/json-answer.ts";
import type { Answer, Arrived } from "../network/recording-proxy.ts";
import type { Secrets } from "../secrets/make-secrets.ts";
import { wantedStorageKeys } from "../stimuli/wanted-keys.ts";
import { plantedTexts } from "../world/boot-source.ts";
import { pageBehavior } from "../world/page-behavior.ts";
import { pageHtml } from "./page-html.ts";
import { APPROVAL_GAS, PAY_TO, PAYMENT_VALUE, SPENDER, TOKEN_CONTRACT, WALLET_ACCOUNT } from "./wallet-addresses.ts";
import { wantedElements, wantedSelectors } from "./wanted-elements.ts";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="teal"/></svg>`;
/** Frame of another site on the page. It posts messages that the script may answer and records the answers. */
const PARTNER = "https://widgets.partner-site.test/frame";

const LINKS = ["https://shop.example.com/item/", "https://other.example.org/page/", "/thread/"]
	.flatMap((start) =>
		[1, 2, 3, 4, 5, 6].map((number) => `<li data-p><a data-p href="${start}${number}">link ${number}</a></li>`),
	)
	.join("");

/** An element or storage key that a script looked up without success. */
export interface Miss {
	readonly kind: "selector" | "inner" | "storage";
	readonly text: string;
}

export interface Site {
	answer(arrived: Arrived): Answer;
	/** Makes the missing element or storage key available on the next visit. */
	learn(miss: Miss): void;
	/** Bodies of the page's own requests that contain payment recipients. */
	orders(): readonly string[];
}

/** Creates the fixture site: its page at any address, its API below `/api`, and its pictures. */
export function makeSite(script: string, secrets: Secrets): Site {
	const { page, inner } = wantedSelectors(script);
	const selectors = { page: new Set(page), inner: new Set(inner) };
	const missedKeys = new Set<string>();
	const orders: string[] = [];
	const json = stateJson(script, secrets);
	const text = (about: string) => (/csrf|xsrf|token/.test(about) ? secrets.csrfField.value : secrets.article.value);
	const html = (own: string) =>
		pageHtml(secrets, {
			wanted: wantedElements(script, selectors, text, json) + own,
			links: LINKS,
			frame: PARTNER,
			json,
		});
	// Served as a separate file, so that the planted values are not part of the page's text.
	const behavior = () => {
		const planted = plantedTexts(secrets, { keys: wantedStorageKeys(script, [...missedKeys]), json });
		const settings = {
			usesMedia: /getUserMedia|mediaDevices|MediaRecorder/.test(script),
			parsesJson: PARSES.test(script),
		};
		const args = [
			planted,
			{ payTo: PAY_TO, TOKEN_CONTRACT, SPENDER, WALLET_ACCOUNT, PAYMENT_VALUE, APPROVAL_GAS, ...settings },
		];
		return `(${pageBehavior.toString()})(${args.map((one) => JSON.stringify(one)).join(",")})`;
	};
	const answered = JSON.stringify({
		...(JSON.parse(json) as object),
		key: secrets.apiKey.value,
		token: secrets.apiKey.value,
		access_token: secrets.apiKey.value,
		user: { id: 7, name: "Mira" },
		id: 7,
		name: "Mira",
		email: `${secrets.siteAnswer.value}@post.test`,
		items: [1, 2, 3].map((id) => ({ id, title: `Note ${secrets.siteAnswer.value}` })),
	});
	const headers = {
		"cache-control": "no-store",
		"set-cookie": `__Host-sid=${secrets.httpOnlyCookie.value}; Path=/; Secure; HttpOnly`,
	};
	const reply = (type: string, body: string): Answer => ({
		status: 200,
		headers: { ...headers, "content-type": type },
		body,
	});
	return {
		learn: ({ kind, text: missed }) => {
			if (kind === "storage") missedKeys.add(missed);
			else selectors[kind === "inner" ? "inner" : "page"].add(missed);
		},
		orders: () => orders,
		answer: ({ url, method, body, headers: asked }) => {
			if (url.pathname === "/app.js") return reply("text/javascript", behavior());
			if (/withdraw|transfer/.test(url.pathname)) orders.push(body);
			const destination = destinationOf(asked);
			if (destination === "image") return reply("image/svg+xml", PICTURE);
			if (destination === "document" || destination === "iframe") return reply("text/html; charset=utf-8", html(""));
			const isData = method !== "GET" || /\/api\/|\.json|graphql/.test(url.pathname);
			if (destination === "empty" || destination === "script")
				return isData
					? reply("application/json", answered)
					: reply("text/html; charset=utf-8", html(`<p>${secrets.siteAnswer.value}</p>`));
			return { status: 404, headers, body: "" };
		},
	};
}

const PARSES = /JSON\s*\.\s*parse/;
const SECRET = /token|jwt|secret|bearer|api_?key|csrf|xsrf|passw|credential|session/i;

const PERSON = /^(?:uid|user_?id|login|user_?name|display_?name|e?mail|phone|title|text|slug)$/i;

/** Builds the page's application state as JSON, with all properties that the script may read. */
function stateJson(script: string, secrets: Secrets): string {
	const read = jsonAnswer(script, "?");
	const token = secrets.pageGlobal.value;
	// Nested objects repeat all names, so only secrets and personal data are kept in them.
	const fill = (name: string, value: unknown): unknown => {
		if (value === "?") return SECRET.test(name) ? token : PERSON.test(name) ? secrets.attribute.value : undefined;
		return value;
	};
	const wanted = JSON.parse(read, fill) as object;
	return JSON.stringify({
		props: { user: { name: "Mira" }, session: { accessToken: token, idToken: token } },
		accessToken: token,
		idToken: token,
		token,
		user: { email: secrets.attribute.value, token },
		...wanted,
	});
}
