/** Requests of the web that no template fits, one on each line: they need an account, a service, other pages, or a decision of a person. */
export const nearRequests: readonly string[] = `
log in to my bank and pay the electricity bill
transfer money to my landlord on the first of every month
log me in automatically with my password
remember my password and sign in
solve the captcha for me
bypass the recaptcha check
skip the cloudflare check
get around the paywall of this newspaper
read paywalled articles without subscription
unlock premium articles
fetch the article from an archive when it is paywalled
remove the watermark from the video
remove watermarks from stock photos
download this youtube video as mp4
save the video from the player to my disk
rip the audio of this stream to mp3
download all songs of this playlist
download a netflix movie
record my screen
record the meeting and write a transcript
translate the page into german
translate this article with our company glossary
translate selected text to french
summarize this article with chatgpt
give me a summary of the page
answer my emails automatically
reply to all comments with a thank you
write a reply to this email
post to my account every hour
schedule tweets for tomorrow
like every photo of this user
follow everyone who follows me
unfollow all inactive accounts
auto accept friend requests
mass message all my connections on linkedin
send an invitation to everyone in this group
invite all my friends to the page
delete all my tweets
delete all my old messages
export my whole whatsapp chat
archive all emails older than a year
forward every mail from my boss to slack
send me an email when the page changes
notify my phone when a ticket is available
text me when the price drops
alert me on telegram about new listings
watch this page every day and tell me about changes
check stock in other shops and compare
find the cheapest shop for this product
buy the item as soon as it is in stock
auto checkout sneakers bot
reserve a table when one becomes free
book the first free appointment at the embassy
refresh until concert tickets are available and buy two
bid on ebay in the last second
scrape 400 product pages into a database
crawl the whole website and save all pages
collect all reviews of this product from all result pages into excel
scrape google maps businesses with phone numbers
export all my followers to a spreadsheet
download my bank statements of the last year
upload this table to google sheets
save the data to airtable
send the form data to my server
sync my bookmarks with another browser
sync my notes between computers
back up the page to dropbox
save all my tabs and restore them later
close all duplicate tabs
group my tabs by site
mute all tabs
switch to the next tab with a key
move the tab to another window
change the new tab page of my browser
change the browser's user agent
change my ip address
use a proxy for this site
make the site think that I am in another country
fake my location
spoof my gps position
block trackers and fingerprinting
block all network requests to facebook
block ads on youtube
skip youtube ads before the video
block twitch ads
remove sponsored segments in videos
disable javascript on this site
clear the cookies of all sites
show the cookies of other sites
steal cookies
read the password of another user
get the token of this session and send it to me
keylogger for this page
record what people type
hack into an account
see who visited my profile
view private instagram profiles
see deleted messages
show who unfollowed me
find the email address of this person
look up the owner of this phone number
check whether my password was leaked
crack the wifi password
cheat in this browser game
aimbot for the shooter
auto play cookie clicker
solve the wordle
play chess for me and show the best move
show the best answer in the quiz
answer the multiple choice test
do my homework
take attendance in the online course automatically
skip through the training videos and mark them as done
move the mouse so that I look active in teams
keep me online in slack
fake typing
join my google meet at nine
mute myself when somebody talks
blur my background in the call
change my voice
generate a picture of a cat
make a logo for my company
write a poem about autumn
write a cover letter for this job
apply to all jobs that match my profile
fill in my tax return
calculate my taxes
translate my voice to text
type what I say into the field
read my handwriting
ocr the text of this image
identify the font in this picture
identify the plant in the photo
find where this picture was taken
reverse image search for every picture
remove the background of an image
resize and crop pictures
convert pdf to word
merge two pdfs
sign the pdf
edit the pdf in the browser
print only pages 3 to 5 of a pdf
convert this video to gif
cut the video and save the part
upscale the video to 4k
generate subtitles for the video
translate the subtitles
show lyrics of the song
identify the song that is playing
control spotify with my keyboard in other apps
turn off the lights at home
open the garage door
start my coffee machine
make a strong random password
suggest a safe password for the new account
compare the price with other stores
how many tabs are open
close all tabs of this site
reopen closed tabs
auto reply when I am away
mark all mails as read
rotate the pictures
find duplicate pictures
count my unfollowers
who blocked me
sort the search results by number of reviews
rank the offers by rating
`
	.trim()
	.split("\n");
