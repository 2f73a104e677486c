/**
 * Requests in the words of a template that want something else, by the template that they must not get: `id: request | request`. They
 * are trained on as outsiders.
 */
export const nearMisses = `
allow-copy: copy protect my own photos | stop others from copying my text | make a backup copy of this page | who copied my article | paste my password from the manager | select a winner among the comments
article-age: how old is the author | write an article about old age | show articles from last week only | archive old articles | age check of the visitors | remind me when my article is a year old
auto-click: how many clicks does my banner get | click on every product and write down its weight | count my clicks | teach me to click faster | click bait detector | auto answer with yes
auto-scroll: disable scrolling | scroll sideways with the wheel | change the scroll bar color | remember how far I scrolled | jump to the last comment | scroll both windows together
back-to-top: top ten songs of the week | put my post on top of the list | sort the top comments | show the top sellers | buttons at the top should be red
bigger-text: bigger pictures | text to my phone | write a bigger text about cats | enlarge the video | bigger map | make the search field bigger | bigger checkboxes for my thumbs | shorten the text
check-all-boxes: check my spelling | check all my mails for spam | check the box score of the game | tick the right answers in the test | check whether all is in stock | make the boxes round
clean-links: clean my disk | clean up my inbox | add utm parameters to my links | track who clicks on my links | tracking number of my parcel | tell me who tracks me
confirm-leave: apply for leave at work | confirm my booking | who left the group | close all other tabs | ask before every purchase | reopen what I closed
convert-currency: convert inches to cm | convert the video to mp4 | buy dollars | chart of the euro rate | notify me when the dollar falls | convert my file to pdf | today's exchange rate
copy-links: link my accounts | copy the design of this page | sort the links by date | post these links to reddit | shorten the links | remove broken links from my page
copy-plain-text: copy the table as picture | format my hard disk | format the code nicely | make the text bold while copying | copy files to the stick
copy-title-and-link: write a better title for my post | translate the title | share link by mail | make a short link | invent a title for my novel
count-characters: who are the main characters of the book | replace special characters | limit my posts per day | count my followers | characters of the series with pictures
count-words: most frequent words | words that rhyme with sun | learn ten words a day | count how many people answered | count the days | find rare words
dark-mode: darken only the pictures | dark mode for word | make my photo darker | dark chocolate | dark mode only at night | dark circles under my eyes | light mode instead of the dark one | a dark joke
direct-links: redirect this site to another | direct flights to Oslo | send visitors of my page elsewhere | direct message to all my followers | directions to the museum
disable-css: write css for my site | change the style of the buttons | disable javascript | style tips for interviews | compress my styles
edit-page: edit my photo | edit the wikipedia article and publish it | edit the video | change the price in the shop for everybody | edit together with colleagues | edit my profile
expand-more: expand my business | expand the abbreviations | fold all long posts | read more books | show more products per page | show more like this
extract-emails: write an email | check my emails | block emails from him | send an email to all | email alerts for new posts | temporary email address | guess the email of the boss
extract-phone-numbers: call this number | whose number is this | phone with the best camera | sort the numbers | make numbers clickable | block this phone number | invent a phone number
fill-form: build a contact form | send the form twenty times | fill my cart | check the form for errors | form a band | clear all the fields | design a form
filter-rows: filter coffee | add a row to the table | color the rows | spam filter for my mail | photo filter | filter my search by price on all shops | delete every second row
find-broken-links: repair my broken laptop | is this link dangerous | find a link to the download | check whether the site is down | find the missing pages of my site in google
focus-outline: help me focus on my work | focus music | camera focus | frame the picture in gold | outline for my essay | block distractions so I can focus
grayscale: color my black and white photo | gray hair remedies | change the gray to blue | print in gray on my printer | make the logo gray only when hovered
hide-element: hide my phone from the others | hide my online status | move the sidebar to the other side | make the header blue | hide my ip | hide the app icon | replace the banner by a clock
hide-images: make images clickable | sharpen the images | generate an image | replace the images by drawings | find the image on other pages | search by image | images in two columns
hide-posts: schedule my posts | translate posts in other languages | sort posts by likes | like posts with my name | save posts to read later | hide my posts from my boss | answer posts that mention me
highlight-words: highlights of the match | highlight the code | explain difficult words | count a word and mail me | highlight every second row | mark the words that are wrong | highlight my comments and save them
keep-form-text: keep my password safe | save the text to google docs | send my draft by mail | keep the conversation short | remember my birthday | write the text for me
keep-screen-awake: record the screen | split the screen | screen resolution | wake me at seven | share my screen | lock the screen when I go away | sleep sounds
key-clicks-element: lost my car key | product key for windows | learn keyboard shortcuts of this site | block keys so my kid can't type | piano keys | type a text when I press a key | open the app with a key
line-guide: travel guide for Rome | draw a line | add line numbers | line up at the office | guide me through the settings | rulers for margins
links-in-new-tab: open a new account | open a tab each morning | new tab page with my photos | put the links in one folder | open links in an incognito window | open links in the app
links-in-same-tab: save all my tabs | group tabs of the same site | merge all windows into one | same song again in the other tab | close the tabs that show the same
list-fonts-and-colors: change all colors to pastel | find fonts like this one | colors that go together | download this font | paint the list in colors | which color suits me
list-to-csv: make a list of my friends | shopping list from recipes | list of all websites about bees | import the csv | merge csv files | open my excel file | check the list for doubles
load-images: load my images to the cloud | images load slowly, make the server faster | upload pictures | do not load scripts | load balance | compress images before loading
local-times: local news | set an alarm | how often was I here | time table for my school | local restaurants | time for a break | times table practice | what time is the game on tv | find a time for the meeting
loop-video: repeat one part of the video only | record the video in a loop | explain loops in python | play the next video | repeat my order | repeat after me exercise
mark-cheap-prices: find a cheap flight | alert me when it's cheap | cheap tricks | lower the prices | sort offers from low to high on all pages | where is it cheapest | how low was the price last year everywhere
mark-external-links: external hard drive | remove the external links | block external scripts | count the external links of my site in google | archive the external pages | check who links to me
mark-visited-links: places I have visited on a map | who visited my page | delete visited pages from the history | hide results I already saw | how often did I visit | sync visited links between computers
mute-media: mute a person in the call | mute my microphone | mute other tabs | mute users who insult me | lower the volume to a third | social media planner | remove noise from my recording
open-selected-links: open my bookmarks | select the best links | open a random link | open the door | download selected files | open hours of the shops
outline-boxes: outline of my thesis | order moving boxes | round off the boxes | move the boxes around | measure the box | text boxes with shadow
page-metadata: metadata of my photos | change the meta description of my site | meta stock price | improve seo | delete the metadata | facebook meta account blocked
page-note: write my notes in nice english | take notes in the meeting for me | share notes with my team | grades and notes of my exam | sticky keys off | note when somebody changes the page
page-outline: change the headings | translate the headings | write an outline | contents of the fridge | bigger headings | headline ideas | structure of a letter | jump to the page in the book
page-to-markdown: markdown editor | mark down the prices | convert markdown to html | render the markdown here | save page as epub | page to powerpoint
pick-color: choose a color scheme for me | change the color of this button | color blind test | color the map | pick a winner | recolor the page in pastel | fill the shape with color
picture-in-picture: picture editor | put a frame around the picture | picture of the day | two pictures side by side | combine pictures | full screen video
price-history: history of rome | change all prices | prices with tax | price per piece | ask for the best price | tell me when the price drops | history of my orders | price of gold today
print-article: print a t-shirt | print my photos | print on both sides | order prints | write an article | print all pages of the series | 3d print | fix my printer
read-aloud: read my emails to me in the car | talk with me | voice chat | record my voice | transcribe the speech | read the captcha | sing the lyrics | listen to my room
reading-mode: recommend reading | my reading list on all devices | reading level | mode of the numbers | article writer | save articles to read later | clean my kitchen | track my reading
reload-page: reload my prepaid card | load page faster | refresh my french | notify me after a change on the page | refresh until available and then buy | cache the page
remove-popups: make a popup for my shop | cookie recipe | edit cookies | unsubscribe me from newsletters | allow popups here | write my newsletter | pop up store near me
rename-tab: rename my files | rename photos by date | group the tabs | guitar tabs | change my user name | title ideas | move the tab to the left
replace-words: replace my battery | translate the words | replace the pictures | fix wrong words in my text | replace teacher for tomorrow | replace in all my documents on the drive | words for a song
save-images: save my images to the cloud | convert the images | save money | delete all images | recognise images | email the pictures | edit all images | images into a film
save-table: reserve a table | table tennis | save to my database | sync table with sheets | chart of the table | add the table to my report | table of elements
search-selection: search for a job | translate the selection | selection of wines | search my mails | explain the selected text | copy the selected text to word
search-this-site: search all my tabs | search for flights | site search for my own shop | find similar sites | search and replace | search history | people search | search the dark web
show-image-descriptions: describe this image to me | write captions | generate alt texts | alternative energy | text on the image should be translated | recognise the text in the images
show-link-targets: check links for malware | target price of the stock | shorten links | where does this train go | show the page behind the link as preview | show where he is
show-passwords: change my password | is my password safe | generate passwords | find the lost password | share passwords with my family | save passwords | log in without password
show-selector: date selector | write a test for this button | class schedule | change the class of the element | convert css to tailwind | id card
sort-tables: sort my photos | sort my mail | sort the comments by date | sort my files | sort garbage | table reservation | sort posts by likes | shuffle the table
stop-motion: make a stop motion film | stop spam | animate the logo | motion blur | stop the car | slow motion | stop my subscription | stop smoking
sum-column: sum up the article | column of the newspaper | how many columns | multiply the column | percent of the total | write a sum in words | add a column to the table
text-font: invent a font | find the font in the picture | text my friend | fancy letters for my bio | download font | font size of code in my editor | text effect with fire
text-spacing: space travel | remove blank lines from my text | free up space | space bar does not work | gap between pictures | add blank lines to the document
text-width: width of the sofa | wider page | full width please | shorter texts | resize the window | two columns of text | cut the text after 100 letters
underline-links: underline important sentences | remove the underline | underline spelling errors | hide links | make links into buttons
unstick: pin the header | keep the table header on top | remove gum from the sofa | freeze the first row | make the menu sticky | float the video while scrolling
video-keys: key moments of the video | cut the video | comment on the video | video call | upload my video | keyboard sounds | subtitles with a key
video-speed: speed test | load the video faster | speed limit | make a time lapse | speed up my computer | typing speed | record the video faster | fast food nearby
`;
