/**
 * Places on servers of well-known owners where anybody can receive data or publish files: forms, webhooks, scripts, buckets,
 * pastes, pages of users. Whoever owns the server, such a place belongs to a stranger, also on the site's own domain.
 */
const OPEN_HOSTS: readonly RegExp[] = [
	/(?:^|\.)script\.google(?:usercontent)?\.com$/,
	/^(?:storage|firestore|firebasestorage|firebasedatabase|sheets|firebaseinstallations|fcm)\.googleapis\.com$/,
	/\.storage\.googleapis\.com$/,
	/(?:^|\.)(?:firebaseio\.com|firebaseapp\.com|web\.app|appspot\.com|run\.app|cloudfunctions\.net|firebasedatabase\.app)$/,
	/(?:^|\.)amazonaws\.com(?:\.cn)?$/,
	/(?:^|\.)(?:elasticbeanstalk\.com|cloudfront\.net|on\.aws|amplifyapp\.com|awsapps\.com)$/,
	/(?:^|\.)(?:blob|file|queue|table|web|dfs)\.core\.windows\.net$|(?:^|\.)(?:azurewebsites\.net|azure-api\.net|cloudapp\.azure\.com|azureedge\.net|azurestaticapps\.net|webhook\.office\.com|logic\.azure\.com|servicebus\.windows\.net)$/,
	/^gist\.github(?:usercontent)?\.com$|^raw\.github(?:usercontent)?\.com$|(?:^|\.)github\.io$|(?:^|\.)gitlab\.io$/,
	/(?:^|\.)(?:workers\.dev|pages\.dev|r2\.dev|r2\.cloudflarestorage\.com|vercel\.app|netlify\.app|herokuapp\.com|onrender\.com|fly\.dev|deno\.dev|glitch\.me|repl\.co|replit\.app|surge\.sh|railway\.app|val\.run)$/,
	/^hooks\.(?:slack\.com|zapier\.com)$|^hook\.[\w.]*make\.com$|^api\.telegram\.org$/,
	/(?:^|\.)(?:pastebin\.com|hastebin\.com|rentry\.co|dpaste\.com|paste\.ee|termbin\.com|ghostbin\.co|jsonbin\.io|jsonblob\.com|npoint\.io|webhook\.site|requestbin\.\w+|pipedream\.net|beeceptor\.com|formspree\.io|getform\.io|formsubmit\.co|typeform\.com|jotform\.com|emailjs\.com|ntfy\.sh|pushbullet\.com|ifttt\.com|airtable\.com|transfer\.sh|file\.io|0x0\.st|catbox\.moe)$/,
];

/** Of these hosts only some paths are open to strangers; the rest is the site itself. */
const OPEN_PATHS: readonly { readonly host: RegExp; readonly path: RegExp }[] = [
	{ host: /^docs\.google\.com$/, path: /^\/forms\//i },
	{ host: /^(?:canary\.|ptb\.)?discord(?:app)?\.com$/, path: /^\/api\/(?:v\d+\/)?webhooks\//i },
	{ host: /^api\.github\.com$/, path: /^\/(?:gists|repos\/[^/]+\/[^/]+\/(?:dispatches|issues|contents))(?:[/?#]|$)/i },
	{ host: /^(?:www\.)?github\.com$/, path: /^\/[^/]+\/[^/]+\/(?:raw|releases\/download)\// },
	{ host: /^gitlab\.com$/, path: /\/-\/(?:raw|snippets)\/|^\/api\/v4\/snippets/ },
	{
		host: /^(?:www\.)?(?:googleapis|content\.googleapis)\.com$/,
		path: /^\/(?:upload\/)?(?:drive|storage|calendar|gmail)\//i,
	},
	{ host: /^forms\.(?:office|microsoft|yandex)\.\w+$/, path: /^\// },
	{ host: /^(?:www\.)?dropbox\.com$/, path: /^\/(?:s|scl)\// },
];

/**
 * Whether strangers receive what is sent to an address, whoever owns the server.
 *
 * @param host in lower case, without port
 * @param path from the first slash on, with the query; what is not known of it may be missing
 */
export function isOpenPlace(host: string, path: string): boolean {
	if (OPEN_HOSTS.some((pattern) => pattern.test(host))) return true;
	return OPEN_PATHS.some((place) => place.host.test(host) && place.path.test(path));
}
