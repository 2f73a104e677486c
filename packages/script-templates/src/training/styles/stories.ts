/** Long texts with one wish inside, as in mails to a helpdesk: `id: phrasing | phrasing`. */
export const stories = `
allow-copy: Hi all, I'm a law student and our database blocks selecting. I tried two browsers, same thing. All I need is being able to copy a paragraph into my notes | So there's this site with crochet patterns, great patterns, but the owner has switched off the right mouse button and it makes me mad. Can that be undone | my bank makes me type the iban twice and won't accept paste, I have it in my password manager, please make paste work
article-age: Yesterday I set up my router with a guide and nothing worked, it turned out to be from 2009. I'd love a notice on top of pages that are several years old | My aunt forwards old news as if they were new. Could I have something that says this text is 6 years old
auto-click: When I watch my series there is this button that says next episode and I have to get up each time. I want it to be pressed automatically | Our intranet shows a notice after login where I click OK. It's been the same for a year. Do it for me | On this shop you get to see 20 items and then a button show more appears at the end, again and again. I'd rather it clicked itself
auto-scroll: I play the ukulele and read the chords from the tablet. Both hands are busy so the page should go down slowly without me | I read long novels online lying in bed and would like the text to glide upwards by itself
back-to-top: I read those forum threads with hundreds of answers and afterwards want to return to the header. A small arrow in the corner that brings me up would be fantastic
bigger-text: I turned 65 this year and notice that pages get harder to read, the letters are just too little for me. I'd want them maybe one and a half times as large | We have a screen in the canteen that shows the menu, nobody can read it from far away, the font needs to be a lot bigger
check-all-boxes: Each month I confirm the hours of my team, there are about 70 rows with a box each and no way to tick all of them. A button that ticks them would save me so much time | When I unsubscribe they show me a page with dozens of topics that are all ticked. I'd like to clear them in one go
clean-links: My friends tease me since I send them links as long as a novel. Everything after the question mark is for tracking, isn't it? Throw that away | I moderate a group and people post amazon and facebook links with all these codes at the end, I would prefer the short clean version
confirm-leave: I was filling out my visa application for 40 minutes and then my elbow touched the mouse and I was back on the start page. The page ought to ask before it goes away | I play a browser game and when I press ctrl w instead of w it closes. A question would save me
convert-currency: I import guitars from japan and look at auctions all evening. My head hurts from dividing by 160. It should just tell the euro amount next to the yen | We live in Norway and order from a british shop, I'd like crowns behind pounds, rate about 13.5
copy-links: For my research I go through conference programs and need every link to a paper. At the moment I copy them one at a time into a text file, there must be a better way | a friend sent me a page with all the episodes of an old radio show and I want the list of mp3 addresses
copy-plain-text: At work we paste stuff from the web into our ticket system and it takes over fonts and even tables, looks horrible. It should only be text that gets copied | Every time I copy something for my newsletter I first paste it into notepad to lose the formatting and then copy it again
copy-title-and-link: I collect sources for wikipedia articles and write down the title of the page and the link for each. If one click copied both that would be neat | In our team chat I share pages all day long and always add the name of the page by hand
count-characters: I write google ads for clients. The headline may have 30 characters and the text 90. The tool I have to use shows no count so I copy everything to another page | My job application portal allows 2000 characters per answer but doesn't show how many I have used
count-words: I teach english and my students publish their essays on a blog. I have to check that they have at least 400 words, so a counter would help | I only have a short train ride and want to know if a text is five or thirty minutes long before I begin
dark-mode: I work night shifts in a hospital and the documentation site is white as snow, when I look up I can't see anything for a minute. Could it be black please | My husband complains that my screen lights up the bedroom when I read forums at night. I need these pages to be dark
direct-links: Whenever I copy a result from google I end up with a monster address that goes through google. I'd like the true address of the page instead | The forum I read puts its own page between with five seconds countdown before it lets me go to the link. I want to jump over that
disable-css: I test our site for blind users and want to see it as it is without any design, only headings and lists one below the other
edit-page: I'm making a training manual and need screenshots in which the customer names are changed. It would be best if I could click in the text and overwrite it | For my brother's birthday I want a picture of a newspaper page with his name in the headline
expand-more: I like to read all the comments below articles but each is cut after three lines and there are buttons for more answers everywhere. Would be nice if they were all open | our wiki has everything in little folded boxes and when I print it nothing is in there
extract-emails: I help my sports club and must invite all the trainers listed on the federation's page. That's around 90 addresses, I don't want to copy each of them
extract-phone-numbers: My boss wants me to phone every workshop in the region and gave me a page from a directory. I would need the numbers in one list
fill-form: I register children for camps and on each form I put the address of our organization, the phone number and the account. It's always the same, can't the computer do it | We order lab material and the web shop forgets who we are every time so I have to type in department, name, room
filter-rows: The course list of my university has 1500 lines on one page. I just want those with the word chemistry and a box where I write it | We have a rota as a table in the intranet and I would like to see only my lines
find-broken-links: I run a small museum's website with a big page of links, some of them are surely long gone. I'd like to know which without clicking on all of them
focus-outline: Since my accident I can't use a mouse, I go through pages with the tab key. On many sites there's nothing to see when I jump from one thing to the next
grayscale: My therapist suggested to make the phone and the computer less attractive by taking away the colours. On the phone I managed, now I want it for websites
hide-element: Each time I open youtube to look for a tutorial I end up watching stuff from the column on the right. I would like that column not to be there | I use an online dictionary, and next to the translation there is a block of games and quizzes that takes half the page. Make it disappear | in our project tool there's a panel called activity that I never use and it needs space. Gone with it please
hide-images: I take the train to work and people look at my screen. I'd like to read the news without the big pictures | The mobile data here in the village is so slow, I don't need the photos at all, just the words
hide-posts: I'm three seasons behind and on the subreddit people write about the end all the time. Anything with the name of the killer should be kept from me | I look for used bikes and half of the ads are for kids bikes. I'd prefer not to be shown the ones with kids or children in the text
highlight-words: I go through tenders every morning and look for a few terms like bridge, tunnel and concrete. If they were coloured I'd be done in half the time | My daughter can't have lactose. When I read ingredient lists in web shops I'd like words like milk or whey to jump out
keep-form-text: Our ticket tool logs you out after fifteen minutes and if you were writing a long answer it's lost. I want the text to be there again after I sign in | I wrote a review for an hour, then the power went out
keep-screen-awake: I stand in the kitchen with dough on my fingers and the tablet gets dark every minute so that I have to touch it | when I play the piano from sheet music on the laptop it switches off in the middle of the piece
key-clicks-element: I check about 800 photos a day in a web tool, and for each I move the mouse to the approve button. If I could press a key for it my arm would thank me | in our webmail there's no shortcut to archive, I'd like alt+e to press that button
line-guide: My son has trouble with reading, at school they give him a strip of cardboard with a slot to lay on the page. Something like this on the screen would be great
links-in-new-tab: When I look for flats I click on one and then I have to go back and the list starts at the top again. It'd be better if each opened beside the list in its own tab
links-in-same-tab: The portal of our insurance opens a new window at each click, in the evening I have forty of them. I just want to stay in one
list-fonts-and-colors: A customer wants a flyer that looks like their website. They don't know which fonts and colours their agency used, and I'd like to get them from the page
list-to-csv: I'm hunting for a used car and compare offers in a spreadsheet. The results page shows thirty cars with price, mileage and year, and I type them all in by hand | my professor asked me to collect the publications from a faculty page into an excel file
load-images: When I save travel blogs for the flight, the pictures further down are missing since they are loaded only when you get there
local-times: I follow e-sports and the schedule is in korean time. Three times I got up for nothing. It should say when that is for me | In our bug tracker it just says 4 months ago, but I need the date for my report
loop-video: My toddler only falls asleep to one particular lullaby video and I have to start it again every two minutes in the dark
mark-cheap-prices: I buy second hand records and I never pay more than 12 euros. On the list there are thousands, I'd like to see at a glance which are in my range
mark-external-links: Our company has a policy that people must know when they leave our website. As an editor I'd like to see a symbol next to those links
mark-visited-links: I search for jobs every day and the portal doesn't show which ads I opened before, so I read the same ones again. They should look different
mute-media: I browse in the library and forgot my headphones, and then some page starts a video with sound. I want them silent unless I say so
open-selected-links: Each morning I read the web comics I have on a list. I'd like to mark the list and get all of them in tabs
outline-boxes: I'm learning css and don't get why there's a gap to the right. If I could see the edges of all elements I would find it
page-metadata: We shared our event on facebook and it displayed the wrong picture and text. I'd like to look at what the page tells facebook
page-note: I call customers from a list on our crm and each customer has a page. I want to write a line to myself there like call after 5 pm, and see it the next time
page-outline: I read privacy laws and manuals, which are pages with hundreds of paragraphs. A list of the headings on the side where I can click would be a relief
page-to-markdown: I keep my notes in obsidian and whenever I find a good article I copy it over, but headings and links get lost. I'd like to have it in markdown
pick-color: I paint miniatures and want the exact shade from pictures on websites as a number
picture-in-picture: I follow cooking videos and at the same time have the shopping list open, but when I switch the video is gone. I want it small in the corner in front of everything
price-history: There's a sofa I can't afford yet. I look at its page every week and can't remember what it cost the week before. It'd be good if that was noted
print-article: My mother wants articles on paper. When I print them there are fifteen sheets with adverts and links. I'd like just the text and its title
read-aloud: I have a long way to work by car and would like to have the articles from my reading list read to me
reading-mode: I have attention problems. On news sites there are boxes and flashing things all around, and I give up after a paragraph. I just need the text on an empty page
reload-page: I wait for an appointment at the town hall. You have to look at the page again and again to see whether one is free. It should load again every minute or so | we have a tv with a status page in the office, and somebody has to press f5 now and then
remove-popups: It's 2026 and I spend my days clicking away windows: cookies, newsletter, rate our app, allow notifications. Spare me all of them | There's a recipe site that puts a gray layer with a login over the page and then one can't move down anymore
rename-tab: I have eight tabs of the same tool open, one for each customer, and all are called the same. I'd like to write the customer's name on each tab
replace-words: My ex has the same first name as a minister and I can't read it anymore. Just show me another name | for our lesson plan I want the kids to read a text where the hero has the name of our class mascot
save-images: The kindergarten put 120 photos of the summer party online for a week, and I don't want to save every one separately
save-table: I'm a sports statistician, the league publishes the standings as a table on its site and I need it in libreoffice without retyping
search-selection: I read old books online and there are words I don't know. I'd like to mark one and be taken to its entry at merriam-webster.com
search-this-site: There's a great old hobby forum whose own search broke years ago. I need a way to look for something in it anyhow
show-image-descriptions: I check websites for a blind association and need to know which descriptions the pictures carry and where they are missing
show-link-targets: My father clicks on everything. I'd like the addresses to be written next to the links on his webmail so he can see if they are fake
show-passwords: I have a very long passphrase and when I make an error I see only dots and start from the beginning
show-selector: I write tests for web pages and constantly need the selector of some button. Opening the inspector for each is tedious
sort-tables: I compare health insurers on a page with a table that is sorted by name, while I would like the lowest premium first, by clicking on top of the column
stop-motion: After my concussion I can't stand things that move on a screen. There's always something sliding, flashing or a film that starts
sum-column: My online banking shows the payments of the month in a table but not how much it was altogether
text-font: I was diagnosed with dyslexia and there's a special font that helps me, it's installed on my pc. I want all pages to use it
text-spacing: My optician said that I should read text with more distance between the lines. In word I can set that but not on web pages
text-width: I bought a 34 inch monitor and now each paragraph is one single line that goes from left to right. I want it like in a book
underline-links: In my web course for seniors nobody finds the links on the town's page since they're merely a little bluer than the text
unstick: I read on a small netbook. Many pages have a bar at the top with the logo which stays there, and a second one at the bottom, so I see about five lines of text
video-keys: I type up interviews from a video on our server. For each sentence I have to go back a few seconds, with the mouse that's hardly possible. The left arrow should do it
video-speed: Our company training consists of forty videos with someone who speaks very slowly, and the player offers no way of making it faster
`;
