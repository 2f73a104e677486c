/** Commands with their objects, among them English of learners, British spelling, negation and slang: `id: phrasing | phrasing`. */
export const commands = `
allow-copy: don't let sites block my right click | please to make possible copy text on page where is forbidden | give me back copy and paste | permit selecting of the text | nuke the copy protection | make ctrl c work again on example.com
article-age: put a warning on old articles | say me when article is too old | flag any post older than 18 months | write the publishing date big above the text
auto-click: press the button by itself | automatically click load more | click load more for me | click on OK automatic | make click on the skip button without me | push "Load more" every time it shows up | smash that continue button for me | tap the accept button at once when it shows
auto-scroll: scroll slowly without touching the mouse | make the page going down alone | move the text upwards at 60 pixels per second | roll the page for me
back-to-top: bring me to the top | insert a button for go up | put an arrow which returns to begin of page | add a jump to top thingy on long sites
bigger-text: blow up the text | make the writing bigger than now | letters must be more big | set text to 140% on example.com | enlarge the font without zooming the pictures
check-all-boxes: mark all the tick boxes | check them all | remove all ticks | select each row's checkbox | make cross in all boxes | deselect everything in one click
clean-links: delete the tracking part from every link | cut off everything like utm_campaign | links without spy parameters | don't let the urls carry fbclid | tidy up the addresses
confirm-leave: don't close this page without asking me | ask are you sure before i quit | question me before the tab is closed | hold me back when I leave with unsaved text
convert-currency: change the prices from dollar to euro | calculate all £ prices into $ with 1.27 | write price also in my money | put czk next to eur, 1 eur is 25 czk | convert prices into rupees
copy-links: take all the links and copy them | give me all adresses that are linked here | write all urls in a list | collect links with "invoice" in them | grab the lot of urls
copy-plain-text: copy without colours and fonts | don't copy formatting | only naked text in the clipboard | kill the rich text on copy
copy-title-and-link: copy page title along with url | give me name and address of this page for paste | make link with title | don't copy only the url, the title as well
count-characters: count the signs I write in the field | show remaining letters out of 280 | tell number of characters during typing | put a counter on textareas
count-words: count the words | tell me how much words are in this text | say the reading time | give word number of my selection
dark-mode: make the site dark | change background in black | paint everything black with white letters | switch the lights off | darken the page without changing the photos | put example.com in night colours | no more white pages
direct-links: make the links direct, without redirect | don't send me over a warning page | go straight to the site and skip the leaving notice | take the google redirect out of results
disable-css: take off all styles | throw out the css | show page naked without design | switch stylesheet off and on
edit-page: let me write in the page | make the text changeable | allow me to modify words on the site | turn the page into an editor
expand-more: open everything which is collapsed | click all "show more" | unfold the comments on example.com | don't hide long posts | show whole text without press on read more | open up all the replies
extract-emails: find all emails in page and make list | pull every email address out | give me mail adresses from here | scrape emails off this page
extract-phone-numbers: take out the phone numbers | find all tel. numbers | list the mobiles on this page | pull every number I can call
fill-form: fill the form with my data | write my name, street and city in the fields | put in my contact details automatically | enter the same texts in the form
filter-rows: show only lines with my word | hide the rows that have not "Paris" | put a search field above the table | filter the list as I type
find-broken-links: look for dead links | test if links are working | show me links who don't work | check the links for 404
focus-outline: make the focus visible | show in orange where I am with tab | put a frame around the thing that has the keyboard | don't hide the focus ring
grayscale: take the colours away | make it black and white | put website in grey | drain the color out of example.com | no colour at all
hide-element: hide the left menu | remove the box with recommendations on example.com | delete this part from the page always | throw out the shorts | make the "people also ask" block vanish | don't show the comment section | kill the trending panel | hide div.promo on example.com | remove the notification bell | get the explore tab out of my sight
hide-images: don't show pictures | make all photos invisible | remove the images, I need only text | turn pics off | block photos on example.com
hide-posts: don't show me posts with "bitcoin" | remove every comment where is written spoiler | hide tweets about football and tennis | throw out listings that say refurbished | filter away articles about war | never show results from pinterest | mute the word vegan on example.com | hide all posts by the word giveaway
highlight-words: make the words apple and pear yellow | mark each "error" on the page | colour all the places with my name | underline the keyword covid in bright colour | show where "deadline" is written
keep-form-text: save what I write in fields | don't forget my text when page is closed | keep the input after reload | remember my half written message | restore the form
keep-screen-awake: don't turn off the screen | hold display on | let the screen burning while I read | never sleep on this page
key-clicks-element: click the submit button when I press ctrl+enter | make key X push the close button | give button "next" a shortcut | press j to go to the next post link | assign alt+p to print button
line-guide: show a ruler at my mouse | make dark all but the line where I read | put a reading bar that goes with the pointer
links-in-new-tab: open all links in new tab | make each click open separate tab | don't leave this page when I click on a link | put results in fresh tabs
links-in-same-tab: don't open new tabs | stay in same tab when I click | open the links here, not in new window | forbid the page to open windows
list-fonts-and-colors: list me the fonts | say which colours are used on the site | show font families, sizes and hex values | get the palette
list-to-csv: put all items of the list in excel | save the search hits as csv | extract products with name and price to a table file | make a spreadsheet from the cards
load-images: load all pictures now | don't wait with images until I scroll | switch off lazy load | get every image before print
local-times: show the hours in my time zone | convert the time of page to local | write real date instead of "yesterday" | translate the clock times from PST to mine
loop-video: repeat the video | play in loop | begin again when finished | don't stop at the end, start over
mark-cheap-prices: mark all cheaper than 25 | make green what costs under 100 dollars | show me the low prices on example.com | frame offers up to 300 euro
mark-external-links: put a sign at links that go to another website | show which links are foreign | add an arrow to outside links | tag pdf and doc links
mark-visited-links: make visited links red | give another colour to links I have clicked | show which ones I've been to | paint seen links green
mute-media: make videos quiet | no sound on this website | switch off the audio at start | shut up the autoplaying videos | silence the page
open-selected-links: open all what I have selected in tabs | open marked links together | launch every link of the selection
outline-boxes: draw a frame around each element | put red borders everywhere | show me the boxes of page
page-metadata: show meta informations | print the og tags | tell me title, description and keywords of the page | read the structured data
page-note: put a note on this site | let me write a memo to the page | stick a yellow paper here with my text
page-outline: make list of headings | build a contents table | show me the chapters to click on | give overview of h2 and h3
page-to-markdown: make markdown from the page | turn this into md | copy as markdown with links and images | convert html to markdown please
pick-color: give me the colour of this point | pick a color from screen | tell the hex of what I click | get rgb of pixel
picture-in-picture: put the video in small window | keep film on top of other windows | detach the video | make youtube float
price-history: save the price each time I come | tell me if price went up since the last time | note the price of this article | show what it was costing before
print-article: print only text | make a clean print without menu | print the page but no adverts | leave out sidebars when printing
read-aloud: read me the text | speak the page loud | say the marked words | tell me this article by voice
reading-mode: show only the text of the article | take everything away but the story | put page in reader view | clean up this news page for reading
reload-page: reload all 20 seconds | refresh this page every five minutes | update the page by itself each hour | press F5 for me all the time
remove-popups: throw away cookie messages | close all pop ups | don't show me newsletter windows | kill the overlay and let me scroll | bin the cookie banner | hide "subscribe now" boxes | make the consent window go away | never show the login wall popup
rename-tab: name this tab "Home" | write my own title on the tab | call the tab Budget | put other name for the page tab
replace-words: write cat where is dog | change "synergy" by "nonsense" | replace all "colour" with "color" | make every he a she | show Bob instead of Robert
save-images: save all images | download each photo in the page | get the pics on my hard disk | pull down the full gallery
save-table: put the table in excel | save table like csv | export these rows and columns | take the table out to a file
search-selection: search the marked word in wikipedia | find selected text on example.com | look up what I highlight
search-this-site: search only here on this website | look for words inside the site by google | make search for this domain
show-image-descriptions: write alt text under the pictures | show descriptions of images | tell which pictures have not alt
show-link-targets: write the address after every link | show the real urls | don't hide where links go | print hrefs beside link text
show-passwords: show me password letters | make the dots readable | don't hide what I write in the password box
show-selector: tell me css selector for the element under mouse | copy the selector when I click | show the class name on hover
sort-tables: sort the table when I click on column | order rows by date | make the list sorted by the number | put the highest on top in this table
stop-motion: stop all moving things | don't autoplay | videos must not start alone | freeze the gifs | switch the animations off | halt the slideshow | keep clips paused until I press play
sum-column: sum the column | make the total of these numbers | calculate the average of the column | tally up the amounts
text-font: change the letters to Arial | use font Georgia on example.com | make text in a nicer typeface | put everything in Helvetica
text-spacing: make more distance between the lines | set line height 2 | bigger gaps between words | don't squeeze the letters so
text-width: make lines not so long | put text in narrow column | maximum 70 signs per line | don't stretch the article over the full width
underline-links: underline every link | make line under links | show the links with underline | don't hide that it's a link
unstick: don't let the header follow me | make the bar not fixed | let navigation scroll with the page | drop the sticky footer | keep the header at the top and not moving with me | free the screen from floating bars
video-keys: jump with arrows in the video | make left key go back 5 seconds | skip by keyboard | let me pause the film with k
video-speed: play video two times faster | make videos slower | set speed on 1.25 | run all clips at triple speed | play at 75% speed | speed the film up | go faster than 2x
`;
