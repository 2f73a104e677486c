import { createHash } from "node:crypto";
import { standInAccounts } from "./accounts.ts";

/** In place of an account: the person does not allow the sign-in. */
export const CANCEL = "cancel";

const STYLE = `
:root{color-scheme:light dark;--ink:#1d1a16;--quiet:#5c554a;--paper:#f7f3ea;--card:#fffdf8;--line:#d8cfbd;--focus:#0b57d0;--mark:#7a4b00}
@media (prefers-color-scheme:dark){:root{--ink:#f3eee3;--quiet:#b9b09f;--paper:#191713;--card:#24211b;--line:#4a4335;--focus:#8ab4f8;--mark:#f0c36d}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:2rem}
h1{font:600 1.5rem/1.25 Georgia,serif;margin:0 0 .5rem}
p{margin:0 0 1.25rem;color:var(--quiet)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
button{width:100%;min-height:4rem;display:grid;gap:.125rem;text-align:left;padding:.75rem 1rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem;cursor:pointer}
button:hover{border-color:var(--mark)}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.cancel{min-height:2.75rem;margin-top:1.25rem;text-align:center}
b{font-weight:600}
small{font-size:.875rem;color:var(--quiet)}
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

const HEADERS = {
	"Content-Type": "text/html; charset=utf-8",
	"Content-Security-Policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
	"X-Content-Type-Options": "nosniff",
	// Not no-referrer: the form's POST would then have `Origin: null`, like one from a foreign page.
	"Referrer-Policy": "same-origin",
	"Cache-Control": "no-store",
};

/** The account chooser: plain forms without a script. Their action has the query of the authorization request. */
export function chooserPage(query: URLSearchParams): Response {
	const entries = standInAccounts.map((account) => {
		const action = `/__google/auth?${new URLSearchParams([...query, ["account", account.id]])}`;
		return `<li><form method="post" action="${escapeHtml(action)}"><button><b>${escapeHtml(account.name)}</b><span>${escapeHtml(account.email)}</span><small>${escapeHtml(account.purpose)}</small></button></form></li>`;
	});
	return page(
		"Choose an account",
		`<p>This computer has no Google credentials configured, so Scriptorium stands in for Google. These accounts exist here only.</p><ul>${entries.join("")}</ul><form method="post" action="${escapeHtml(`/__google/auth?${new URLSearchParams([...query, ["account", CANCEL]])}`)}"><button class="cancel">Cancel</button></form>`,
		200,
	);
}

export function refusedPage(reason: string): Response {
	return page(
		"This sign-in cannot go on",
		`<p>${escapeHtml(reason)}</p><p><a href="/auth">Back to sign-in</a></p>`,
		400,
	);
}

function page(title: string, body: string, status: number): Response {
	const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Scriptorium</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
	return new Response(html, { status, headers: HEADERS });
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
