javascript:(f=>{confirm(%22Empty%20%22+f.length+%22%20form(s)?%22)&&f.map(x=>{x.reset();[...x].map(e=>e.type==%22text%22&&(e.value=%22%22))})})([...document.forms])
