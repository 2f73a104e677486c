/**
 * Words of subjects that mostly lie outside of the catalog, one subject on each line, named by its first word. They let the classifier
 * recognize a request about food or travel by a word that the training has not seen.
 */
export const TOPICS = `
food recipe ingredient cook cooking bake pizza rice pasta meal dinner lunch breakfast eat restaurant menu vegan vegetarian calorie nutrition diet sugar bread cake coffee tea beer wine milk egg onion cheese meat chicken fruit apple banana chocolate soup salad kitchen chef grocery snack
travel trip flight hotel airline airport plane train bus taxi cab uber route journey vacation holiday tourism passenger luggage visa passport airbnb departure arrival airfare itinerary commute ferry metro subway tram cruise car drive rental
booking book reserve reservation appointment schedule slot seat ticket meeting event calendar invite invitation rsvp availability waitlist agenda
commerce shop store cart basket checkout coupon voucher wishlist order seller buyer vendor merchant auction bid shipping delivery parcel refund retailer stock restock marketplace cashback sneaker shoe size
payment pay bank transfer invoice bill tax loan mortgage salary fee credit debit card balance budget paypal iban receipt rent wage pension insurance bitcoin crypto wallet nft stock invest trading dividend
people friend mother father mom dad mum wife husband sister brother boss colleague coworker neighbor girlfriend boyfriend son daughter child kid grandma grandpa aunt uncle cousin teacher customer client employee landlord partner ex
send forward share deliver dispatch mail transmit post publish submit tweet upload broadcast announce
chat message whatsapp telegram slack teams sms dm discord messenger skype signal inbox reply conversation
alert notify notification ping beep remind reminder alarm inform
account login signup register registration profile credential logout session membership user username follower following subscriber
watch monitor track observe detect surveil watchdog
game chess sudoku wordle tetris snake puzzle quiz crossword solitaire poker hangman arcade player level cheat bot score gamer minecraft roblox lottery casino bet dice coin pong
language english german french spanish italian dutch russian chinese japanese korean arabic portuguese polish turkish latin hindi swedish translate translation translator bilingual vocabulary grammar spelling pronunciation accent synonym
device phone smartphone tablet tv television printer laptop computer pc macbook iphone android keyboard mouse microphone camera webcam speaker headphone bluetooth wifi usb battery lamp robot drone console
home house door garage heating light lamp thermostat window blind oven fridge garden plant vacuum
weather rain snow temperature forecast sunny storm wind celsius fahrenheit climate sunrise sunset
health doctor dentist medicine pill pain headache hospital symptom pulse blood sleep gym workout exercise yoga fitness running weight
animal dog cat bird horse fish pet puppy kitten cow elephant
city country town berlin paris london rome zurich bern tokyo germany france italy switzerland america usa europe africa asia india china japan australia canada mexico spain
place map location distance near nearby neighborhood street coordinate gps direction navigation kilometer
unit mile kilometer meter cm inch foot feet yard pound kilo kg gram ounce liter gallon cup acre celsius fahrenheit metric imperial
math calculate calculation multiply divide subtract percent percentage average median deviation equation formula fraction interest vat square root random
chart graph diagram plot pie histogram visualization dashboard infographic mindmap timeline
format pdf docx word epub kindle mp3 mp4 wav jpg png gif svg zip json xml html yaml sql
ai chatgpt gpt llm claude gemini copilot bot robot model prompt neural openai
code javascript python java php react typescript sql api server database function bug debug compile deploy git npm docker framework library script macro vba
school homework exam student teacher lesson course university class grade essay thesis test pupil
work office job career cv resume interview company team manager hire salary shift project task todo deadline
write compose draft author rewrite rephrase paraphrase formulate
summary summarize summarise gist tldr shorten condense abstract recap
music song lyrics melody guitar piano band album spotify playlist karaoke chord singer tune
sport football soccer tennis basketball league goal match team stadium olympics race
law legal contract lawyer police court privacy license copyright
love wedding birthday party gift date marry congratulate anniversary
science universe planet star physics chemistry biology history president war capital
secret hack crack bypass steal spy fake spoof exploit phish keylogger unlock jailbreak pirated torrent
style bold italic uppercase lowercase capital capitals round rounded corner shadow transparent gradient opacity shape thick thin centered align margin padding decorate
hue red blue green yellow orange purple pink brown turquoise violet beige crimson teal
rotate flip mirror tilt spin upside turned rotation
move drag swap reposition rearrange shift reorder dock
limit block restrict lock parental productivity procrastinate distraction quota minutes
storage cloud dropbox drive airtable notion evernote trello onenote pocket todoist backup sync synchronize icloud sheets zapier mailchimp
browser chrome firefox safari edge extension bookmark history favorite proxy vpn cache cookie
crawl scrape crawler scraper spider harvest bulk every all
compare comparison difference versus diff changed
rating review star vote like dislike upvote poll survey rank reputation feedback
blur crop resize compress upscale sharpen filter sepia brightness contrast zoom magnify
record capture screenshot recording recorder screencast webcam
timer stopwatch countdown clock pomodoro alarm
guess predict recommend suggest suggestion advice best
joke funny meme cute poem story fun bored
speech voice dictate dictation microphone
question who what why explain meaning definition define
`;
