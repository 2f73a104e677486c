-- The synonyms of the search. An operator adds rows at any time; `insert into private.search_synonyms (term, synonym) values …`.

-- Terms of one group stand for each other.
insert into private.search_synonyms (term, synonym)
select distinct term.word, synonym.word
from unnest(array[
	-- Tables and data
	'csv,tsv,spreadsheet,excel,xlsx,google sheets,libreoffice', 'table,spreadsheet,grid', 'data,dataset,records',
	'export,download,save,extract,backup,dump', 'convert,export,transform,turn into', 'extract,scrape,collect,grab,gather,harvest',
	'sort,sortable,order,arrange,rank', 'filter,narrow,refine', 'column,field', 'json,api', 'format,formatter,prettify,beautify,pretty,tree',
	-- Reading
	'dark,night,black', 'light,bright,white', 'dark mode,night mode,dark theme', 'theme,style,skin,css', 'reader,reading,readability',
	'reading mode,reader view,reader mode,distraction free', 'article,post,story,news,blog', 'text size,font size,bigger text,larger text',
	'bigger,larger,enlarge,zoom,size', 'smaller,shrink,size', 'font,typeface,typography', 'summary,summarize,tldr', 'translate,translation,translator,language',
	'outline,toc,table of contents,headings', 'heading,headline,section', 'chapter,section', 'footnote,reference', 'highlight,marker,mark,color',
	'old,outdated,stale,age', 'date,day,published',
	-- Removing and blocking
	'remove,hide,delete,clean,strip,get rid,clear', 'block,blocker,blacklist,block-list,ban,exclude,hide', 'disable,stop,prevent,turn off,block',
	'stop,pause,halt,quiet', 'popup,pop-up,overlay,modal,dialog,lightbox', 'cookie,consent,gdpr,cookie-banner', 'banner,notice,bar,overlay',
	'ad,ads,advert,advertisement,advertising', 'clutter,distraction,noise', 'newsletter,subscription,sign-up', 'sticky,fixed,floating',
	'enable,allow,unlock,unblock,restore', 'restore,recover,undo,back', 'paywall,subscription',
	-- Video and sound
	'video,film,movie,clip,player,media', 'audio,sound,music,podcast,volume', 'speed,playback,rate,tempo', 'fast,faster,quick,speed', 'slow,slower,speed',
	'autoplay,auto-play,automatic playback,playing automatically', 'mute,silence,quiet', 'picture in picture,pip', 'subtitle,caption,transcript',
	-- Images
	'image,picture,photo,img,pic', 'icon,favicon,logo', 'screenshot,capture,snapshot', 'alt text,alternative text,image description,alt-text', 'background,wallpaper',
	'download image,save image,image list', 'color,colour', 'gallery,album',
	-- Forms and signing in
	'password,passphrase,passcode,credentials', 'login,sign-in,signin,log in,sign in,password', 'show,reveal,unmask,see,view,visible,display',
	'viewer,reader,preview', 'hidden,invisible,masked', 'form,input,field', 'draft,autosave,auto-save,unsaved', 'keep,save,store,remember', 'lost,crash,gone',
	'fill,autofill,complete',
	-- Links and addresses
	'link,url,address,hyperlink,href', 'tracking,tracker,utm,analytics,campaign', 'parameter,parameters,query string', 'redirect,redirection,forward',
	'short link,shortener,short url', 'anchor,fragment,permalink,heading link', 'share,send,post', 'quote,quotation,excerpt,citation',
	'phone,mobile,smartphone,cell phone', 'qr,qrcode,qr code,qr-code,barcode', 'email,mail,e-mail', 'bookmark,favorite,save',
	-- Copying and writing
	'copy,clipboard,duplicate', 'paste,insert,clipboard', 'right click,context menu,context-menu,rightclick', 'select,selection,selected',
	'snippet,code,code block,code-block,source', 'markdown,md', 'note,notes,memo', 'cite,citation,bibliography,reference,references,bibtex',
	'word count,word counter,character count', 'count,counter,counting,number,statistics', 'write,writing,editor', 'spell,spelling,grammar',
	'generate,generator,create,maker',
	-- Finding
	'find,search,lookup,look up', 'keyword,keywords,term,words', 'regex,regular expression,regexp,pattern', 'result,results,hits',
	'search engine,google,bing,duckduckgo', 'site search,search site,within site', 'replace,substitute,swap',
	-- Keyboard and accessibility
	'keyboard,shortcut,shortcuts,hotkey,hotkeys,keys', 'navigate,navigation,move,jump,browse,walk', 'accessibility,a11y,wcag,screen reader',
	'tab order,focus order,tabindex', 'contrast,color contrast,legibility', 'check,checker,audit,test,validator,inspect,verify', 'scroll,scrolling',
	-- Time
	'timestamp,epoch,unix time,unix-time', 'time zone,timezone,time-zone,local time', 'clock,time,hour', 'timer,stopwatch,countdown', 'calendar,event,appointment',
	-- Pages and developing
	'metadata,meta,meta tags,seo,open-graph,opengraph,head', 'print,printer,paper,pdf', 'file,document,attachment', 'size,dimensions,bytes,large',
	'developer,development,devtools,debug', 'html,markup,dom', 'css,stylesheet,style', 'javascript,js', 'performance,load time,speed', 'edit,editable,modify,change',
	'auto,automatic,automate,automation', 'price,cost,deal,coupon,discount', 'shop,shopping,store', 'comment,reply,discussion', 'notification,alert,reminder',
	'private,privacy,tracking', 'wiki,wikipedia', 'user,profile,account', 'window,popup', 'map,maps,location'
]) as synonym_group,
	regexp_split_to_table(synonym_group, ',') as term (word), regexp_split_to_table(synonym_group, ',') as synonym (word)
where term.word <> synonym.word
on conflict do nothing;

-- In one direction only: who searches for the name of a site or product may mean its kind.
insert into private.search_synonyms (term, synonym)
select term.word, synonym.word
from (values
	('youtube,vimeo,netflix,twitch,tiktok,dailymotion', 'video,player'), ('spotify,soundcloud', 'audio,music'), ('gmail,outlook,yahoo mail', 'mail,email'),
	('amazon,ebay,etsy,aliexpress', 'shop,price,product'), ('facebook,instagram,twitter,reddit,mastodon,bluesky,linkedin', 'social,post,feed'),
	('github,gitlab,stackoverflow', 'code,developer'), ('google,bing,duckduckgo,yahoo,ecosia', 'search,search engine'), ('wordpress,medium,substack', 'blog,article'),
	('iphone,android,ipad', 'phone,mobile'), ('chrome,firefox,safari,edge', 'browser'), ('word,google docs', 'document'), ('annoying,annoyance', 'overlay,remove')
) as direction (terms, synonyms),
	regexp_split_to_table(terms, ',') as term (word), regexp_split_to_table(synonyms, ',') as synonym (word)
on conflict do nothing;
