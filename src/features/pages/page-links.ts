/** Where the public pages lead. `demo` is left out while there is no demo: what would lead there is then not shown. */
export interface PageLinks {
  upload: string;
  story: string;
  pricing: string;
  careCircle: string;
  privacy: string;
  howItWorks: string;
  demo?: string;
}
