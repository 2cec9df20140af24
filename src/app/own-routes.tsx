import { lazy } from "react";
import { Route } from "react-router-dom";
import { paths } from "./paths.ts";
import { SignedIn } from "./screens/signed-in.tsx";

const SearchScreen = lazy(() =>
  import("./screens/search-screen.tsx").then(({ SearchScreen }) => ({ default: SearchScreen })),
);
const MedicinesScreen = lazy(() =>
  import("./screens/medicines-screen.tsx").then(({ MedicinesScreen }) => ({ default: MedicinesScreen })),
);
const CheckInScreen = lazy(() =>
  import("./screens/check-in-screen.tsx").then(({ CheckInScreen }) => ({ default: CheckInScreen })),
);
const EntryScreen = lazy(() =>
  import("./screens/entry-screen.tsx").then(({ EntryScreen }) => ({ default: EntryScreen })),
);
const ThreadsScreen = lazy(() =>
  import("./screens/threads-screen.tsx").then(({ ThreadsScreen }) => ({ default: ThreadsScreen })),
);
const ResultsScreen = lazy(() =>
  import("./screens/results-screen.tsx").then(({ ResultsScreen }) => ({ default: ResultsScreen })),
);
const AppointmentScreen = lazy(() =>
  import("./screens/appointment-screen.tsx").then(({ AppointmentScreen }) => ({ default: AppointmentScreen })),
);
const EmergencyScreen = lazy(() =>
  import("./screens/emergency-screen.tsx").then(({ EmergencyScreen }) => ({ default: EmergencyScreen })),
);
const BinScreen = lazy(() => import("./screens/bin-screen.tsx").then(({ BinScreen }) => ({ default: BinScreen })));
const LanguageModelScreen = lazy(() =>
  import("./screens/language-model-screen.tsx").then(({ LanguageModelScreen }) => ({ default: LanguageModelScreen })),
);
const ProfileScreen = lazy(() =>
  import("./screens/profile-screen.tsx").then(({ ProfileScreen }) => ({ default: ProfileScreen })),
);
const RecoveryKitScreen = lazy(() =>
  import("./screens/recovery-kit-screen.tsx").then(({ RecoveryKitScreen }) => ({ default: RecoveryKitScreen })),
);

/** Pages of one's own that the hub leads to. */
export const ownRoutes = (
  <>
    <Route path={paths.search} element={<SignedIn>{() => <SearchScreen />}</SignedIn>} />
    <Route path={paths.medicines} element={<SignedIn>{() => <MedicinesScreen />}</SignedIn>} />
    <Route path={paths.checkIn} element={<SignedIn>{() => <CheckInScreen />}</SignedIn>} />
    <Route path={paths.addByHand} element={<SignedIn>{() => <EntryScreen />}</SignedIn>} />
    <Route path={paths.threads} element={<SignedIn>{() => <ThreadsScreen />}</SignedIn>} />
    <Route path={paths.results} element={<SignedIn>{() => <ResultsScreen />}</SignedIn>} />
    <Route path={paths.appointment} element={<SignedIn>{() => <AppointmentScreen />}</SignedIn>} />
    <Route path={paths.emergencyCard} element={<SignedIn>{() => <EmergencyScreen />}</SignedIn>} />
    <Route path={paths.bin} element={<SignedIn>{() => <BinScreen />}</SignedIn>} />
    <Route path={paths.recoveryKit} element={<SignedIn>{(user) => <RecoveryKitScreen user={user} />}</SignedIn>} />
    <Route path={paths.languageModel} element={<SignedIn>{() => <LanguageModelScreen />}</SignedIn>} />
    <Route path={paths.profile} element={<SignedIn>{(user) => <ProfileScreen user={user} />}</SignedIn>} />
  </>
);
