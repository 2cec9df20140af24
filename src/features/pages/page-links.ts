/** Where the public pages lead. */
export interface PageLinks {
  upload: string;
  demo: string;
  story: string;
  pricing: string;
  careCircle: string;
  privacy: string;
}
