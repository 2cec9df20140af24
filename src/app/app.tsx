import { BrowserRouter } from "react-router-dom";
import { en } from "#features/texts/en.ts";
import { LinkProvider } from "#ui/link.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { AppLink } from "./router-link.tsx";
import { AppRoutes } from "./routes.tsx";

export function App() {
  return (
    <BrowserRouter>
      <LinkProvider value={AppLink}>
        <AppRoutes />
        <Toaster regionLabel={en.chrome.toasts} closeLabel={en.chrome.close} />
      </LinkProvider>
    </BrowserRouter>
  );
}
