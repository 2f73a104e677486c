/** Casual talk, as to somebody across the table: `id: phrasing | phrasing`. */
export const casual = `
allow-copy: they won't let me copy anything, fix that | can't right click on this stupid site | gimme the text, copying is locked | why can't I select stuff here | I'm trying to copy an address and it just won't mark
article-age: is this thing even recent? | tell me when I'm about to read something from 2014 | half the guides I find are ancient, flag those | when was that published, put it where I can see it
auto-click: hit that next button for me every time | I don't wanna keep clicking load more | just click OK whenever it asks | make it press the button on a timer
auto-scroll: let it scroll, I've got my hands full | roll the lyrics down nice and slow | keep the page moving so I can just read
back-to-top: get me back up without all that scrolling | a thingy in the corner to go to the top | so much scrolling to get back to the menu
bigger-text: can barely read that, bump the font up | why's the text so tiny | crank the letters up to 140 percent | my mom can't read it, bigger please
check-all-boxes: I'm not gonna tick all of those one by one | just check everything | uncheck the whole lot | there's like 80 boxes, tick them all
clean-links: all that crap after the question mark in urls, get rid of it | my links look like spam with all the tracking in them | nobody needs those utm things
confirm-leave: I keep killing the tab by accident | ask me first before I close this | swiped back and lost everything, never again
convert-currency: what's that in euros | I don't get dollars, show me pounds | all these yen prices mean nothing to me | put the price in francs next to it
copy-links: grab me all the links here | I need every link on this page in a list | just dump all the urls so I can paste them
copy-plain-text: pasting always drags the formatting along, hate it | just the text when I copy, nothing fancy | copy without the fonts and stuff
copy-title-and-link: give me title and link so I can drop it in the chat | one click and I've got the name and url of the page | I want a markdown link to where I am
count-characters: how long is my tweet so far | tell me how many letters I've got left | am I over 160 characters yet?
count-words: how many words is this thing | is that a long read? | count the words for my essay
dark-mode: too bright, make it dark | it's midnight and this page is killing my eyes | can this site be black please | give it a dark look | lights out on this page
direct-links: stop sending me through that warning page | just take me to the actual link | google links are a mess, I want the plain ones
disable-css: what's this page look like without all the styling | ditch the css | rip out the design
edit-page: lemme change the words on here for a joke screenshot | I wanna type right into the page | can I tweak the text before I print it
expand-more: open up all those read mores | I'm sick of clicking see more | just show the whole comments already | unfold the lot
extract-emails: pull the emails off this page | who can I mail here? list the addresses | get me everyone's email from that staff page
extract-phone-numbers: pull the phone numbers off this page | what numbers can I call here? list them | grab all the mobiles
fill-form: I'm sick of typing my address | stick my details in the form | same form every day, fill it for me
filter-rows: just show me the rows with Smith in them | that table's huge, let me filter it | hide whatever doesn't match what I type
find-broken-links: Any of these links dead? | see which links don't work anymore | check my page for 404s
focus-outline: where am I when I hit tab? show me | I can't see what's focused | put a fat border on whatever has focus
grayscale: make it all gray | suck the color out of that page | black and white mode so I get bored of it
hide-element: that box on the side bugs me, make it go | never wanna see the recommended videos again | kill the bar at the bottom of this site | lose the sidebar | the comments drive me nuts, hide that section
hide-images: ditch the pictures | I'm at work, no photos | just text, lose the images
hide-posts: I'm done with posts about crypto | no spoilers for the finale please | anything with "giveaway" in it can go | I don't wanna hear about that guy anymore, hide his name from my feed
highlight-words: make my name pop out on the page | color the word "free" wherever it is | I wanna spot certain words at a glance
keep-form-text: typed a novel and it's gone, save it next time | remember what I typed if the page dies | stop losing my half written posts
keep-screen-awake: screen keeps going off while I cook | don't let it fall asleep on me | keep the display on till I'm done reading
key-clicks-element: I wanna hit a key instead of that button | let me press J for the next one | give that button a shortcut
line-guide: I keep losing my line | a ruler thing to follow while reading | just light up the line I'm on
links-in-new-tab: pop links open in a new tab | don't lose my page when I click something | open stuff in new tabs, always
links-in-same-tab: stop opening a million tabs | stay in this tab, will you | no new windows when I click
list-fonts-and-colors: what font's that | which colors are they using here | love this design, tell me its fonts and colors
list-to-csv: get these results into a spreadsheet for me | all those listings in a csv please | I need the cards on this page in Excel
load-images: load all the pics now, not when I get there | half the images are blank until I scroll | get every picture loaded so I can print
local-times: what time's that for me | everything's in Pacific time, I'm in Paris | show me the real time, not "yesterday"
loop-video: play it on a loop | just keep that song going | start it over when it's done
mark-cheap-prices: show me the stuff under 30 bucks | make the cheap ones stand out | point out anything below 500
mark-external-links: which links take me somewhere else? mark them | tell me if it's a pdf before I click | little icon on links that leave
mark-visited-links: did I click that already? make it obvious | show the ones I've read in another color | I keep opening the same links
mute-media: shut those videos up | no sound, ever | why does every site blast audio, mute it
open-selected-links: open all of these at once | I've marked a bunch of links, open them | don't wanna click twenty links, open the lot
outline-boxes: show me where all the boxes are | borders on everything so I can debug this | let me see how the layout's built
page-metadata: what's in the meta tags | what'll show when I share this page? | check the seo stuff on here
page-note: lemme leave a note on this page | remind me what I thought about this when I'm back | stick a post-it on the site
page-outline: what's in this page? give me the headings | too long, I need a table of contents | let me jump between chapters
page-to-markdown: I want this as markdown | copy it all as md for my notes | article into my obsidian, properly formatted
pick-color: what color's that exactly | grab the hex off this picture | eyedropper thing
picture-in-picture: keep the video in the corner while I do other stuff | pop the video out | I wanna watch and work at the same time
price-history: was that cheaper before? remember it | note what it costs each time I look | I wanna know if they raised the price
print-article: just print the article, not all the junk | printing this wastes ten pages | clean printout please
read-aloud: read it to me | I'm too tired to read, say it out loud | turn this into speech
reading-mode: too much clutter, just the article | get all the noise away so I can read | clean it up for reading
reload-page: keep refreshing till I say stop | reload it every 30 seconds, will you | I'm waiting for results, refresh it for me
remove-popups: get that cookie thing out of my face | no, I don't want your newsletter, hide those | something's covering the page, kill it | enough with the popups
rename-tab: call this tab something else | can't tell my tabs apart, let me name them | change what the tab says
replace-words: swap his name for something silly | whenever it says "cloud" show "butt" | change one word into another on every page
save-images: grab all the pics | download the whole gallery for me | I want all these photos on my laptop
save-table: get that table into Excel | save the table for me | I need those numbers in a csv
search-selection: look up what I just marked | search the marked word on wikipedia | I select a word and it finds it on some site
search-this-site: search just this site for me | their search sucks, use google for it | find it somewhere on this site
show-image-descriptions: which pics have no alt text | show me the descriptions of the images | what does the alt say
show-link-targets: where's that link going? show it | write the url next to the link | I don't trust those links, show me where they go
show-passwords: lemme see what I'm typing for the password | those dots are useless, show the letters | can't see my typo in the password box
show-selector: what's the selector for that thing | show me the class when I hover | I need the css path of this
sort-tables: sort it by price when I click | let me order that table | put the biggest on top
stop-motion: everything's moving, make it stop | those gifs are driving me crazy | videos keep starting by themselves, stop them
sum-column: add that up for me | what's the total of this column | sum the numbers I marked
text-font: this font's ugly, give me Arial | I want a different font on everything | use that dyslexia font
text-spacing: the lines are all squished together | give the text some air | more gap between the lines
text-width: lines go on forever on my screen, make them shorter | squeeze the text into a narrower column | text is way too wide
underline-links: can't tell what's a link, underline them | put lines under the links
unstick: that header keeps following me, stop it | the bar at the top eats my screen, let it scroll away | unstick the menu
video-keys: let me skip with the arrow keys | space bar should pause it | I wanna go back ten seconds with a key
video-speed: this guy's slow, speed him up | play it at double speed | slow the video down a bit so I can follow
`;
