import { lazy } from "react";
import { Route } from "react-router-dom";
import { PublicScreenView, publicScreens } from "./public-screens.tsx";

/** In the development build only: in the built app the condition is false, and nothing of the styleguide is left. */
const StyleguideScreen = import.meta.env.DEV
  ? lazy(() =>
      import("./styleguide/styleguide-screen.tsx").then(({ StyleguideScreen }) => ({ default: StyleguideScreen })),
    )
  : undefined;

/** The pages that anybody may see, signed in or not. */
export const publicRoutes = (
  <>
    {Object.entries(publicScreens).map(([path, screen]) => (
      <Route key={path} path={path} element={<PublicScreenView key={path} screen={screen} />} />
    ))}
    {StyleguideScreen && <Route path="/styleguide" element={<StyleguideScreen />} />}
  </>
);
