/** The browser's build of mammoth is one file without Node's modules, so the same code runs in a worker and on the server. */
declare module "mammoth/mammoth.browser.js" {
  const mammoth: {
    convertToHtml(
      letter: { arrayBuffer: ArrayBuffer },
      options: {
        ignoreEmptyParagraphs: boolean;
        externalFileAccess: boolean;
        includeEmbeddedStyleMap: boolean;
        convertImage: unknown;
      },
    ): Promise<{ value: string }>;
    images: { imgElement(read: () => Promise<{ src: string }>): unknown };
  };
  // biome-ignore lint/style/noDefaultExport: that is how the package gives itself
  export default mammoth;
}
