import { listedOrganizations } from "./organizations.gen.ts";

/**
 * Domains of sites that userscripts are often made for and that third-party-web lists in part or not at all: the site, its
 * interfaces and its servers for pictures and videos. Each was read off the site's own pages.
 */
const SITES: readonly string[] = [
	"x.com twitter.com twimg.com t.co periscope.tv pscp.tv tweetdeck.com",
	"facebook.com fbcdn.net facebook.net fbsbx.com messenger.com instagram.com cdninstagram.com threads.net threads.com whatsapp.com whatsapp.net meta.com oculus.com",
	"google.com youtube.com youtube-nocookie.com ytimg.com googlevideo.com ggpht.com gstatic.com googleusercontent.com googleapis.com google-analytics.com youtu.be withgoogle.com gmail.com android.com chrome.com recaptcha.net",
	"reddit.com redd.it redditmedia.com redditstatic.com",
	"amazon.com amazon.co.uk amazon.de amazon.fr amazon.it amazon.es amazon.co.jp amazon.ca amazon.in amazon.com.au amazon.com.br amazon.com.mx amazon.nl amazon.se amazon.pl media-amazon.com ssl-images-amazon.com images-amazon.com goodreads.com gr-assets.com imdb.com audible.com primevideo.com",
	"twitch.tv ttvnw.net jtvnw.net twitchcdn.net",
	"github.com githubassets.com githubstatus.com github.dev",
	"gitlab.com gitlab-static.net",
	"discord.com discordapp.com discordapp.net discord.gg discord.media",
	"bilibili.com hdslb.com bilivideo.com bilivideo.cn biliapi.net biliapi.com bilibili.tv acgvideo.com b23.tv",
	"wikipedia.org wikimedia.org wiktionary.org wikidata.org wikiquote.org wikibooks.org wikisource.org wikinews.org wikiversity.org wikivoyage.org mediawiki.org",
	"netflix.com nflximg.net nflximg.com nflxvideo.net nflxext.com nflxso.net",
	"pixiv.net pximg.net fanbox.cc booth.pm",
	"steampowered.com steamcommunity.com steamstatic.com steamcontent.com steamusercontent.com steamgames.com valvesoftware.com",
	"imgur.com imgur.io",
	"stackoverflow.com stackexchange.com superuser.com serverfault.com askubuntu.com stackapps.com mathoverflow.net sstatic.net",
	"weibo.com weibo.cn sinaimg.cn sina.com.cn sinajs.cn",
	"zhihu.com zhimg.com",
	"taobao.com tmall.com alicdn.com alibaba.com aliexpress.com 1688.com alipay.com mmstat.com",
	"jd.com 360buyimg.com jd.hk",
	"baidu.com bdstatic.com bdimg.com tieba.com hao123.com baidupcs.com",
	"qq.com gtimg.com gtimg.cn qpic.cn qlogo.cn idqqimg.com tencent.com weixin.com",
	"163.com 126.net netease.com 127.net",
	"douyin.com douyinpic.com douyinvod.com douyinstatic.com bytedance.com bytegoofy.com toutiao.com",
	"tiktok.com tiktokcdn.com tiktokv.com tiktokcdn-us.com",
	"yandex.ru yandex.com yandex.net yastatic.net yandex.st ya.ru kinopoisk.ru",
	"vk.com vk.ru vkontakte.ru userapi.com vkuser.net vkuservideo.net vkuseraudio.net ok.ru mycdn.me mail.ru imgsmail.ru",
	"microsoft.com live.com outlook.com office.com office365.com bing.com msn.com microsoftonline.com sharepoint.com skype.com windows.com xbox.com onedrive.com",
	"linkedin.com licdn.com",
	"naver.com pstatic.net naver.net",
	"daum.net daumcdn.net kakao.com kakaocdn.net",
	"nicovideo.jp nimg.jp nicovideo.me dmc.nico",
	"yahoo.com yimg.com yahooapis.com aol.com flickr.com staticflickr.com",
	"yahoo.co.jp yimg.jp",
	"deviantart.com wixmp.com deviantart.net",
	"tumblr.com tumblr.net",
	"pinterest.com pinimg.com",
	"soundcloud.com sndcdn.com",
	"spotify.com scdn.co spotifycdn.com",
	"dailymotion.com dmcdn.net",
	"vimeo.com vimeocdn.com",
	"ebay.com ebay.de ebay.co.uk ebayimg.com ebaystatic.com",
	"etsy.com etsystatic.com",
	"openai.com chatgpt.com oaistatic.com oaiusercontent.com",
	"anthropic.com claude.ai",
	"tinder.com gotinder.com",
	"okcupid.com okccdn.com",
	"duolingo.com d35aaqx5ub95lt.cloudfront.net",
	"roblox.com rbxcdn.com",
	"epicgames.com unrealengine.com fortnite.com",
	"ea.com origin.com",
	"mozilla.org mozilla.com firefox.com mozilla.net",
	"apple.com icloud.com mzstatic.com cdn-apple.com",
	"paypal.com paypalobjects.com",
	"salesforce.com force.com lightning.force.com",
	"atlassian.com atlassian.net jira.com trello.com bitbucket.org",
	"dropbox.com dropboxstatic.com",
	"slack.com slack-edge.com slackb.com",
	"patreon.com patreonusercontent.com",
	"archive.org waybackmachine.org",
	"metacafe.com mccont.com",
	"crunchyroll.com vrv.co",
	"fandom.com wikia.com wikia.nocookie.net nocookie.net",
	"waze.com wazestatic.com",
	"geoguessr.com geoguessr.io",
];

const BY_DOMAIN: ReadonlyMap<string, readonly string[]> = (() => {
	const found = new Map<string, string[]>();
	for (const [index, line] of [...SITES, ...listedOrganizations].entries()) {
		// A domain that is in both lists belongs to both organizations.
		for (const domain of line.split(" ")) found.set(domain, [...(found.get(domain) ?? []), String(index)]);
	}
	return found;
})();

/**
 * Whether two domains belong to one organization.
 *
 * @param one a registrable domain in lower case
 * @param other another one
 * @returns true for the same domain, and for two that a list names together, as `x.com` and `twimg.com`
 */
export function isSameOrganization(one: string, other: string): boolean {
	if (one === other) return true;
	const known = organizationsOf(one);
	return known.length > 0 && organizationsOf(other).some((id) => known.includes(id));
}

/** `translate.googleapis.com` counts as registrable, since anybody can get some names below `googleapis.com`: its parent decides. */
function organizationsOf(domain: string): readonly string[] {
	return BY_DOMAIN.get(domain) ?? BY_DOMAIN.get(domain.slice(domain.indexOf(".") + 1)) ?? [];
}

/**
 * Whether the owner of a domain is known.
 *
 * @param domain a registrable domain in lower case
 * @returns true when a list names the domain together with others of its owner
 */
export function isOfKnownOrganization(domain: string): boolean {
	return organizationsOf(domain).length > 0;
}
