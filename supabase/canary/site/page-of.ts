import type { CanaryInput } from "../canary-report.ts";
import type { Answer, Arrived } from "../network/recording-proxy.ts";
import type { Secrets } from "../secrets/make-secrets.ts";
import { wantedStorageKeys } from "../stimuli/wanted-keys.ts";
import { plantedTexts } from "../world/boot-source.ts";
import { pageBehaviour } from "../world/page-behaviour.ts";
import { pageHtml } from "./page-html.ts";
import { PAY_TO } from "./wallet-addresses.ts";
import { wantedElements } from "./wanted-elements.ts";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="teal"/></svg>`;
/** Frames of other sites on the page ask whatever the script answers, and pass on what they are told. */
const PARTNER = "https://widgets.partner-site.test/frame";

const LINKS = ["https://shop.example.com/item/", "https://other.example.org/page/", "/thread/"]
	.flatMap((start) =>
		[1, 2, 3, 4, 5, 6].map((number) => `<li data-p><a data-p href="${start}${number}">link ${number}</a></li>`),
	)
	.join("");

/** The made-up site: its page at any address, its interface below `/api`, its pictures. */
export function pageOf({ code }: CanaryInput, secrets: Secrets): (arrived: Arrived) => Answer {
	const planted = plantedTexts(secrets, wantedStorageKeys(code));
	const text = () => secrets.article.value;
	const html = pageHtml(secrets, {
		wanted: wantedElements(code, text),
		links: LINKS,
		frame: PARTNER,
	});
	// A file of its own: what it plants is no text of the page.
	const behaviour = `(${pageBehaviour.toString()})(${JSON.stringify(planted)}, ${JSON.stringify(PAY_TO)})`;
	const answered = JSON.stringify({
		...{
			key: secrets.apiKey.value,
			token: secrets.apiKey.value,
			access_token: secrets.apiKey.value,
			user: { id: 7, name: "Mira" },
			id: 7,
			name: "Mira",
			email: `${secrets.siteAnswer.value}@post.test`,
		},
		items: [1, 2, 3].map((id) => ({ id, title: `Note ${secrets.siteAnswer.value}` })),
	});
	const headers = {
		"cache-control": "no-store",
		"set-cookie": `__Host-sid=${secrets.httpOnlyCookie.value}; Path=/; Secure; HttpOnly`,
	};
	return ({ url, method, headers: { "sec-fetch-dest": destination } }) => {
		const reply = (type: string, body: string): Answer => ({
			status: 200,
			headers: { ...headers, "content-type": type },
			body,
		});
		if (url.pathname === "/app.js") return reply("text/javascript", behaviour);
		if (destination === "image") return reply("image/svg+xml", PICTURE);
		if (destination === "document" || destination === "iframe") return reply("text/html; charset=utf-8", html);
		if (destination === "empty" && (method !== "GET" || /\/api\/|\.json|graphql/.test(url.pathname)))
			return reply("application/json", answered);
		if (destination === "empty") return reply("text/html; charset=utf-8", `<p>${secrets.siteAnswer.value}</p>`);
		return { status: 404, headers, body: "" };
	};
}
