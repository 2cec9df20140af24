import * as RadixTabs from "@radix-ui/react-tabs";
import { type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";
import { PlaceLabel, placeLooks } from "#app/chrome/place-label.tsx";
import { places } from "#app/chrome/places.ts";
import { PlacesSlot } from "#app/chrome/places-slot.ts";
import { type HubTab, hubTabs } from "#app/paths.ts";
import { texts } from "#features/texts/texts.ts";

/** The hub's four tabs. Their row is the navigation itself: it stands where that stands on every other page of one's own. */
export function HubTabs(props: {
  value: HubTab;
  onChange: (tab: HubTab) => void;
  content: Record<HubTab, () => ReactNode>;
}) {
  const slot = useContext(PlacesSlot);
  const list = (
    <RadixTabs.List aria-label={texts.hub.title} className="contents">
      {places.map((place) => (
        <RadixTabs.Trigger key={place.tab} value={place.tab} className={placeLooks}>
          <PlaceLabel place={place} />
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
  return (
    <RadixTabs.Root
      value={props.value}
      onValueChange={(value) => {
        const tab = hubTabs.find((one) => one === value);
        if (tab) props.onChange(tab);
      }}
    >
      {slot === undefined ? list : slot && createPortal(list, slot)}
      {hubTabs.map((tab) => (
        <RadixTabs.Content key={tab} value={tab}>
          {props.content[tab]()}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
