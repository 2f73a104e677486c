/** Wishes with a goal or a reason, in whole sentences: `id: phrasing | phrasing`. */
export const reasons = `
allow-copy: I'd like to copy a recipe from a blog that blocks copying so I can email it | I want the normal browser menu on right click because I need to open images in a new tab | let me highlight passages for my thesis even though the site forbids selection | allow pasting so that I can use my password manager
article-age: I want to be told if a guide is out of date so I don't follow wrong steps | put the age of the text at the top because old medical advice is dangerous | as a journalist I need to see immediately how old a story is
auto-click: I want the next episode button pressed so that I can stay on the couch | press the show more button as soon as it comes into view so I get an endless list | click the bonus chest when it appears since I always miss it | please hit dismiss on the notice each time so I don't need to
auto-scroll: I'd like the page to move down by itself while I am knitting | scroll gently so that I can read on the treadmill | let the song text run down while I sing
back-to-top: I want a shortcut to the top since the menu is only there | add an arrow at the bottom so that I can return to the beginning fast
bigger-text: I have bad eyesight and want all text 50% larger | make the letters bigger so that my mother can read her mail | enlarge the writing because I sit far from the screen
check-all-boxes: I want to tick everything so I can delete all messages at once | mark all boxes in the export dialog so I don't have to click 60 times | uncheck all the preselected extras so that I don't buy something by accident
clean-links: I want clean addresses so that I can share links without spying | take the marketing parameters off because I care about privacy | shorten the address bar by dropping campaign codes
confirm-leave: I want to be asked before the page closes because I write long reports there | make it hard to close the exam tab by accident | show a confirmation when I go back so my booking isn't lost
convert-currency: I shop in the US and want to see euros next to dollar prices | recalculate prices from GBP to USD so that I can compare | I'd like amounts in yen also shown in dollars at 0.0067
copy-links: I want all links of this page in my clipboard so I can feed them to a download manager | collect the addresses of these articles for my reading list | I need every url with .zip in it to fetch them with wget
copy-plain-text: I want copied text to be plain so that it takes on the style of my document | copy just letters so my notes look the same everywhere | remove colors and sizes on copying because my blog editor keeps them
copy-title-and-link: I'd like the heading and address of the page copied so that I can paste them in slack | put title and link into the clipboard for my bibliography | make a markdown link out of the current page so I can use it in github issues
count-characters: I want to see the number of characters while I write since SMS are limited to 160 | show me how much space is left in the field so that my title fits in 60 letters | I write product descriptions and need the length as I type
count-words: I'm a translator and need the number of words of a page for a quote | tell me the reading time so I can decide whether to read now | count words in the marked paragraph because my abstract may only have 250
dark-mode: I want a dark background because I work at night | make the pages black so that my battery lasts longer | turn bright sites dark so I don't wake my partner | I get migraines from white screens, so show light text on dark
direct-links: I want links to go straight to their destination so that nobody counts my clicks | replace redirect urls with the real ones so I can see where they go | skip the interstitial because it costs me ten seconds
disable-css: I'd like to turn off the styles to see if my markup makes sense | remove the design so that I can check the structure as a screen reader would | switch off css to get at text hidden behind things
edit-page: I want to rewrite a few lines of the page before printing | let me type into the page so that I can make a mockup | make texts changeable to remove my address before I take a picture
expand-more: I want all replies opened so that I can search them | unfold the descriptions automatically because I read all of them anyway | open every faq answer so that I can print it
extract-emails: I'm organising a reunion and need every email address from the class list | collect the mail addresses so I can write to all members | get emails out of a page to import them into my newsletter tool
extract-phone-numbers: I need all phone numbers of this list to call the customers | get the telephone numbers off the page so that I can put them in my crm
fill-form: I want my name, phone and address put into the form because I order often | fill the fields with test data so that I can try my website | enter our company's details so I don't need to type them each time
filter-rows: I want to type a name and see only the matching lines of the table | add a filter box so that I find my flight in the timetable | hide all rows without Berlin because I only care about that office
find-broken-links: I want to see which links are dead so I can repair them | test every link before I publish my post | check that references still exist
focus-outline: I only use the keyboard and want to see where I am | show a fat frame around the active element because I have low vision | make the focused link obvious so I don't press the wrong one
grayscale: I want everything grey so I'm less tempted to scroll | drop the colours because they overstimulate me | turn the page to black and white to check contrast
hide-element: I want the recommendations gone so that I stop wasting time | remove the right column so the article gets more room | hide the live chat because it distracts me from the stream | take the trending topics away for my mental health | I'd like the stories at the top hidden for good | hide the like counts so I don't compare myself
hide-images: I want no pictures so that pages load calmly and nobody sees what I read | hide photos because I have a phobia of spiders | show only text since my connection is slow
hide-posts: I want to skip everything about the match until I have watched it | filter out ads for cars with the word diesel since I don't want one | hide threads mentioning layoffs because they stress me | remove results that say pinterest so that I find real pages
highlight-words: I want my company's name marked so that I see mentions at once | paint skills like python and sql in job ads so I can scan faster | mark nuts and milk in recipes because of my allergy
keep-form-text: I want what I type saved so that a crash doesn't cost me an hour | remember the contents of the text boxes in case my session times out | keep a copy of my comment until it is posted
keep-screen-awake: I want the screen to stay on so I can follow the recipe with dirty hands | don't let the tablet sleep during my presentation | keep the display lit while I practice from the score
key-clicks-element: I want to press a key instead of the mouse for the next image | map ctrl+s to the save button so that I can work faster | use the letter L to like because my wrist hurts | trigger the archive button with Alt+A
line-guide: I want everything dimmed except the line I'm at so I can focus | give me a bar under the mouse because I skip lines | a window of light that moves with my cursor helps me read
links-in-new-tab: I want clicks to open tabs so that my list stays where it is | open articles separately because I read them later | keep google open while I look at results
links-in-same-tab: I want one tab only, so open links where I am | never open new windows because my kiosk has only one | make links replace the page so that the back button works
list-fonts-and-colors: I want to know fonts and colours so that I can rebuild the style | list the hex codes on the page for my brand guide | show which typefaces are used because I like this design
list-to-csv: I want the offers as a spreadsheet so I can compare them | collect names and prices of all products on the page into a csv for my boss | turn the list of apartments into rows so that I can sort them in excel
load-images: I want all pictures there so that the pdf is complete | load photos right away because I go offline soon | fetch images of the whole page so I can scroll without waiting
local-times: I want event times in my zone so that I don't miss them | show exact dates because three weeks ago says little | turn EST into CET so I know when the show starts
loop-video: I want the clip to repeat so that my baby falls asleep | play the exercise again and again so I can practice the steps | restart the music when it is over so I needn't get up
mark-cheap-prices: I want things below my budget of 40 to stand out | frame cheap flights under 200 so that I see them quickly | mark offers up to 15 € because I buy presents
mark-external-links: I want to know before clicking whether I leave the site | label downloads like pdf so I don't open them on my phone | add a symbol to outbound links because our guidelines ask for it
mark-visited-links: I want read articles in a different colour so I don't open them twice | colour visited results grey so that I can see what is new
mute-media: I want videos silent so I don't wake up the baby | turn off the sound of this page because I listen to music | start without audio so colleagues aren't disturbed
open-selected-links: I want to select a few results and open all of them in tabs | open each link of my list so that I can compare them | fire up all the daily pages in one go
outline-boxes: I want borders on all elements so I understand the layout | draw frames to find out which element is too wide | show the containers because my grid is off
page-metadata: I want to look at the meta tags so that sharing works | check description and canonical because our ranking fell | see the open graph data to debug a preview
page-note: I want to write down my thoughts on a page and find them later | keep a note with each supplier so I remember the discount | leave reminders on sites because I forget passwords hints
page-outline: I want an overview of headings so I can jump around | list the chapters because the manual is huge
page-to-markdown: I want the article in markdown so that I can archive it in git | convert the documentation to md for my wiki | get the selected part with headings and lists for my notes
pick-color: I want the color code of a pixel so that I can match my slides | grab a colour from a photo for my website
picture-in-picture: I want the lecture in a corner so that I can take notes | keep the match visible while I work in another program | float the video so I can browse
price-history: I want to see earlier prices so I know when to buy | note today's price and compare on my next visit | remember the lowest price I've seen of these shoes
print-article: I want to print just the recipe to hang it in the kitchen | print the text only so that I save paper
read-aloud: I want to hear the article while I drive | read this out because my eyes are weak | speak the selected paragraph so I can learn the pronunciation
reading-mode: I want to see only the story so I can concentrate | strip menus and ads away so that reading is calm | show the article clean on my tablet
reload-page: I want the page refreshed every 2 minutes to see new orders | reload the status page regularly so that I notice changes | keep the session alive by refreshing each quarter of an hour
remove-popups: I want no cookie notices so that I can read at once | remove overlays so the page can be scrolled again | close those sign up boxes because I will never subscribe | hide the app install banner since I don't want the app
rename-tab: I want to call this tab Mail so I find it | give my tabs short names so that I can see them all | change the page title to something harmless at work
replace-words: I want to see "they" instead of "he" when I read | swap the deadname of my friend for the new one | change brand names in a text for fun | show kilometres where it says miles, only the word
save-images: I want all pictures of the listing on my disk before it is deleted | download the album so I can print it | save reference photos for my moodboard in one go
save-table: I want the results table in excel so that I can make charts | download the figures as csv for my analysis | copy the schedule into a spreadsheet with the columns right
search-selection: I want to select a name and find it on imdb | search a marked part number at the supplier example.com | look up foreign words in a dictionary site by selecting them
search-this-site: I want to search the archive because the blog has no search | use a search engine for this forum so I find old threads
show-image-descriptions: I want to check alternative texts for accessibility | show what pictures are about because images are blocked here
show-link-targets: I want addresses printed behind links so that paper readers have them | show where each link goes because I fear phishing
show-passwords: I want to check what I typed because my password is long | show the hidden characters so that I don't lock my account
show-selector: I want to hover and read the selector so I can write a user style | give me the path of an element for my scraper
sort-tables: I want to order the table by price so that the cheapest is on top | let me click a heading to sort because I compare universities
stop-motion: I want nothing to move because I get vertigo | stop clips from starting so that I save data | pause animations so I can read in peace
sum-column: I want the total of my expenses on this page | add up the hours so that I can write the invoice | know the mean of the grades without excel
text-font: I want a font I can read because I'm dyslexic | use a plain sans so that texts look the same everywhere | show everything in monospace because I like it
text-spacing: I want wider gaps between lines because I am dyslexic | spread the letters so that I can tell them apart
text-width: I want shorter lines so my eyes find the next one | keep the text in the middle of the screen because my monitor is huge
underline-links: I want links underlined because I can't see colours | mark links with a line so that my dad knows what he can click
unstick: I want the top bar to scroll away so there is more room for text | make fixed things normal so that I can take long screenshots | let the header disappear when scrolling because my laptop is small
video-keys: I want to go back five seconds by key because I transcribe interviews | use left and right to skip so that I needn't aim with the mouse
video-speed: I want courses at 1.75 so I save time | slow the dance video to half so that I can follow | play podcasts faster since they talk slowly
`;
