import type { Secrets } from "../secrets/make-secrets.ts";
import { PAY_TO } from "./wallet-addresses.ts";

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Builds the fixture page, which holds every kind of secret. Its elements are marked with `data-p`; all others were added by the script. */
export function pageHtml(
	secrets: Secrets,
	options: { wanted: string; frame: string; links: string; json: string },
): string {
	const value = (name: keyof Secrets) => secrets[name].value;
	const row = (text: string) =>
		`<tr data-p><td data-p>2026-03-01</td><td data-p>${text}</td><td data-p>EUR 120.00</td></tr>`;
	const state = JSON.stringify({
		props: { user: { name: "Mira" }, session: { accessToken: value("pageGlobal"), idToken: value("pageGlobal") } },
	});
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Inbox ${value("title")}</title>
<meta name="csrf-token" content="${value("csrfMeta")}"><meta name="csrf_token" content="${value("csrfMeta")}">
<meta name="description" content="Shop, mail and bank"><link rel="icon" href="data:,">
<script type="application/json" id="__NEXT_DATA__">${state}</script><script type="application/json" id="__STATE__">${options.json || state}</script><script src="/app.js"></script></head>
<body data-p data-login="mira" data-user="${value("attribute")}" data-token="${value("pageGlobal")}">
<div data-p id="onetrust-banner-sdk" class="cookie-banner" data-consent><button data-p type="button">Reject all</button></div>
<header data-p><nav data-p class="nav menu"><ul data-p class="nav"><li data-p><a data-p href="/home">Home</a></li><li data-p><a data-p href="/wiki/Birds">Birds</a></li></ul></nav>
<form data-p id="search-form" role="search" action="/search"><input data-p type="search" name="q" id="search" placeholder="Search"><button data-p type="submit">Search</button></form>
<span data-p class="username profile-name">Mira</span></header>
<div data-p id="root"></div><div data-p id="app"></div><main data-p id="content"><article data-p class="post article"><h1 data-p>Birds of the coast</h1>
<p data-p id="text">The gull ${value("selection")} said that that was enough, and the tern agreed with all of it.</p>
<p data-p id="body-text">Private: ${value("article")}. A longer text follows so that there is something to read on this page.</p>
<p data-p><a data-p href="https://shop.example.com/item/7">a shop</a> <a data-p href="https://other.example.org/page">elsewhere</a> <a data-p href="/wiki/Terns">terns</a>
<a data-p href="https://www.youtube.com/watch?v=abcdefghijk">a film</a></p>
<ul data-p class="links">${options.links}</ul>
<img data-p src="/picture.png" width="640" height="480"><img data-p src="/picture.png" width="640" height="480"><img data-p src="/picture.png" width="640" height="480"><video data-p src="/film.webm" muted></video><math data-p><mi>x</mi></math>
<code data-p>let a = 1</code><pre data-p><code data-p>plain</code></pre><blockquote data-p>quoted</blockquote></article>
<section data-p class="mail" role="row" data-mail-id="77"><h2 data-p class="subject">Contract</h2><span data-p class="author" data-sender="ann@post.test">Ann</span>
<div data-p class="message"><span data-p class="author">Ann</span><span data-p class="text mail-body">Confidential ${value("mail")}</span></div></section>
<section data-p><span data-p class="account-number">${value("account")}</span><table data-p class="transactions data"><thead data-p><tr data-p><th data-p>Day</th><th data-p>To</th><th data-p>Sum</th></tr></thead>
<tbody data-p>${[1, 2, 3, 4, 5].map((n) => row(`Rent ${n} ${value("account")}`)).join("")}</tbody></table><span data-p class="price" data-eur="10" data-product-id="9">10.00 EUR</span></section>
<form data-p id="login-form" action="/session" method="post"><input data-p type="hidden" name="csrf_token" value="${value("csrfField")}"><input data-p type="hidden" name="state" value="${value("hiddenField")}">
<input data-p type="email" name="email" id="username" autocomplete="username"><input data-p type="password" name="password" id="password" autocomplete="current-password"><button data-p type="submit" id="login-button">Sign in</button></form>
<form data-p id="signup-form" action="/accounts" method="post"><input data-p type="password" name="new_password" id="new-password" autocomplete="new-password"><input data-p type="submit" value="Create account"></form>
<form data-p id="payment-form" action="/pay" method="post"><input data-p name="card_holder" autocomplete="cc-name" placeholder="Name"><input data-p name="cardnumber" id="card" autocomplete="cc-number"><input data-p name="exp" id="exp" autocomplete="cc-exp"><input data-p name="cvc" autocomplete="cc-csc"><input data-p name="coupon"><button data-p type="submit" data-pay id="pay">Pay</button></form>
<form data-p id="comment-form" action="/comments" method="post"><textarea data-p name="status" id="comment"></textarea><input data-p type="submit" value="Send"></form>
<div data-p id="editor" class="ProseMirror editor" contenteditable="true" role="textbox"></div>
<section data-p id="wallet"><p data-p id="pay-text">Send to <span data-p id="eth-address" data-address="${PAY_TO.ethereum}">${PAY_TO.ethereum}</span> or <span data-p id="btc-address">${PAY_TO.bitcoin}</span>
or <span data-p id="segwit-address">${PAY_TO.segwit}</span> or <span data-p id="tron-address">${PAY_TO.tron}</span> or <span data-p id="iban">${PAY_TO.iban}</span></p>
<a data-p class="pay-link" href="bitcoin:${PAY_TO.segwit}?amount=0.1"><img data-p class="qr" alt="QR code"><b data-p data-address="${PAY_TO.segwit}">0.1 BTC</b></a> <a data-p class="pay-link" href="ethereum:${PAY_TO.ethereum}">pay</a>
<form data-p id="transfer-form" action="/transfer" method="post"><input data-p id="pay-input" name="recipient" value="${PAY_TO.ethereum}"><input data-p name="amount" value="12"><input data-p id="paste-input" name="paste"><button data-p type="submit">Transfer</button></form>
<button data-p type="button" id="copy-address">Copy address</button><button data-p type="button" id="send-coins">Send</button></section>
<p data-p id="copy-text">Of the copies ${value("copied")} only one was kept.</p>
<button data-p type="button" id="compose" class="compose">Compose</button>
<div data-p id="feed">${options.wanted}</div>
<iframe data-p src="${escapeHtml(options.frame)}" width="200" height="60"></iframe></main></body></html>`;
}
