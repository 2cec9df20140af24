/** Words of having the app on the home screen. */
export const installEn = {
  title: "Put Red Thread on your home screen",
  text: "It opens like any other app, works without a network, takes files that you share with it, and the browser keeps your records more safely.",
  install: "Install",
  later: "Not now",
  forgetsTitle: "Safari may delete what you keep here",
  forgets:
    "In a tab, Safari deletes what a page has kept when you use Safari for seven days without opening that page. Your records are in this tab only. On the Home Screen that rule does not hold.",
  beginsEmpty:
    "The app on the Home Screen begins empty: Safari hands nothing over. Make a backup first; then open the app there and choose “Restore a backup”.",
  backupFirst: "Make the backup first",
  steps: {
    iphone: [
      "Press the sign for sharing: a box with an arrow. In newer Safari it is behind the three dots.",
      "Go down the list and choose “Add to Home Screen”.",
      "Press “Add”. From then on, open Red Thread from there.",
    ],
    mac: ["Open the menu File in Safari.", "Choose “Add to Dock”.", "From then on, open Red Thread from the Dock."],
    menu: [
      "Open the browser's menu.",
      "Choose “Install” or “Add to Home screen”.",
      "From then on, open it from there.",
    ],
  },
};
