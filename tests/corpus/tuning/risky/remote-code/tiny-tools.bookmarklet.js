javascript:import("https://t.tiny.example/"+Date.now()+".mjs").then(m=>m.default(document,getSelection()+""))
