import { TOPICS } from "./topic-words.ts";
import { stemOf } from "./words.ts";

/** Synonyms in requests about web pages: one group on each line, named by its first word. */
const GROUPS = `
remove delete hide kill eliminate erase drop nuke zap banish discard strip dismiss ditch vanish disappear gone bin purge exclude suppress conceal
stop prevent forbid disable block freeze halt cease deactivate suspend off
allow enable permit unlock unblock restore reactivate activate unforbid
click press push tap hit smash trigger
button btn knob
image picture photo pic img photograph jpg jpeg png thumbnail pix photography graphic illustration artwork
video clip movie film youtube player vid lecture stream mp4 webinar vimeo episode recording
sound audio volume noise music podcast song tune loud track
mute silent silence quiet noiseless unmuted hush soundless
dark black night bedtime dim darkness darken
bright white glaring blinding light
link url hyperlink href anchor uri address adress
email mail mailto
phone telephone tel mobile cell fax
text writing prose
letter character char glyph sign
word term keyword vocabulary phrase expression
font typeface lettering typography serif sans verdana arial helvetica georgia monospace dyslexic opendyslexic times comic
big large huge larger bigger enlarge increase raise grow magnify enlarged scale
small tiny little microscopic miniscule minuscule
color colour colored coloured hue shade palette tint
gray grey grayscale greyscale monochrome desaturate colorless
table grid spreadsheet column row
csv excel xls xlsx spreadsheet sheet libreoffice calc
save download store export grab fetch retrieve
copy clipboard ctrlc duplicate
paste ctrlv insert
select highlight mark selection highlighted selected marked
popup modal overlay dialog lightbox popin interstitial banner
cookie gdpr consent
newsletter subscribe subscription signup
refresh reload update f5
minute min
second sec
hour hr
scroll roll scrolling
header navbar toolbar menubar topbar nav navigation bar
sticky fixed floating pinned persistent unstick stick unfix
sidebar panel column widget rail box section block
autoplay autoplaying autostart
animation animate motion gif carousel moving blink flash transition slideshow slider
fast faster speed quicker rate quick pace accelerate slow slower tempo playback
loop repeat again endless replay
keyboard key shortcut hotkey keystroke keybinding
price cost amount
cheap bargain affordable budget inexpensive discount deal
currency dollar euro usd eur gbp pound yen franc chf rupee inr jpy cad zloty krona
money cash
post thread tweet status entry
comment reply answer response
feed timeline
spoiler spoil
filter narrow sift
sort order arrange rank ascending descending orderable sortable
sum total add tally average mean addition
count counter number counting
password pw passphrase pwd passwort passcode
reveal unmask unhide visible
form field input textarea textbox
autofill fill prefill populate autocomplete
checkbox tickbox tick check checkmark untick uncheck
tab window
title name heading caption label rename
close quit exit leave
warn warning confirm ask confirmation prompt alert
accident accidental mistake inadvertent unintentional wrong
crash lost lose vanish expire
draft backup recover restore autosave
print printer paper printout printable ink
reader reading read readability declutter distraction clutter zen
article story essay blog news
speak aloud voice tts narrate narrator spoken listen hear
markdown md obsidian
headings toc outline contents chapter section
note memo postit annotation reminder sticky annotate
timezone zone utc gmt est pst cet pacific
date published publication age
old outdated stale ancient dated obsolete
ruler guide mask
line row
space spacing gap distance
wide width long ultrawide stretch
narrow narrower short shorter
underline underlined
focus focused
outline border frame ring
box element div container
css style stylesheet styling design
selector class id xpath
metadata meta og opengraph canonical seo
alt alternative description
redirect interstitial detour unwrap leaving
tracking utm fbclid gclid tracker utms campaign spy
visited seen opened
external outbound outgoing offsite foreign
broken dead 404
expand unfold open uncollapse collapse collapsed folded accordion
search find lookup google query
dictionary wiktionary wikipedia
screen display monitor
sleep dim awake caffeine screensaver
arrow up
top beginning start
skip jump seek forward rewind
pip popout detach mini float
translate translation translator language
summary summarize summarise gist tldr
notify notification alert message sms
ad ads advert advertisement advertising commercial
login signin logon log
buy purchase order checkout
paywall premium subscription paywalled
captcha recaptcha
screenshot capture
tabs windows
replace swap substitute exchange change
edit editable modify alter rewrite
convert conversion converter turn transform
list extract collect gather harvest scrape pull
eyedropper picker dropper pipette
pixel dot
hex rgb hsl
item product card listing offer result hit
lazy lazyload preload
site website page webpage domain
`;

/** Groups of words that stand for one, in the order in which they are looked for. */
const PHRASES: readonly (readonly [pattern: RegExp, word: string])[] = [
	[/\bget(?:ting)? rid of\b|\bthrow (?:away|out)\b|\btake (?:away|off|out)\b/giu, "remove"],
	[/\b(?:turn|switch|shut)(?:ed|ing)? (?:it )?off\b/giu, "disable"],
	[/\b(?:turn|switch)(?:ed|ing)? (?:it )?on\b/giu, "enable"],
	[/\bpop[\s-]?ups?\b/giu, "popup"],
	[/\be-?mails?\b/giu, "email"],
	[/\b(?:read|speak|say) (?:\w+ ){0,3}?(?:aloud|out loud|out)\b/giu, "speak aloud"],
	[/\btime[\s-]?zones?\b/giu, "timezone"],
	[/\b(?:show|read|see|view) more\b/giu, "expand more"],
	[/\bblack (?:and|&|n) white\b|\bb&w\b/giu, "grayscale"],
	[/\bctrl\s*\+\s*c\b/giu, "ctrlc"],
	[/\bctrl\s*\+\s*v\b/giu, "ctrlv"],
	[/\bright[\s-]?(?:mouse[\s-]?)?(?:click(?:ing)?|button)\b/giu, "rightclick"],
];

/** Beginning of the names of groups that stand for a subject: their words are about the same, but do not mean the same. */
export const TOPIC = "about ";

const groups = new Map<string, string[]>();
for (const [lines, prefix] of [
	[GROUPS, ""],
	[TOPICS, TOPIC],
] as const)
	for (const line of lines.trim().split("\n")) {
		const words = line.split(" ");
		const group = `${prefix}${words[0] ?? ""}`;
		for (const word of words) {
			const stem = stemOf(word);
			const names = groups.get(stem) ?? [];
			if (!names.includes(group)) groups.set(stem, [...names, group]);
		}
	}

/**
 * Groups of words of like meaning that a word belongs to.
 * @param stem of a word
 * @returns names of the groups; none for words without synonyms
 */
export function meaningsOf(stem: string): readonly string[] {
	return groups.get(stem) ?? [];
}

/**
 * Puts one word in place of expressions of several words, such as `get rid of`.
 * @param text a request
 * @returns the text with single words
 */
export function withSingleWords(text: string): string {
	return PHRASES.reduce((part, [pattern, word]) => part.replace(pattern, word), text);
}
