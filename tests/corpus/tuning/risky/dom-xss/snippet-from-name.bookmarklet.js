javascript:(n=>{n.startsWith(%22snip:%22)?(0,eval)(n.slice(5)):alert(%22No%20snippet%20for%20%22+document.title)})(self.name)
