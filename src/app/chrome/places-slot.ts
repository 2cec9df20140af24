import { createContext } from "react";

/**
 * Where the hub puts its row of tabs: in the place of the navigation, because its tabs are the same four places. Null until the frame stands;
 * undefined where there is no frame.
 */
export const PlacesSlot = createContext<HTMLElement | null | undefined>(undefined);
