// Hides what the build has drawn ahead where something else will stand there: for whoever is signed in or has put a record
// in, or reads another language. The names are those of session-token.ts, guest-token.ts and language.ts; a test holds them together.
try {
  var chosen = localStorage.getItem("red-thread.language");
  var first = (navigator.languages || []).map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "en" || tag === "es");
  var language = chosen === "en" || chosen === "es" ? chosen : first || "en";
  var isNobodys = localStorage.getItem("red-thread.session") === null && localStorage.getItem("red-thread.guest") === null;
  if (!isNobodys || language !== "en") document.documentElement.dataset.waits = "";
} catch (error) {
  // Without storage nobody is signed in, and nothing was chosen.
}

// Where the page's policy asks for it: a script comes from where the build laid it, and no text ever becomes a script or markup.
if (window.trustedTypes) {
  trustedTypes.createPolicy("default", {
    createScriptURL(address) {
      var url = new URL(address, location.href);
      var isOurs = url.origin === location.origin && /^\/(?:assets|engines|packs)\/|^\/service-worker\.js$/.test(url.pathname);
      return isOurs ? address : null;
    },
  });
}

// What keeps the app for times without a network begins before all else: it serves this device from its first second on, and fetches no more
// than itself until the page has loaded. Its address stands here in what was built.
var worker = document.currentScript && document.currentScript.dataset.worker;
if (worker && "serviceWorker" in navigator) navigator.serviceWorker.register(worker).catch(function later() {});

// What is pressed before the scripts have come is pressed again once they have. Links work by themselves.
addEventListener("click", function keep(event) {
  var button = event.target.closest && event.target.closest("button");
  if (window.pressedEarly === null) removeEventListener("click", keep, true);
  else if (button) window.pressedEarly = button;
}, true);
