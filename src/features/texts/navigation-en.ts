/** The words around every page: navigation, menu, footer and the assistant's launcher. Small, because every page waits for them. */
export const navigationEn = {
  home: "Home",
  myHealth: "My Health",
  pricing: "Pricing",
  assistant: "Chat to Ariadne",
  demo: "Demo Mode",
  menu: "Menu",
  closeMenu: "Close menu",
  footer: "Footer",
  footerGroups: { product: "Product", company: "Company", resources: "Resources" },
  exploreDemo: "Explore the demo",
  careCircle: "Care circle",
  upload: "Upload records",
  story: "Our story",
  howItWorks: "How it works",
  privacy: "Privacy",
  accessibility: "Accessibility",
};
