/** Noun phrases and search words, some misspelled, as people type them who are used to search engines: `id: phrasing | phrasing`. */
export const shortNotes = `
allow-copy: right click enabler | force copy paste | copy text from protected site | no copy block | anti anti-copy | right mouse menu back pls | select text unblocker | copypaste not working fix | contextmenu unlock
article-age: article date warning | stale news alert | old post banner | publish date checker | outdated article marker | how old is this news | year of article on top | news freshness
auto-click: autoclicker | auto skip intro button | auto continue button | click button repeatedly | automatic clicker for one button | load more autoclick | auto claim button | automatic next | skip ad button clicker | autopress ok
auto-scroll: autoscroll slow | auto page scroller | hands-free reading scroll | lyrics autoscroll | guitar tab scroller | teleprompter | autoscrol bookmarklet | slow continuous scroll down
back-to-top: top button | scroll up arrow | up arrow bottom right | jump to top | bck to top button | go-to-top for long pages | return to start button
bigger-text: bigger font pls | larger txt | font zoom 150% | text size up | huge letters for elderly | increase fontsize | big print | txt to small | font 20% bigger | zoom text 140
check-all-boxes: tick all | select all checkboxes button | check every box | untick everything | mass select | bulk checkbox | deselect all newsletters | all tickboxes on | checkall | toggle checkboxes
clean-links: utm remover | no tracking in urls | fbclid stripper | clean url | url without tracking | tracking parameter remover | link cleaner | remove ?ref= junk | shorter amazon links | tidy links
confirm-leave: close tab warning | prevent accidental close | leave page confirm | ctrl+w protection | dont close accidentally | unload prompt | confirm before exit | back button guard
convert-currency: usd to eur prices | currency conversion on shops | price in chf | dollars into euro 0.92 | yen to dollar in page | gbp to inr rate 105 | show my currency | curency converter for prices
copy-links: link grabber | all urls to clipboard | url list of page | href extractor | copy every link | links with pdf in them as list | link dump | grab magnet links | list of download links
copy-plain-text: copy no formatting | plain txt clipboard | copy raw text | unstyled copy | copy without fonts | strip formating on copy | text-only ctrl c | paste as plain
copy-title-and-link: title + url to clipboard | copy markdown link of tab | page name and address copy | copy link with title | cite this page | share title and url | quick reference copy
count-characters: character counter for text box | 280 limit counter | letters left display | char count while typing | textarea counter | count chars live | twitter style counter | how many signs in input
count-words: word count | wordcounter for selection | reading time | number of words in article | words in this text | minutes to read | word cnt bookmarklet | how long is this article
dark-mode: dark theme pls | night mode | black background white text | darkmode for every site | dark reader thing | invert colors at night | make it dark | drak mode | dark skin for github | black theme | lights off
direct-links: skip redirect | no redirect pages | unwrap google links | direct urls instead of l.facebook | bypass link interstitial | remove exit page | t.co unwrapper | redirect remover | links without detour
disable-css: no css | css off switch | unstyled page | strip stylesheets | raw html view | naked page | turn off styling | css disabler
edit-page: content editable | edit any page text | change page text | document designmode | make page writable | fake headline editor | type on the webpage | inspect element for dummies
expand-more: auto see more | open read more | expand all comments | unfold everything | show full text | auto expand replies | open accordions | expand all details | view more replies automatically | all spoilers open
extract-emails: email extractor | grab emails from page | mail address list | all e-mails on this site | email scraper | find mail adresses | contact emails list | harvest emails here
extract-phone-numbers: phone number extractor | tel list | grab all phones | telephone numbers from page | mobile numbers scraper | contact numbers list | phone nr finder | find fone numbers
fill-form: form filler | autofill my details | fill in name and address | form autofill | one click fill out form | fill contact form | autofil profile | signup form filler
filter-rows: table filter | filter rows by text | search in table | row filter box | only matching rows | filter list as I type | live table search | narrow down table | filter long list
find-broken-links: dead link checker | 404 finder | broken link check | check links | link validator | broken urls on page | test all links | linkchecker
focus-outline: focus ring | visible focus | keyboard focus highlight | show tab focus | outline on focus | focus indicator bright | accessible focus border | thick focus outline
grayscale: black and white page | no colors | b&w mode | greyscale filter | monochrome web | gray mode | desaturate | colorless browsing | grey screen
hide-element: hide sidebar | remove shorts from youtube | hide trending | hide recommended videos | no right column | remove comments section | hide header banner on site | zap element | hide a div | remove chat | block element | no stories bar
hide-images: no images | hide pics | text only mode | images off | hide all photos | block pictures | remove thumbnails | pictureless browsing | sfw hide images | no pics at work
hide-posts: spoiler blocker | mute words | filter feed by keyword | hide posts about politics | keyword blacklist | no football posts | block topics on reddit | hide comments with word | filter out crypto | hide tweets containing elon | word filter for feed
highlight-words: highlight keywords | mark words | keyword highlighter | yellow marker for words | highlight my name | colour certain words | highlight text containing urgent | word marker | find and highlight several words | highlite words
keep-form-text: form saver | restore typed text | save textarea | lost text recovery | autosave forms | draft saver | form backup | dont lose my comment | recover form input | textbox autosave
keep-screen-awake: no sleep | screen stay on | wake lock | prevent display sleep | keep display on | caffeine for browser | dont dim screen | no screensaver
key-clicks-element: hotkey for button | shortcut key to click | press key to click next | keyboard shortcut for a link | bind key to button | custom hotkey | ctrl+enter to submit | n for next page | alt+s save button
line-guide: reading ruler | line highlighter for reading | reading guide | focus line | reading mask | current line spotlight | line reader for adhd | ruler under mouse
links-in-new-tab: open links in new tab | target blank all | new tab links | links new tab google results | every link seperate tab | always new tab | background tabs for links
links-in-same-tab: no new tabs | same tab links | stop target blank | links in same window | remove target _blank | dont open new windows | single tab browsing
list-fonts-and-colors: font and color list | whats this font | color palette of page | fonts used here | css colours used | style audit | page palette | typography inspector | hex list
list-to-csv: scrape list to csv | products to csv | search results to excel | cards into spreadsheet | scrape listings | export results list | repeating items csv | list scraper | page data to excel
load-images: disable lazy loading | load all images | images before scrolling | lazyload killer | preload every picture | force image loading | fetch all pics | no lazy images
local-times: convert times to my timezone | local time | timezone converter on page | est to my time | utc to local | absolute dates | real date not 3h ago | time zone fixer | timestamps in local time
loop-video: loop video | repeat | video on repeat | play again automatically | endless loop | replay song | looper for youtube | loop forever
mark-cheap-prices: highlight cheap prices | under 50 dollars highlight | price below 100 green | bargains marker | deals under 20 | cheap stuff highlight | max price highlighter | price limit mark
mark-external-links: external link icon | offsite link marker | outgoing links arrow | pdf link label | mark links leaving site | external icon | link type icons
mark-visited-links: visited link color | purple visited links | seen links different color | already clicked links | read links gray | visited marker | color for opened links
mute-media: mute all | mute autoplay sound | no sound | silent videos | page mute | mute site | audio off | sound off by default | start muted
open-selected-links: open multiple links | open selected urls | links in selection to tabs | bulk open links | multi link opener | open all highlighted links | open 10 links at once
outline-boxes: css outline all | show boxes | layout debugger | borders on every div | element outlines | box model lines | pesticide css | wireframe lines
page-metadata: meta tags viewer | open graph check | seo info | og tags | page meta data | canonical url | title and description check | schema.org viewer | metatags
page-note: sticky notes | page notes | annotate site with note | note on webpage | memo per page | post-it | write note on url | personal notes for pages
page-outline: table of contents | headings list | toc | document outline | jump to section | heading navigation | contents sidebar | page structure h1 h2 h3 | chapter list
page-to-markdown: page to markdown | html to md | markdown export | article as md | clip to obsidian | markdown clipper | convert article to markdown | copy selection as markdown
pick-color: color picker | eyedropper | hex of pixel | colour dropper | get color code | pipette | rgb picker | color under cursor
picture-in-picture: pip | floating video | popout player | mini player | video always on top | small video window | pop out video | picture in picture button | overlay video window
price-history: price tracker for this item | last price seen | lowest price I saw | remember prices | price memory | price since last visit | price log | past price
print-article: print friendly | print only article | clean print | print without ads | printable version | print recipe only | ink saving print | print main text
read-aloud: text to speech | tts | read page out loud | speak text | listen to article | narrator | voice reader | read selection aloud | audio of this page
reading-mode: reader view | reader mode | distraction free | clean article view | only article text | simplify page | read mode like firefox | declutter article | zen reading
reload-page: auto refresh | refresh every 30 sec | page reloader | reload every minute | autorefresh tab | periodical f5 | refresh timer | reload each 5 min | auto-reload
remove-popups: cookie banner remover | no cookie popups | popup killer | remove overlays | newsletter popup blocker | close cookie consent | hide gdpr banner | kill modals | remove chat bubble | login popup remover | cookies notice gone | i dont care about cookies
rename-tab: rename tab | custom tab title | change tab name | tab label | own page title | tab titel change | set title of tab
replace-words: replace words | word replacer | swap text on page | change word x to y | find and replace on page | substitute words | replace trump with clown | text replacement | word substitution
save-images: image downloader | download all pics | save every photo | bulk save pictures | gallery downloader | grab images | mass image download | save all jpgs | photo ripper
save-table: table to csv | export table excel | download table | html table to spreadsheet | copy table to google sheets | table to xls | tabel export | save grid as csv
search-selection: search highlighted word | look up selection on wikipedia | selected text search | search marked text on amazon | lookup word in dictionary.com | selection to search | highlighted word on imdb
search-this-site: site search | search in this domain | google site search | search within this website | find on this site | site: search button | better site search
show-image-descriptions: alt text viewer | show alt attributes | image descriptions | missing alt check | alt tags visible | alt text under images | picture descriptions
show-link-targets: show urls of links | display link address | visible hrefs | link destination | url next to link | real link targets | where does link go | expand links for print
show-passwords: show password | reveal password | unhide password dots | see what i type in password | password visible | unmask password | show pw | asterisks to text
show-selector: css selector finder | get selector | hover selector | element inspector | copy css path | selector under mouse | class and id on hover | selector gadget
sort-tables: sortable tables | sort table by column | click header to sort | table sorter | sort rows | order by column | sorting for html tables | sort by price column in table
stop-motion: stop autoplay | no animations | pause gifs | disable autoplay video | freeze animation | reduce motion | no moving banners | autoplay blocker | stop carousel | no auto playing videos
sum-column: sum column | add up numbers | total of column | column sum average | sum selection | calculator for table | table total | sum of the prices
text-font: change font | arial everywhere | opendyslexic font | custom font | font changer | use verdana | comic sans on site | font override | different typeface
text-spacing: line spacing | letter spacing | line height 2 | more line spacing | spacing between lines | bigger line gaps | word spacing | loose text
text-width: max text width | narrow text | limit line length | 80 characters wide | reading width | text column narrower | line length limit | content width smaller
underline-links: underline links | links underlined | link underline | underline hyperlinks | links visible for colorblind | text decoration underline | underlined anchors
unstick: no sticky header | unstick header | remove fixed header | unfix navbar | sticky bar gone | non sticky menu | kill sticky headers | static header | unsticky footer | fixed toolbar off
video-keys: video hotkeys | arrow keys seek | keyboard shortcuts for player | skip 10s with keys | video keyboard control | seek 5 sec key | space to pause video | jump back key | keyboard for html5 video
video-speed: video speed 2x | playback speed | 1.5x video | speed up video | faster videos | video at 1.25 | slow down video | double speed | playback rate 3 | speed controller | videospeed
`;
