declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  const start: () => import("#core/imaging/heic.ts").HeicLibrary;
  export default start;
}
