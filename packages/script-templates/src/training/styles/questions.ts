/** Questions: how to do something, whether it is possible, whether somebody has it: `id: phrasing | phrasing`. */
export const questions = `
allow-copy: how can I copy text from a website that doesn't allow it? | is there a way to use right click where it's disabled? | can I paste into a field that refuses pasting? | how do I get around copy protection on a web page? | how to select text which cannot be selected
article-age: how do I know when an article was written? | can you warn me if what I read is older than 2 years? | is there something that shows the age of a post? | when was this last updated?
auto-click: how to automatically press a button when it appears? | can a script click the skip button for me? | is it possible to have load more clicked by itself? | how do I make the browser click something every 5 seconds? | could you auto confirm the dialog button?
auto-scroll: how can I make a page scroll down slowly by itself? | is there an auto scroll for reading? | can the page move on its own at a steady pace?
back-to-top: how do I get quickly to the top of a page? | can you put an up arrow on every page? | is there a button for jumping back to the beginning?
bigger-text: how can I make the letters on a page larger? | can you increase the text size by 30%? | is there any way to enlarge only the text? | how do I set a bigger font for all websites?
check-all-boxes: how do I tick all checkboxes at once? | can I select all items if there is no button for it? | is there a fast way to uncheck everything? | how to mark all boxes in a form
clean-links: how can I remove tracking stuff from urls? | can you strip utm_source and friends from links? | is there a way to copy links without the tracking bits?
confirm-leave: can the browser ask me before closing a tab? | how do I prevent closing this page by accident? | is there a way to get a warning when I leave the site? | how to stop ctrl+w from killing my work
convert-currency: how can I see prices in euros on an american shop? | can you add the price in my own currency behind the dollars? | what would these prices be in swiss francs at 0.88? | is it possible to display rupees instead of USD?
copy-links: how do I copy all the links of a page? | can I get a list of every url on this site? | how to extract hrefs from a page? | is there something to grab all links ending in mp3?
copy-plain-text: how can I copy without formatting? | can you make copy always plain text? | why do I get styles when I paste and how do I stop that?
copy-title-and-link: how can I copy the title and the url of a page together? | is there a one click way to get a markdown link to this page? | can I copy a quote together with its source address?
count-characters: how many characters have I typed? | can I have a counter below text fields? | is there a way to see how many letters remain of 160?
count-words: how many words does this page have? | how long does it take to read this? | can you count the words I selected? | is there a word counter for web pages?
dark-mode: how do I make a website dark? | is there a dark mode for sites that have none? | can you turn the white background black? | how to read in bed without the bright background? | could I get a night theme for this page?
direct-links: how can I avoid the redirect page when I click a link? | can links on google go directly to the target? | is there a way to skip the leaving site warning?
disable-css: how can I switch off css on a page? | can I see the page with no styles? | what does this site look like without its stylesheet?
edit-page: how can I edit the text on a web page? | can I change words on a site just for a screenshot? | is it possible to make a page editable like a document?
expand-more: how can I expand all comments at once? | can you open all read more links automatically? | is there a way to unfold every collapsed section? | how to show the full posts without clicking?
extract-emails: how do I get all email addresses from a page? | can you list the mails mentioned here? | is there an easy way to collect contact addresses from a site?
extract-phone-numbers: how can I extract phone numbers from a website? | can you find every telephone number on this page? | which phone numbers are on here?
fill-form: can you fill in forms with my data? | how do I automatically enter my name and email in this form? | is there a way to populate a form with one click?
filter-rows: how can I filter a table on a web page? | can I search inside a big table and hide the rest? | is it possible to show only rows with a certain word?
find-broken-links: how do I check a page for broken links? | can you find the dead links here? | are there any links that don't work on this page?
focus-outline: how can I see where the keyboard focus is? | can you draw a border around the focused field? | is there a way to get the focus ring back?
grayscale: how can I make websites black and white? | is there a way to remove all colors from a page? | can the web be grey so that I'm less distracted?
hide-element: how can I hide the sidebar on a site? | can you remove the shorts from youtube? | is there a way to get rid of the recommended section? | how do I permanently block a part of a page? | can I hide the comments? | how to make the chat column disappear
hide-images: how do I browse without pictures? | can you hide all images on a page? | is it possible to load only text and no photos?
hide-posts: how can I hide posts that contain certain words? | can you filter my feed so I don't see politics? | is there a way to block spoilers for a show? | how do I mute a keyword on reddit? | could you make listings with the word broken vanish?
highlight-words: how can I highlight certain words on every page? | can you mark all occurrences of invoice and payment? | is there a way to color keywords in the text?
keep-form-text: how can I avoid losing what I wrote in a form? | can text fields be saved automatically? | is there a way to restore a form after a crash?
keep-screen-awake: how do I keep my screen on while reading? | can you stop the display from sleeping? | is there a way to prevent the computer dimming on a page?
key-clicks-element: can I have a keyboard shortcut for a button on a page? | how do I click the next link with a key? | is it possible to press F2 and trigger the edit button?
line-guide: is there a reading ruler for websites? | can you highlight the line I'm reading? | how do I not lose the line when reading?
links-in-new-tab: how can I make links always open in a new tab? | can you open search results in another tab? | is there a setting to keep the current page when I click a link?
links-in-same-tab: how do I stop links from opening in new tabs? | can I force links into the same window? | why does everything open in a new tab and how to stop it?
list-fonts-and-colors: what fonts does this website use? | which colors are on this page? | can you show me the colour palette and the font sizes?
list-to-csv: how can I save search results as a csv? | can I export this product list to excel? | is there a way to scrape the items on this page into a spreadsheet?
load-images: how can I load all images without scrolling? | can you make lazy images appear right away? | is there a way to get all pictures before I print?
local-times: how can I see times in my own time zone? | can you convert utc times on the page? | what date is 3 days ago exactly? | is it possible to show when something was posted instead of ago?
loop-video: how do I loop a video? | can a video repeat automatically? | is there a way to play a song again and again?
mark-cheap-prices: can you highlight products under 30 euros? | how can I spot everything cheaper than 100? | is there a way to mark the low prices in a list?
mark-external-links: how can I see which links go to other websites? | can you put an icon on external links? | which of these links are pdfs?
mark-visited-links: how can I see which links I already visited? | can visited links have another color? | is there a way to tell read from unread threads?
mute-media: how can I mute a website? | can all videos start without sound? | is there a way to keep a page silent?
open-selected-links: how can I open several links at once? | can you open all links that I selected? | is there a way to open each link of a list in its own tab?
outline-boxes: how can I see the boxes of the layout? | can you outline each element of a page? | where does this div start and end?
page-metadata: what are the meta tags of this page? | can you show me the og image and description? | does this page have structured data? | is the page set to noindex?
page-note: can I leave a note on a website? | how do I attach a memo to a page? | is there a sticky note for web pages?
page-outline: can you make a table of contents of this page? | how do I see all headings? | is there a way to jump between sections?
page-to-markdown: how do I turn a web page into markdown? | can you copy this article as markdown? | is there a html to markdown button?
pick-color: how can I find out the color code of something on a page? | can you give me the hex of a pixel? | what color is this?
picture-in-picture: how do I make a video float above other windows? | can I watch the video in a small window? | is there a way to pop out the player?
price-history: can you remember the price of this product for me? | was this cheaper the last time I looked? | how do I see how the price changed between my visits?
print-article: how can I print only the article? | can I print without ads and menus? | is there a printer friendly view?
read-aloud: can the computer read this page to me? | is there a way to listen to an article? | how do I get text to speech on a website?
reading-mode: how can I get a reader view? | can you show only the text of the article? | is there a mode without distractions?
reload-page: how can I refresh a page automatically every minute? | can you reload this tab each 30 seconds? | is there an auto refresh?
remove-popups: how do I get rid of cookie banners? | can you block newsletter popups? | is there a way to remove the thing that covers the page? | how do I scroll when there is an overlay?
rename-tab: how can I give a tab another name? | can I change the title of this tab? | is it possible to name my tabs?
replace-words: can you replace a word with another one on all pages? | how do I change every "AI" into "magic"? | is there a way to swap names in the text?
save-images: how can I download all pictures of a page? | can you save every photo in this gallery? | is there a batch download for images?
save-table: how do I export a table from a website to excel? | can I download this table as csv? | how to get a html table into google sheets
search-selection: can I look up a selected word on wikipedia? | how do I search marked text on another site? | is there a quick lookup for highlighted terms?
search-this-site: how can I search only within this site? | can you google inside this domain? | is there a way to search a site that has no search?
show-image-descriptions: how can I see the alt text of images? | which images have no description? | can you display the alt attribute below the pictures?
show-link-targets: where do these links lead? | can you show the url behind each link? | how do I see the real address of links?
show-passwords: how can I see the password I'm typing? | can you show the characters instead of dots? | is there a way to reveal a password field?
show-selector: how do I find the css selector of an element? | what's the class of the thing I'm pointing at? | can you show me tag, id and class on hover?
sort-tables: how can I sort a table on a website? | can you make the columns clickable for sorting? | is there a way to order the rows by date?
stop-motion: how do I stop videos from playing automatically? | can you turn off animations? | is there a way to freeze gifs? | why do banners move and how can I stop them?
sum-column: what is the total of this column? | can you add up these numbers? | how do I get the average of the values?
text-font: how can I change the font of a website? | can you use georgia for all text? | is there a way to force my own font?
text-spacing: how can I increase the line spacing? | can you put more room between the letters? | is there a way to make lines less tight?
text-width: how can I make the text narrower? | can you limit lines to 80 characters? | is it possible to keep paragraphs from being so wide?
underline-links: how can I make links underlined? | can you make links easier to recognize? | is there a way to always see which text is a link?
unstick: how do I get rid of a header that stays when I scroll? | can you make the fixed menu scroll away? | is there a way to remove sticky elements?
video-keys: can I use the arrow keys in a video? | how do I skip 5 seconds with the keyboard? | is there a way to control the player by keys?
video-speed: how can I watch videos faster? | can you play everything at 1.5 speed? | is it possible to go above 2x? | how do I slow a video to half speed?
`;
