import { useLocation } from "react-router-dom";
import { placeOfPath } from "#app/own-pages.ts";
import { texts } from "#features/texts/texts.ts";
import { Link } from "#ui/link.tsx";
import { PlaceLabel, placeLooks, placesLooks } from "./place-label.tsx";
import { places } from "./places.ts";

/** The four places, within reach of a thumb on a phone and at the left on a wide screen. */
export function PlacesNavigation() {
  const { pathname } = useLocation();
  const here = placeOfPath(pathname);
  return (
    <nav aria-label={texts.chrome.bottomNavigation} data-print="hide" className={placesLooks}>
      {places.map((place) => (
        <Link
          key={place.tab}
          href={place.href}
          aria-current={place.tab !== here ? undefined : place.href === pathname ? "page" : "true"}
          className={placeLooks}
        >
          <PlaceLabel place={place} />
        </Link>
      ))}
    </nav>
  );
}
