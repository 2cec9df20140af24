import { BrowserRouter } from "react-router-dom";
import { language } from "#features/texts/chosen-language.ts";
import { texts } from "#features/texts/texts.ts";
import { LinkProvider } from "#ui/link.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { AppLink } from "./router-link.tsx";
import { AppRoutes } from "./routes.tsx";

// Before the first word stands there: a screen reader chooses its voice by it.
document.documentElement.lang = language;

export function App() {
  return (
    <BrowserRouter>
      <LinkProvider value={AppLink}>
        <AppRoutes />
        <Toaster regionLabel={texts.chrome.toasts} closeLabel={texts.chrome.close} />
      </LinkProvider>
    </BrowserRouter>
  );
}
