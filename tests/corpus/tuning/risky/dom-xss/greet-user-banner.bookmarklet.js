// my first bookmarklet :)
(function () {
    // https://stackanswers.example/q/901115 how can i get query string values
    function getParameterByName(name) {
        name = name.replace(/[\[\]]/g, "\\$&");
        var regex = new RegExp("[?&]" + name + "(=([^&#]*)|&|#|$)"),
            results = regex.exec(window.location.href);
        if (!results) return null;
        if (!results[2]) return "";
        return decodeURIComponent(results[2].replace(/\+/g, " "));
    }

    var user = getParameterByName("name") || "student";
    var course = getParameterByName("course");
    var d = new Date();
    var hour = d.getHours();
    var greet;
    if (hour < 12) {
        greet = "Good morning";
    } else if (hour < 18) {
        greet = "Good afternoon";
    } else {
        greet = "Good evening";
    }

    var banner = document.getElementById("greetBanner");
    if (!banner) {
        banner = document.createElement("div");
        banner.id = "greetBanner";
        banner.setAttribute("style", "background:lightblue;padding:10px;font-size:18px");
        document.body.insertBefore(banner, document.body.firstChild);
    }
    banner.innerHTML = greet + ", <b>" + user + "</b>!"; //! harm

    if (course) {
        var w = window.open("", "course", "width=300,height=200");
        w.document.write("<h2>Course: " + course + "</h2><p>Opened at " + d.toLocaleString() + "</p>"); //! harm
    }
})();
