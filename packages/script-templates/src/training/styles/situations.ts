/** Situations of daily life in one or two sentences, with the wish in them or behind them: `id: phrasing | phrasing`. */
export const situations = `
allow-copy: I'm preparing a worksheet and the museum's page won't let me take over a quotation | The bank form insists that I type my IBAN by hand instead of pasting it | My thesis needs passages from a journal that disables selecting | On this blog a box pops up saying content is protected when I right click
article-age: I followed advice about a phone setting that no longer exists because the post was ancient | My parents believe every old news item is from today | As an editor I must not cite anything older than two years
auto-click: We stream a series to the kids and somebody must confirm every twenty minutes that we're watching | The shop page has a button for loading 12 more items and I press it forever | My game gives a reward when you press collect every few minutes
auto-scroll: I'm a choir conductor and read the lyrics off the laptop, nobody can turn the page for me | On the exercise bike I read long reports and can't reach the trackpad | We show a news page on a display in the lobby and it should wander through the text
back-to-top: The order form is at the top of a product page that's forty screens long | On my phone I flick twenty times until I see the menu again | After reading a whole thread I want to get to its first post quickly
bigger-text: I sit three meters from the screen and can't read the recipe | Grandpa got a tablet and finds the newspaper's letters too fine | With my new high resolution monitor every site looks tiny | I forgot my glasses and need to read this contract
check-all-boxes: I have to assign 150 pupils to a course and each has a box in front of the name | To clean my mailbox I need to tick every message on the page | The export asks for each column with its own checkbox and I want them all | A privacy form came with sixty boxes already ticked
clean-links: I post articles in our club chat and the addresses fill half of the screen | Our intranet stores links and I don't want newsletter codes in them | A friend showed me that the links I share reveal that I came from Facebook
confirm-leave: My toddler pressed a key and my half finished application form was gone | While I write a long answer I sometimes hit ctrl+w instead of ctrl+e | The trackpad goes back a page when I scroll sideways and my chess game is lost
convert-currency: I'm planning a trip to Norway and everything is in crowns | I buy fabrics from a British shop and think in euros | My clients are in India and want to know the prices in rupees | The game store lists dollars but my card is charged in pesos
copy-links: I archive press coverage and need the address of every article on the overview page | My download program wants a list of urls and the page has sixty episodes | For our link collection I have to hand over every address that stands on this page
copy-plain-text: When I paste quotes into my slides they bring along giant blue letters | Our editing system breaks when somebody pastes formatted text | I copy lines of a recipe into my notes and they arrive with a gray box around them
copy-title-and-link: I keep a reading list in a text file, one line with title and address for each | In our chat I always want to post the name of the article together with its url | For footnotes I need the page's title followed by where it is
count-characters: The application portal accepts 500 characters per answer but doesn't say how far I am | I write descriptions for a shop and they must stay below 160 signs | My tweets are always cut off
count-words: I'm paid per word for proofreading web pages | For homework I must find an article with about 600 words | Before I recommend an article I'd like to tell how many minutes it takes
dark-mode: I read in bed and the white page lights up the room | After my eye operation bright screens hurt | I'm an astronomer and need dark pages at the telescope | Our control room is dim and the web tool is glaring white | I get migraines from bright backgrounds
direct-links: When I copy a hit from the search engine into a mail it becomes a monster that starts with google | Our firewall blocks the shortener that this site puts in front of each link | I always have to confirm that I want to leave the forum when I click a link
disable-css: I teach a class about HTML and want to show the bare page | The site's design is broken on my old browser and hides the text | I need to check that our page makes sense without its looks
edit-page: For a mockup I'd like to change the headline on our live page without touching the server | I print worksheets from websites and want to delete a sentence first | For a presentation I need a screenshot in which the names are changed
expand-more: A review site shows two lines of each review and I want to read all of them | Our help page hides each answer behind a question and I need to search through them | In discussions most replies are collapsed and I'd like them open from the start
extract-emails: I organize a class reunion and the school lists everyone's mail on a page | Our sales team needs the addresses from an exhibitor list | I want to write to all club presidents, their addresses are on one page
extract-phone-numbers: I must call all craftsmen in this directory tomorrow | The hospital page has numbers of fifty wards and I need them in a list | For our emergency sheet I need all telephone numbers of the page
fill-form: At reception I register thirty visitors a day with the same company data | I order samples from many shops and always enter the same delivery address | Every Monday I fill out the same report with the same values
filter-rows: The bus timetable has 300 rows and I only care about my stop | In a long member list I want to see those from my village | The price list goes on and on, I'd like to type part of a name and see what remains
find-broken-links: I look after the website of our parish and people say some links don't open | Before the audit I have to make sure that no link on this page is dead | We moved to another server and I'm afraid links are broken
focus-outline: I broke my arm and move through pages with the tab key, but don't see where I am | Our accessibility test says that the focus can't be seen
grayscale: I scroll too much and read that gray screens help | I design posters for newspapers and want to see pages in black and white | Colorful pages make me nervous
hide-element: My daughter gets stuck in the suggested videos next to her lesson | On the news site a live ticker on the right draws my eyes | The job site has a bar of sponsored companies above the results and I want it gone for good | I never use the chat window on the left of that page
hide-images: On the train the connection is slow and photos take ages | I read news about accidents and don't want to see the pictures | My desk faces the corridor and the shop's photos are embarrassing
hide-posts: I'm on a diet and don't want to see posts about cake | The elections are over and my timeline still talks about nothing else | I record the race and don't want to learn the result from my feed | In the classifieds I want to skip everything with "broken" in it | Since my dog died I avoid posts about puppies
highlight-words: I proofread contracts and look for "shall" and "must" | I search job lists for "part-time" and easily miss it | In a long list of ingredients I look for nuts and milk
keep-form-text: The portal logs me out after ten minutes and my text is gone | My train goes through tunnels and each time the form forgets what I typed | I wrote a long review, pressed reload by mistake and had to start over
keep-screen-awake: I read sheet music from the tablet and it goes dark in the middle of the piece | During the talk my laptop blanks while I explain a slide | In the workshop I follow instructions with oily hands and the display turns off
key-clicks-element: I label thousands of pictures with two buttons and want keys for them | On the reader page I go to the next chapter with a tiny arrow and would prefer a key | In our ticket system I press the same button all day and want a shortcut for it
line-guide: I'm dyslexic and slip into the wrong line | In long legal texts I lose the row when I look away | My pupil needs a strip that shows just the line he reads
links-in-new-tab: I work through a list of articles and each click takes the list away | On the research portal I always come back to the first page of results after reading one
links-in-same-tab: My mother is confused by all the new tabs | On our kiosk computer no link may open another window
list-fonts-and-colors: I design a flyer that should match our website | I like the blog's look and want to use the same letters and shades
list-to-csv: I compare flats and would like all of them with price and link in a sheet | For market research I need the product tiles of this shop in Excel | My club wants the events from this page in a file
load-images: I save catalog pages for reading offline and half of the pictures are missing | When I print the photo page there are blank frames at the end
local-times: I work with people in Boston and Tokyo and always get meeting times wrong | The stream starts at 8 pm Pacific and I live in Vienna | The log says "3 days ago" and I need the day
loop-video: I practice a dance and want the clip to begin again each time | At the fair our film should run all day | My son falls asleep only with this lullaby playing over and over
mark-cheap-prices: I flip through hundreds of second-hand bikes and only those below 200 interest me | I look for flights and want the ones under 90 to jump out
mark-external-links: In our wiki I'd like to see which links leave the wiki | My data plan is small and I want to know beforehand if a link is a PDF
mark-visited-links: I work through a list of 200 papers and can't see which I had open already | All links have the same color and I click the same ones twice
mute-media: I'm in a library and a page started to play music | At night I browse next to the baby and can't have videos make noise
open-selected-links: Each morning I mark the headlines that interest me and want them all open | I got a mail with fifteen links to review and don't want to click fifteen times
outline-boxes: Something on my page is too wide and I can't see which element | I learn CSS and want to see how the boxes are nested
page-metadata: When I share our page the wrong picture shows up and I want to see what the tags say | My client asks which description Google sees
page-note: I look at many apartments and want to remember what I disliked about each | On my supplier's page I want to see a reminder of our discount
page-outline: The privacy policy is 40 screens long and I look for one chapter | I study with long wiki articles and want to hop between their parts
page-to-markdown: I write documentation in md files and often take over text from web pages | My notes app only understands markdown
pick-color: I knit and want the exact color of a yarn on the screen | The client wants the same green as on this page and I need its code
picture-in-picture: I cook along with a video while writing the shopping list in another window | During the match I have to answer mails and still want to see the game in a corner
price-history: I wait for a coat to become cheaper and can't remember what it cost | The shop says 30 percent off and I don't believe it was ever dearer
print-article: My grandmother reads on paper and the print has more ads than text | I print recipes for the kitchen and want neither comments nor pictures of other recipes
read-aloud: I'm learning to pronounce English and want to hear the page | While I iron I'd like to hear the long report | My sight gets worse and the text should be spoken
reading-mode: With ADHD I can't read when something sits left and right of the text | The local paper has so many boxes that I lose the article
reload-page: The ticket page must be refreshed until the sale starts | In our kitchen a screen shows the orders and nobody reloads it | I follow election results and hit refresh all evening
remove-popups: On each recipe site I must close a cookie box, a newsletter and a video before I see the ingredients | My mother clicks accept on everything just to get the box away | A gray curtain with a login lies over the page and I can't scroll
rename-tab: I have ten tickets open and all tabs are named after the tool | My partner shouldn't see from the tab that I look for presents
replace-words: My theatre group reads a text in which the hero should have another name | The translation calls us "consumers" everywhere and I'd rather read "readers"
save-images: The photographer put 200 wedding pictures on a page and I want them all | For our school paper I need the pictures of this report on my stick
save-table: My boss wants the league table in Excel by noon | I do statistics with figures that the office publishes as a web table
search-selection: I read in a foreign language and want to throw a marked word at an online dictionary | When I read about an actor I'd like to find him on imdb.com
search-this-site: The town's page has no search and I look for the garbage dates | The docs' own search is useless, but google finds everything there
show-image-descriptions: I have to report which pictures on our page lack a text for the blind | As an editor I check that photos are described
show-link-targets: A mail from the bank looks odd and I want to see where its links really go | On the printed handout nobody can click, so the addresses should be readable
show-passwords: My password has thirty characters and I can't see where I made the typo | My mother types with two fingers and needs to see her password
show-selector: I write a script and need to know how to address a certain button | For an ad blocker rule I need the name of the element
sort-tables: The club's results are listed by name and I want them by points | I compare phone plans and want the cheapest row first
stop-motion: I have epilepsy and must avoid flashing pictures | A dancing banner sits next to the text and I can't concentrate | On slow internet all those videos that start alone eat my data
sum-column: The expense list has amounts but nobody added them | I mark a few numbers in a report and want their sum
text-font: I have dyslexia and read faster with a certain font | The blog uses curly handwriting letters that I can't decipher
text-spacing: For my eyes the lines stand too close | My student reads better if letters have more distance
text-width: On my wide screen one sentence fills the whole width and I lose my way back
underline-links: In our training nobody notices the links as they look like normal text
unstick: My laptop is small and three bars stay on the screen whatever I do | While reading, the header covers the first line of what I jump to
video-keys: I transcribe interviews and want to jump back five seconds without the mouse | The e-learning player reacts to no key at all
video-speed: I have to watch ten hours of mandatory training by Friday | The guitar teacher plays too quickly for me to follow | The lecturer makes long pauses, I'd like him 30 percent faster
`;
