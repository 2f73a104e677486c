/** People in a hurry and people who learn English: misspelled, terse, in other orders of words: `id: phrasing | phrasing`. */
export const learners = `
allow-copy: i can not copie the text, please do that it goes | rigth click dont work on this side | want copy but is blocked | pls unlock selct text | copy+paste back!!
article-age: how old this article is, show me | warn if to old news | date of artikel big on top | is this fresh or old??
auto-click: always click on ok buton for me | button shall be clicked from alone | clik skip automaticly | press contine every time it comes
auto-scroll: page must go down slow alone | automatik scroling slow speed | scrol by it self while read | move page slowly downwards no hands
back-to-top: arrow for go to up | buton back to the begining of side | quick up again pls | jmp to top
bigger-text: text to small for me, make more big | biger letters please | can not read so little script | font 150 % | schrift too small, i need bigger
check-all-boxes: all the hooks set at once | tik all boxs | select evrything checkbox | make all checkmarks away | all boxes on / off
clean-links: link without traking please | clean the url from utm an so on | cut that rubbish behind the ? in links | no fbclid!!
confirm-leave: ask me befor close the tab | window should not be closed by accidant | warn me when i go away from the side | are u sure question at closing
convert-currency: prices in euro instead dollar pls | dolar to real, kurs is 5.1 | how many is this price in rupee, show on page | make from pound euro
copy-links: all link in clipboard pls | need list with all adress of the links | give me urls all | copy al the hyperlinks
copy-plain-text: copy only text no formatation | when i copy it should come without color | plane text copy | no format when i ctrl c
copy-title-and-link: titel and link copy together | copy name of page + adress | title+url 1 click | i need link with the title for zitat
count-characters: count the letter in the field when i am writing | how much signs i have still | charakter counter under input | max 160 show rest
count-words: how many word has the text | count wrods in selection | words counting please | reading time how long?
dark-mode: dark design for al pages please | make background black text white | to bright! want dark | nigth mode | page in dark colour i need for evening
direct-links: link shall go direct and not over other side | no redirekt | google links are not the right link, want the real | skip the "you leave now" side
disable-css: without css please | design away only naked text | turn of styles | no style shet
edit-page: i want to change text on the page self | make writable the web page | edit tekst on website | page editible pls
expand-more: all "show more" open automatic | open the hidden comments all | expnd everything | read more click for me all the time everywhere
extract-emails: all email adresses from the page to list | emails colect | find every mail on this side | get mails out
extract-phone-numbers: all telefon numbers from page | phone nummer list | find mobil numbers | get tel out of this page
fill-form: form fill with my datas | write my adress in the formular automatic | fields should fill self with my name | fil out form always same
filter-rows: only show rows where stands berlin | filter on table with word | search in tabel and hide other lines | list filtern
find-broken-links: which links are broke? | controll if links work | ded links show | 404 links find
focus-outline: where is the focus? frame please | show frame on the thing where i am with tab key | fokus visible make | keybord focus ring
grayscale: no colour, all grey please | page black/white make | take away colors | grey scale like old tv
hide-element: this box on right side away forever | hide the left menue | i want not see the recomendations | delet sidebar from side | shorts go away | remove part of page i dont need
hide-images: pictures away | no fotos please | hide all imags | i want see only text without picture
hide-posts: posts with word trump not show | hide tweets about futball | no post where stands "bitcoin" | remove all artikel with kardashian in it | i dont want read spoilers of the serie
highlight-words: mark the word in yellow where it comes | make colorfull the words i choose | higlight keyword | show me where stands my name, with color
keep-form-text: text in form is gone when reload, please save | my writed text must not be lost | form remember what i typed | autosave in coment field
keep-screen-awake: screen shall stay on | display not go off while cooking | dont let sleep my monitor | no black screen pls
key-clicks-element: with key n click on next | shortcut for buton | want press key and then it clicks login | hotkey to clik the link
line-guide: i loose always the line by reading | ruler for read that goes with mouse | line where i read brighter, other dark | reading help line
links-in-new-tab: link open in new tab always please | links shall open in other window | i want that page stays when i click on link | new tab 4 every link
links-in-same-tab: not open new tab at click | links in the same window open please | stop new windows coming | all in one tab
list-fonts-and-colors: which colors and font has this page | show me fonts of side | colour list of website | what font is used?
list-to-csv: results to exel | list of products as csv save | all entrys in table file | cards to spreadshet
load-images: load all foto at once | pictures come only by scrolling, want all now | no lazy loding | images complete load before print
local-times: time in my timezone please | hours are from usa, show me in german hours | convert clock time to here | exact time not "2h ago"
loop-video: video again and again from begin | repeat video without end | song in loop | when video end start new
mark-cheap-prices: show cheap ones under 50 green | mark price smaller than 10 | cheap products make visible | under 100€ mark
mark-external-links: show me which link goes out to other side | sign at external link | pdf links with symbol | outgoing links mark
mark-visited-links: link i was already make other color | visited link colour | show what i have clicked | readed links purple
mute-media: no sound from videos | all video silent please | page must not make noise | mut everything
open-selected-links: open all links what i mark | marked links all in tabs | open many link in one time | selected urls -> tabs
outline-boxes: border around all element | show boxes from layout | see all divs with line | frame each block
page-metadata: show meta datas | what is description of page for google | og tags see | seo tags show me
page-note: write notice on page and it stays there | note to website for me | post it on page | remember note for this side
page-outline: table of content please | show all the headlines in list for jump | overview of chapter | toc for long text
page-to-markdown: page to markdown | copy text as md with links | artikel in markdown save | .md of this
pick-color: which color is it here? code please | take color from screen | hex of this point | color pik
picture-in-picture: video small in corner over all windows | little video window stay in front | pip for video | see video when i work other thing
price-history: save what it costs today and show next time | price before and now | was it more cheap last time | remember prise
print-article: print only text from the article | printing without advertisment | clean print please | not print menu and so
read-aloud: read me the text with voice | speak page | lease read out lout | i want hear the article | vorlesen this page
reading-mode: only article text see, all other away | read mode | clean side to read quiet | without distractions reading please
reload-page: page new load every 5 minute | refresh self all 10 sec | automatic f5 | reload always again
remove-popups: cookies window away please | no more popups!! | close always the newsletter window | cokie banner remove | this overlay disturbs me on every side
rename-tab: tab other name give | name of tab change to work | i want write own titel on tab | tab rename
replace-words: instead of "a" show "b" on page | change word in all text to other word | replace name trough other | make every "he" to "she"
save-images: all pictures download | save every foto from page in my pc | images al saving | get fotos out of galery
save-table: table to exel | save tabel as csv file | export this tabelle please | tabl download
search-selection: marked word search on wikipedia | selected text look in leo.org | search what i mark | word mark -> dictionary
search-this-site: search only in this website | find on this side with google | site has no search, make one | seek in this domain
show-image-descriptions: alt text show under picture | description from images see | which picture has no alt | picture text for blind show
show-link-targets: show the adress of link beside | where goes the link? want see | url behind link write | real link show before klick
show-passwords: password see when i tipe | make dots to letters in pasword field | show pw | want read my password in field
show-selector: css selektor from element under mouse | which class has this thing | selector copy by click | id and class of element show
sort-tables: table sort by click on head | sort the colum | tabel order after price | rows sorting big to small
stop-motion: nothing should move on page | gifs stop | video must not start alone | animation off | blinking away
sum-column: sum from the column | add numbers together in tabel | how much is all together | total of numbers pls
text-font: other font please, arial | all text with font verdana | make nice readable letters style | font change for dislexia
text-spacing: more place between lines | line distance bigger | letter space more | text is to tight
text-width: lines are to long, make short | text not so wide please | colum more narrow for read | max width of text
underline-links: links with line under | underlin all link | make link underlined again | line below links pls
unstick: header should not come with me | bar on top stays always, make it normal | menu dont follow on scroll | fix header away
video-keys: with arrow keys jump in video | keybord control for film | 10 sec back with key | space = pause
video-speed: video more fast please | film to slow, speed 2 | playing speed change 1,5 | slower video half speed
`;
