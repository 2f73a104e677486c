/** Very short wishes of two to six words, in many different words: `id: phrasing | phrasing`. */
export const oneLiners = `
allow-copy: unlock copying | free the text | undo copy block | context menu back | selection unlocked | paste allowed everywhere | unlock right button
article-age: date check for news | is it outdated | how recent is this | age of post | warn about stale stuff | publication year on top
auto-click: press it for me | repeated clicking | continue automatically | auto press play next | click as soon as visible | keep hitting the button
auto-scroll: scroll on its own | slow roll down | moving text | hands off scrolling | crawl down the page
back-to-top: take me up | arrow to the start | jump up | top of page button | shortcut to beginning
bigger-text: enlarge text | font up | big letters | make it readable, larger | text 20% larger | increase letter size
check-all-boxes: all boxes checked | mark every checkbox | untick all boxes | tick the lot | select every row's box
clean-links: links without tracking codes | strip trackers from urls | tidy urls | shorter cleaner links | lose the utm stuff
confirm-leave: ask before leaving | no accidental close | really close? question | guard this tab | warn on exit
convert-currency: euros instead of dollars | prices in my currency | pounds to euro | add converted prices | currency converter for shop pages
copy-links: every link copied | links to clipboard | url collection | list of hrefs | all addresses of links
copy-plain-text: copy bare text | formatting off when copying | just text in clipboard | copy unformatted
copy-title-and-link: title with url | cite page | page name plus link | link with headline | bookmark as markdown
count-characters: letter counter | how many signs typed | remaining characters | length of my text while typing
count-words: words in selection | how many words | reading duration | article length | number of words please
dark-mode: black pages | darker site | dark background everywhere | night colors | no white background | less glare at night
direct-links: real links please | no redirect | skip exit warnings | links without detour | resolve wrapped links
disable-css: kill the styles | bare html | design off | unstyled view | no stylesheet
edit-page: edit words on page | type anywhere | change text on screen | make page writable | rewrite the headline on screen
expand-more: unfold everything | open all replies | full posts always | show hidden comments | expand all answers
extract-emails: email list from page | gather mail addresses | find emails | all @ addresses
extract-phone-numbers: numbers to call, listed | phone list from page | gather telephone numbers | all mobile numbers
fill-form: fill my details in | same form, same data | autofill this form | insert my address
filter-rows: only matching rows | filter this table | narrow the list | hide rows without my word | search box for table
find-broken-links: dead link check | which links fail | link tester | 404 finder
focus-outline: visible focus | frame around focus | see where tab is | stronger focus ring
grayscale: no colors | all gray | black and white page | drain the colors | monochrome page
hide-element: hide that box | remove the sidebar | side panel gone | no recommendations | drop the banner at the top for good | comments section away
hide-images: no images | pictures hidden | text without photos | block pictures | invisible photos
hide-posts: no posts about cats | mute a topic | skip articles mentioning him | filter my feed by words | block keywords in timeline | no spoilers
highlight-words: color these words | mark a keyword | make terms stand out | yellow for "refund" | find and mark words
keep-form-text: save what I type | restore typed text | draft saver | form survives reload | never lose my input
keep-screen-awake: screen stays on | no sleep | don't dim | display always on | prevent lock screen
key-clicks-element: key for a button | hotkey for next | press button by keyboard | shortcut for like
line-guide: reading ruler | current line bright | line focus | follow my line | strip under the pointer
links-in-new-tab: new tab for links | keep page, open link beside | every link separately | target blank for all
links-in-same-tab: no new windows | one tab only | links here, not in new tab | stop opening tabs
list-fonts-and-colors: fonts of this site | palette of the page | which font is this | site colors listed
list-to-csv: results as spreadsheet | items to csv | list into excel | product cards to table | export entries
load-images: load every picture | lazy images now | all photos before printing | preload pictures of page
local-times: my time zone | local hours | exact date not ago | convert EST | times for here
loop-video: video on repeat | endless clip | play again and again | restart at end
mark-cheap-prices: cheap ones in green | prices under 20 marked | spot bargains | flag low prices
mark-external-links: icon for outside links | which links leave | pdf links labeled | external link sign
mark-visited-links: read links colored | already clicked links | visited in purple | seen results marked
mute-media: silent videos | sound off | no audio | mute page | quiet please
open-selected-links: open marked links | all of these in tabs | bulk open | links in selection opened
outline-boxes: boxes visible | border on all elements | see the layout | frame all divs
page-metadata: meta tags | og data | seo description | what google sees | page info for search engines
page-note: note on page | memo for this site | stick a note here | my remarks on a page
page-outline: contents list | headings overview | chapters please | jump list of sections | structure of this text
page-to-markdown: as markdown | md export | article to md | markdown copy
pick-color: color code | which color | eyedropper please | hex under pointer | grab a color
picture-in-picture: floating video | small video window | video on top | mini player
price-history: former prices | was it cheaper | price memory | note the price each visit
print-article: print text only | clean print | article on paper | printing without clutter
read-aloud: speak it | read to me | text to speech | hear the article | voice for this page
reading-mode: article only | clean reading view | no clutter | calm page | distraction-free
reload-page: refresh every minute | auto reload | keep page fresh | reload by timer | f5 robot
remove-popups: no popups | cookie banner gone | close overlays | newsletter box away | kill the cookie wall | no consent dialogs
rename-tab: own tab title | name this tab | tab title change | disguise the tab
replace-words: swap two words | other word instead | change a name everywhere | word replacement | X becomes Y
save-images: all pictures to disk | download photos | save gallery | get every image | bulk picture download
save-table: table to excel | csv of this table | download table | table for spreadsheet
search-selection: look up selection | selected word to wiktionary | find marked term on ebay.com | search highlighted text elsewhere
search-this-site: search here only | google this site | site search | find within domain
show-image-descriptions: alt texts visible | image descriptions | pictures without alt | what images say
show-link-targets: urls beside links | where links go | link addresses in print | reveal targets
show-passwords: see my password | no dots | readable password | unmask password field
show-selector: selector on hover | class of this element | css path please | element id shown
sort-tables: sortable columns | sort by price | order table | rank rows | click header to sort
stop-motion: nothing moving | stop gifs | no autoplay | freeze animations | kill the carousel
sum-column: total please | add these up | column sum | sum of selection | how much altogether
text-font: other font | verdana everywhere | dyslexia font | change typeface | sans-serif please
text-spacing: more line spacing | looser text | space between letters | wider lines apart
text-width: narrower text | shorter lines | limit line length | text in a column
underline-links: underline the links | lines under links | links visible without color
unstick: header scrolls away | no fixed bars | unpin menu | unfreeze the top bar | bar stops following
video-keys: keys for player | arrow to skip | rewind by key | keyboard for video
video-speed: faster video | 2x | slow it down | playback at 1.5 | speed up lectures | half speed
`;
