/** Stands here until the screens do, so that the build can be checked: it says only what is true. */
const root = document.getElementById("root");
if (root) root.textContent = "Red Thread is being built. There is nothing to use here yet.";
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/service-worker.js");
