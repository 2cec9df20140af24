declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  const start: () => import("#core/reading/imaging/heic.ts").HeicLibrary;
  export default start;
}
