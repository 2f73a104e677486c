/** Complaints and annoyances that say what is wrong rather than what should be done: `id: phrasing | phrasing`. */
export const complaints = `
allow-copy: I cannot mark any text on this page, it just won't select | the site says right clicking is not allowed, that's nonsense | copying is disabled on my school's learning platform and it drives me crazy | they block ctrl v in the account number field so I have to type it all | why do lyric sites forbid copying | nothing happens when I press the right mouse button here
article-age: I always notice too late that the tutorial is from 2012 | google keeps giving me ancient articles | I got fooled by a five year old news story again | the site hides when the post was written | half the answers I read are outdated and I only see it at the end
auto-click: I have to press load more fifty times | netflix keeps asking if I am still watching and I must press yes | tired of hitting the skip button over and over | every time I open the site I need to click on accept | pressing the claim button each hour is boring | this site makes me press continue on each page
auto-scroll: my hand hurts from scrolling long texts | I can't scroll while playing piano | turning the wheel all the time while I eat is annoying | I lose the rhythm when I need to scroll the chords down myself
back-to-top: it takes ages to scroll back up | no quick way to get to the beginning of those endless pages | I swipe and swipe until I'm at the menu again | the page is so long and home key is missing on my laptop
bigger-text: this site's letters are way too small | I need glasses to read this page | the print is microscopic | grandma can't read the news because of the small letters | text is so tiny on my 4k screen | everything here is written in size 10, unreadable
check-all-boxes: there is no select all and I have hundreds of boxes to tick | ticking each item by hand takes forever | they opted me in to forty partners and I must untick each | gmail style select all is missing here | clicking so many checkboxes makes my wrist ache
clean-links: links people send me are full of utm garbage | shared urls are three lines long because of tracking | every link tells facebook where I came from | I hate all that ?fbclid=... behind the address | newsletters track each click through the url
confirm-leave: I closed the wrong tab again and everything was gone | my kid hits the x and the game is lost | the back gesture throws me off the page while I write | one wrong keystroke and the tab is closed without a question | I keep refreshing by mistake and lose my place
convert-currency: prices are all in dollars and I have to calculate in my head | this shop only shows pounds but I pay in euros | I never know how much 4000 yen is | the US store has no option for canadian dollars | everything is priced in SEK, I think in EUR
copy-links: copying links one by one takes all day | there are 80 download links and I need each | I don't want to right click every single link to copy its address | no easy way to get all these urls out
copy-plain-text: pasted text always comes with a grey background | when I paste in my mail the font is different and ugly | copying brings along links and bold and colors that nobody asked for | formatting from websites destroys my documents | word goes crazy with what I copy from the web
copy-title-and-link: I always have to copy the title and then the url separately | when I share a link nobody knows what it is about | making references by hand is slow, title here, address there
count-characters: the form cuts my text off and never said there was a limit | I don't see how many letters are left | meta description box has no counter | tweets get rejected because they are too long and I only learn afterwards
count-words: I never know how long an article is before I start | the editor does not tell me the number of words | my teacher wants 800 words and I have no idea how many there are | long reads surprise me, I only have five minutes
dark-mode: this site is too bright | my eyes burn when I read at night | white backgrounds give me a headache | the page blinds me in bed | there's no dark theme on this forum | everything is glaring white | the light background hurts | why does this website not have a night theme
direct-links: google sends me through its own url when I copy a result | every link on this forum goes over a warning page first | twitter hides real addresses behind t.co | I hate the you are now leaving page | outgoing links take a detour through a counter
disable-css: the design of this site is so bad I can't use it | the layout is broken and covers the text, I'd rather have none | fancy styling makes this page unreadable
edit-page: I can't change the text of a page for my screenshot | there is a typo on the page that I want fixed before I print it | I need to blank out names on the page before I show it to others
expand-more: every comment is cut off and I need to click see more | answers are collapsed and ctrl+f does not find them | I'm sick of pressing read more | long posts are always folded | I have to open each faq entry one after the other | replies are hidden behind view more
extract-emails: copying mail addresses one after another from the member list is dull | the contact page has 60 emails and I need them all | no export for email addresses here
extract-phone-numbers: I have to note each phone number from this directory by hand | numbers are scattered all over the page | finding the telephone number on company sites is a pain
fill-form: I am tired of typing my address in each form | same data again and again in this registration page | the browser's autofill does not work with this form | I enter the same customer information every day
filter-rows: the table is huge and has no search | I can't find my entry among 2000 rows | this list shows everything and I only need one department | there's no way to narrow the rows
find-broken-links: half of the links on our wiki lead nowhere | visitors complain about 404s on my page | I click and get not found all the time | many links here are dead
focus-outline: I can't see which button is selected when I press tab | the site removed the focus border | keyboard users are lost on this page | tabbing through the form is blind flight
grayscale: the colors of this app are addictive | all those bright red badges distract me | too colourful, it makes me nervous | I waste hours because everything is so colorful
hide-element: the sidebar on this site takes too much space | I hate the shorts section | that trending box distracts me all the time | recommended videos make me waste time | there's an ugly banner on top of my intranet | I don't care about who to follow | the comments under videos make me angry | the suggested posts block is useless | related stories push the text down
hide-images: pictures are eating my data plan | my boss sees the photos when I browse | disgusting photos in the news, I don't want to look at them | images distract me when I read | the pics on this site are not safe for work
hide-posts: my feed is full of politics | people keep spoiling the show | I'm fed up with posts about crypto | every second post on reddit is about that game | too many sponsored job ads in the results | I don't want to read anything about celebrities | linkedin is full of posts about AI
highlight-words: I overlook important terms in long contracts | ctrl+f can only find one word at a time | I miss my own name in the meeting minutes | it's hard to spot the ingredients I am allergic to
keep-form-text: I lost my long comment when the page crashed | the session expired and my application letter was gone | after pressing back all fields were empty | everything I typed vanished on reload | the forum ate my post
keep-screen-awake: the screen goes black while I'm cooking | my display turns off while I read sheet music | the monitor sleeps in the middle of my slides | the laptop dims every two minutes when I follow a recipe
key-clicks-element: there is no shortcut for the save button | I must use the mouse for next page | reaching for the mouse to press reply is slow | this web app has no hotkeys
line-guide: I always slip into the wrong line | I lose track of the line when reading | long paragraphs swim before my eyes | my adhd makes me jump between lines
links-in-new-tab: I lose my search results when I click on one | the link replaces the page I was reading | I always forget to ctrl click | clicking a result throws me out of the list
links-in-same-tab: each click opens yet another tab | this site opens new windows without asking | I end up with 50 tabs because of this site | links keep popping up in new windows
list-fonts-and-colors: I don't know which fonts this page uses | can't figure out the color scheme of this site | looking through devtools for fonts is slow
list-to-csv: copying every product by hand to excel takes days | the shop has no export for its results | I need the listing data but there's only a web page | job offers can't be exported from this portal
load-images: pictures only appear when I scroll down to them | my printouts have empty boxes where photos should be | saved pages miss half of their images | slow lazy loading makes grey squares
local-times: all times are in pacific and I always miscalculate | I missed the stream because the time was in another zone | the site only says posted 5 hours ago | schedules in utc confuse me | it never tells the real date only yesterday
loop-video: the video stops at the end and I have to press replay | I need to restart the song every three minutes | the workout clip ends too early
mark-cheap-prices: I have to look through all those expensive things to find the cheap ones | the shop has no price filter | affordable offers are hard to see in this list
mark-external-links: I never know if a link leaves the site | I clicked on a pdf by mistake again | some links suddenly take me elsewhere
mark-visited-links: I open the same articles twice because links look alike | can't see what I have already read | visited and new links have the same color here
mute-media: pages scream at me when I open them | sudden sound in the office is embarrassing | ads start talking out of nowhere | every news video starts with loud audio
open-selected-links: I need to open twenty results one by one | middle clicking each link takes forever | opening all these episodes by hand is annoying
outline-boxes: I can't see why this layout is broken | some div is overflowing and I don't know which | invisible containers shift my design
page-metadata: my link preview on facebook looks wrong | google shows a strange description for our page | looking in the source for meta tags is tedious
page-note: I forget why I opened this page | bookmarks don't tell me what I wanted there | I keep notes about suppliers on paper and lose them
page-outline: this document has no table of contents | I get lost in this endless wiki article | there's no way to jump to a chapter
page-to-markdown: pasting articles into my notes loses the headings | copying docs to obsidian breaks lists and code | I rewrite web pages as markdown by hand
pick-color: I can't find out which blue they used | guessing color codes never matches | I need the exact tone of that logo
picture-in-picture: the video disappears when I switch to another window | I can't watch and write at the same time | I have to keep the tab open to see the match
price-history: I think they raised the price since last week | sellers change prices and I can't remember the old one | I never know if it's a good price
print-article: printing this wastes ten pages on ads | menus and comments end up on paper | printouts have the sidebar over the text
read-aloud: my eyes are too tired to read | reading is hard for me because of dyslexia | I can't look at the screen while I do the dishes
reading-mode: so much junk around the article | I can't concentrate with all these boxes around the text | the page is cluttered | news sites are unreadable with so many side things
reload-page: the results page doesn't update itself | I sit here pressing refresh all day | the scoreboard is always stale unless I reload | queue page never refreshes
remove-popups: cookie banners on every site are driving me nuts | a newsletter window covers what I read | I can't scroll because of some overlay | the chat bubble is always in my way | a sign-in wall blocks half of the screen | every page asks me to accept cookies | big popups over the text again
rename-tab: all my tabs have the same name | the tab title says only dashboard and I have six of them | I can't tell my jira tabs apart | useless long titles in the tab bar
replace-words: I can't stand that word anymore | they use the wrong name for my town | corporate buzzwords make me cringe | I hate reading his name
save-images: saving pictures one at a time is a pain | right click save as on fifty photos | no download button for the album
save-table: copying this table to excel messes up all the columns | there's no export button for the table | when I paste the table it all lands in one cell
search-selection: I always copy a word, open wikipedia and paste it | looking terms up takes too many steps
search-this-site: the search on this site is awful | this forum has no search field | their search finds nothing
show-image-descriptions: I don't know which pictures lack a description | pictures don't load and I don't know what they show
show-link-targets: I never see where a link will take me | phishing links hide their address | on paper you can't see the urls of the links
show-passwords: I mistype my password all the time because of the dots | I can't see what I'm typing in the login field | three wrong attempts because I could not check the password
show-selector: finding the right css selector in devtools takes too long | I never know the class of an element for my stylesheet
sort-tables: the table isn't sortable | rows are in a random order | I can't order this ranking by points | clicking on the header does nothing
stop-motion: blinking banners distract me | videos start without me pressing play | moving stuff makes me sick | animated gifs everywhere | carousels slide away before I finish reading | autoplaying clips eat my bandwidth
sum-column: the statement shows no total | I have to add the numbers with a calculator | there's no sum at the bottom of the table
text-font: the font on this site is hideous | I can't read this thin typeface | the fancy lettering strains my eyes | times new roman looks so old
text-spacing: the lines are squeezed together | a wall of text without air | letters are glued to one another | the text is too dense to read
text-width: lines run across my entire wide screen | I have to turn my head to read a line | text goes from edge to edge of the monitor
underline-links: I can't tell which words are links | links have the same colour as the text | I'm red green blind and links are invisible
unstick: the header follows me and covers the text | a fixed bar eats up my small screen | the menu stays on top when I scroll | sticky stuff takes half of my phone screen | the toolbar never goes away while scrolling | when I page down the top lines hide behind the bar
video-keys: I can't skip with the keyboard in this player | the player ignores the arrow keys | dragging the little bar to go back ten seconds is fiddly
video-speed: the speaker talks too slow | this player has no speed setting | lectures take forever | the tutorial goes too fast for me | I have to set 2x again for each video
`;
