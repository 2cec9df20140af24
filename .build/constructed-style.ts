/** Stands in for the package `react-style-singleton`: the same contract, without a style element that a strict policy would block. */
import { useEffect } from "react";

export interface StylesheetSingleton {
  add(style: string): void;
  remove(): void;
}

/** One style sheet shared by all who added it; it goes when the last one is gone. A constructed sheet is a script's own and needs no `unsafe-inline`. */
export function stylesheetSingleton(): StylesheetSingleton {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(style) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      sheet = undefined;
    },
  };
}

export function styleHookSingleton(): (styles: string, isDynamic?: boolean) => void {
  const singleton = stylesheetSingleton();
  return (styles, isDynamic) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: a style that is not dynamic stays as it was first given, as in the package.
    useEffect(() => {
      singleton.add(styles);
      return () => singleton.remove();
    }, [styles && isDynamic]);
  };
}

export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  const useStyle = styleHookSingleton();
  // biome-ignore lint/correctness/noComponentHookFactories: the contract of the package; it is called once, as its module is loaded.
  return function Sheet({ styles, dynamic }) {
    useStyle(styles, dynamic);
    return null;
  };
}
