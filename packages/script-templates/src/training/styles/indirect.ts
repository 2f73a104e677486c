/** Polite and indirect requests, hints, and remarks from which the wish has to be guessed: `id: phrasing | phrasing`. */
export const indirect = `
allow-copy: It would be lovely if I could copy from this page again | Would you mind making the right mouse button work? | Selecting text seems to be switched off here, which is a pity | I was wondering if there's a way around the ban on copying | Nothing happens when I try to mark a sentence with the mouse
article-age: It would help to know whether what I'm reading is still up to date | I'd appreciate a hint when a tutorial has been around for years | Would it be possible to see straight away from which year a text is? | I end up reading news from five years ago and notice at the end
auto-click: It would be nice not to have to click continue all the time | Would it be possible for the button to be pressed by itself? | I spend half of the evening clicking the same button | If only somebody clicked "next episode" for me
auto-scroll: It would be great if I didn't have to touch the wheel while reading | My hands are full of dough and the recipe is long, the page should wander down alone | Would it be possible to have the text move like film credits?
back-to-top: It'd be handy to have something that brings me up again | By the time I finish the comments the menu is a mile away | Could there perhaps be a small arrow for returning to the start?
bigger-text: My eyes aren't what they used to be and these letters are so tiny | I wonder whether the writing could be a bit larger | I have to bend towards the monitor to read anything | Reading glasses don't help with such small print
check-all-boxes: Ticking two hundred boxes one at a time can't be what they intended | Is there any chance to have all of them ticked in one go? | It'd be wonderful to select the whole list of messages with a click | Somebody forgot the select all button
clean-links: I'd rather not tell everybody where I got the link from | Links I share look terrible with all those codes at the end | Would it be possible to have links without the tracking tail? | That endless stuff after the question mark in addresses bothers me
confirm-leave: I keep closing the wrong tab and lose my work | It would be reassuring to be asked before a page closes | Might there be a way to guard against accidental closing? | One wrong swipe and the page is gone
convert-currency: I never have a feeling for what a price in dollars means | It would be helpful to see amounts in euros as well | I always open a calculator to know what that costs in my currency | Would it be possible to have prices in crowns?
copy-links: I'd need the addresses of all these links in my clipboard | Is there perhaps a way to get at all links at once? | Copying thirty links by hand isn't my idea of fun | It would be useful to have every url of this page as a list
copy-plain-text: Whatever I paste into my document arrives in a strange font | It'd be so nice if copied text came without its looks | I always go through notepad to lose the formatting | Might copies be plain text from now on?
copy-title-and-link: I quote web pages a lot and need title and address together | It'd save me time to have the page's name and link copied at once | Would it be possible to get a ready reference to the page I'm reading?
count-characters: I never know how much I've already written in this field | It'd be good to know how many signs remain | My posts get rejected for being too long | Is there any way to see the length of my message while typing?
count-words: I wonder how long this essay is | It would be interesting to know how many words I've selected | Do I have time to read that before my train comes? | My editor pays by the word, so I'd like to know how many there are
dark-mode: All that white is hard on my eyes in the evening | I wouldn't mind if the page were black instead of white | My partner wants to sleep and the page lights up the whole bedroom | It'd be kind to my eyes if sites were dark | This site sadly doesn't offer a night theme
direct-links: I'd prefer links that go where they claim to go | Every link takes a detour over some counter | Would it be possible to avoid the page that asks whether I really want to leave? | Copying a search result gives me a google address rather than the site's
disable-css: The styling gets in my way, I'd rather see the page raw | Would it be possible to look at the page with no style sheet? | I'm curious what remains of the page when its design is gone
edit-page: It'd be practical to correct the text on the page before printing it | Might it be possible to write on the page itself? | I'd love to shorten the text on screen for a screenshot
expand-more: Half of each post is hidden behind "more" | It would be nice to see whole comments at once | I'd rather not click each question of the FAQ to see its answer | The replies are all folded up
extract-emails: I need to write to everyone listed here and look for their addresses | It would be helpful to get all e-mail addresses of this page | Might there be a quick way to collect the mail contacts?
extract-phone-numbers: I have to call everyone on this page and copy number after number | Would it be possible to get a list of the telephone numbers? | The numbers are scattered all over the page
fill-form: I type my address into this form every single day | It would be wonderful if the fields knew my name and phone number | Would it be possible to have the form completed with my data? | Always the same answers in the same boxes
filter-rows: In a table of a thousand rows I'm looking for one town | It'd be useful to see only the rows with a certain name | Might there be a way to narrow this list? | The list is long and has no search field
find-broken-links: I fear that some links on my page don't work anymore | Would it be possible to learn which links are dead? | Visitors tell me they land on error pages
focus-outline: I use the keyboard only and can't tell where I am | It would be helpful to see which link has the focus | Pressing Tab, I get lost since nothing is marked
grayscale: Bright colors make me stay longer than I want | It would be calmer without colors | I'd rather see the site in shades of gray
hide-element: I don't care about the trending topics on the right | It would be lovely never to see that suggestions box again | The shorts distract me, they needn't be there | I'd prefer the page without its chat corner | Would it be possible to make the left menu vanish?
hide-images: I'd rather read without the pictures | Pictures slow everything down here | It would be discreet if no photos were visible at the office | Might it be possible to have only text?
hide-posts: I can't stand reading about football anymore | It would be nice if posts about the war didn't appear | I haven't seen the last episode and everybody writes about it | Would it be possible to leave out offers that mention "refurbished"? | My feed is full of crypto talk
highlight-words: I have to find a few terms in long texts and overlook them | It would help if certain words were marked in color | I'd like to notice at once where my name is mentioned
keep-form-text: I wrote for half an hour and then the page reloaded and everything was empty | It would be a relief if typed text wasn't lost | The session always times out while I'm writing | Would it be possible to find my text again after a crash?
keep-screen-awake: My tablet goes dark while I knead the dough | It would be good if the display stayed on during my talk | I have to tap the screen every minute so that it doesn't lock
key-clicks-element: I'd rather use a key than aim at that small button | Would it be possible to press the button from my keyboard? | My hand hurts from the mouse, a shortcut for "next" would be great
line-guide: I lose the line all the time when I read | It would help if only the line I'm reading were bright | Might there be something like a ruler under the text that moves along?
links-in-new-tab: I click on a result and my list is gone | It'd be nicer if links didn't replace the page | I always hold ctrl when clicking links to keep the page
links-in-same-tab: After ten minutes I have thirty tabs because each click opens one | I'd prefer to stay in one tab | Would it be possible that links don't open a new window?
list-fonts-and-colors: I like the look of this page and wonder which fonts and colors it uses | Would it be possible to see the palette of the site? | I'd love to know the typeface of this page
list-to-csv: I'd need these search results in Excel | It would save my day to get all products into a spreadsheet | I type name and price of each offer into a table by hand
load-images: When I print, the lower pictures are blank | It would be good to have all images there before I go offline | The pictures only come when I scroll to them
local-times: I always calculate when that is in my time zone | It would be helpful to see the schedule in local time | "Two hours ago" doesn't tell me when | I missed the webinar because its time was in EST
loop-video: I have to press play again every time the song ends | It would be nice if the clip never stopped | My baby only sleeps to this one video, over and over
mark-cheap-prices: I overlook the cheap ones in long lists of offers | It'd be nice if everything below 30 caught my eye | Would it be possible to see affordable flats at a glance?
mark-external-links: I'd like to know beforehand whether a link leaves the site | Every now and then a link turns out to be a PDF | It would be helpful if outside links looked different
mark-visited-links: I can't remember which of these I've already opened | It would be useful if links I clicked looked different | I open the same article twice as nothing shows I read it
mute-media: Suddenly a video blares through the office | I'd appreciate silence until I say otherwise | It'd be nice if pages made no sound | Adverts start talking when I open a page
open-selected-links: I'd like to look at all of these results without clicking each | It'd be convenient to open several marked links together | Clicking twenty links one after another is tedious
outline-boxes: I can't see where one block ends and the next begins in this layout | Would it be possible to make all boxes of the layout visible?
page-metadata: I'd be interested in what the page tells search engines | Would it be possible to see the meta tags without the source code? | I wonder which picture and title appear when I share this page
page-note: I forget what I thought about this flat when I look at it again | It'd be helpful to leave myself a remark on a page | Might I stick a memo onto a website?
page-outline: I get lost in this endless page and would like its chapters | It would be helpful to see all headings at a glance | This manual has no table of contents
page-to-markdown: I keep my notes in markdown and would like to have this article there | Would it be possible to get the page as md? | Links and headings get lost when I copy to my notes app
pick-color: I'd love to know which blue that is | Would it be possible to get the code of a color I see? | I need exactly this shade for my logo
picture-in-picture: I'd like to go on watching while I write mails | It would be nice if the video stayed visible when I switch windows | The lecture disappears as soon as I open my notes
price-history: I wonder whether this was cheaper last time I looked | It would be useful to see former prices of this article | They seem to raise the price before each sale and I can't prove it
print-article: My printer spits out ten pages for a short text | It would be nice to have only the article on paper | I'd rather not print menus and adverts
read-aloud: I'd rather hear this text than read it | My eyes are tired but I want to know how the story ends | Would it be possible that the page talks to me? | My son can't read yet and wants to know what it says
reading-mode: I can't concentrate with all that flashing around the text | It'd be lovely to see just the text | There's more stuff around the article than article | Would it be possible to have a quiet page for reading?
reload-page: I press F5 all day long | It'd be great if the page renewed itself every few minutes | The figures on the page only change when I reload
remove-popups: I click away a window on each and every site | It would be a blessing never to see a cookie question again | Before I can read anything I must close three boxes | The page is covered by a plea to subscribe | I'd be glad if nobody asked me about cookies
rename-tab: All my tabs have the same name and I mix them up | It would be helpful to give a tab a name of my own | I'd rather my boss didn't read the title of this tab
replace-words: I can't read that name any more, another word would do | It'd be fun if "manager" was shown as "wizard" | Our company changed its name but the old one stands everywhere
save-images: I'd like to have all these holiday photos on my computer | It would save hours to get every picture at once | Right click and save, a hundred times over
save-table: I'd need this table in Excel | Copying the table destroys its columns | It would be useful to have these figures as a file
search-selection: I look up every second word and always copy it into the search | It'd be helpful to find a marked name on another site with a click
search-this-site: The search of this site never finds anything | It would be useful to search just this site
show-image-descriptions: I'd like to check if our pictures have descriptions | It would be interesting to see what blind people hear for these images
show-link-targets: I don't trust this mail and wonder where its links go | It'd be safer if the address stood next to each link | On paper nobody sees where the links lead
show-passwords: I mistype my password because I only see dots | It would be helpful to see what I'm typing in the password field | I never know if caps lock was on when I enter my password
show-selector: I need to know how an element is called in the CSS | Would it be possible to see class and id when I point at something?
sort-tables: The table is in no order that helps me | It would be nice to have the biggest number on top | I'd like to put the rows in order by date
stop-motion: Everything blinks and moves and I get dizzy | Videos start although I didn't press play | It would be pleasant if nothing moved on the page | The banner keeps sliding while I try to read
sum-column: I add up the column with a calculator | It'd be useful to know what that makes in total | The table has no line with the sum
text-font: I find this font hard to read and would prefer another one | It would be nice to have everything in the font I'm used to | The letters are too thin and have curls
text-spacing: The lines are so close that they run into each other | It would be more pleasant with some air between the lines | The text is packed too tightly for me
text-width: The lines go from one end of my monitor to the other | It would be easier if the lines were shorter | My head moves left and right when I read
underline-links: I can't tell links from text as I'm color blind | It would be helpful if links had a line below
unstick: Half of my little screen is taken by a bar that doesn't go away | It'd be good if the header stayed at the top of the page | The menu sticks to the window when I scroll
video-keys: I'd rather skip in the video with keys than hit that tiny slider | It would be helpful to go back a few seconds by a key | This player ignores the space bar
video-speed: The teacher talks so slowly that I fall asleep | It'd be nice to watch it a little faster | I need the dance lesson at half the tempo | The player has no setting for the pace
`;
