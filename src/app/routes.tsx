import { lazy, Suspense } from "react";
import { Navigate, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { texts } from "#features/texts/texts.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { FullScreenSpinner } from "#ui/spinner.tsx";
import { PageFrame } from "./chrome/page-frame.tsx";
import { demoRoutes } from "./demo-routes.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ownRoutes } from "./own-routes.tsx";
import { paths } from "./paths.ts";
import { publicRoutes } from "./public-routes.tsx";
import { PublicScreenView } from "./public-screens.tsx";
import { useRecoveryCode } from "./recovery-code-store.ts";
import { AuthScreen } from "./screens/auth-screen.tsx";
import { NotFoundScreen } from "./screens/not-found-screen.tsx";
import { SignedIn } from "./screens/signed-in.tsx";
import { signOut } from "./session/session-commands.ts";
import { useSession } from "./session/session-store.ts";
import { readToken } from "./session/session-token.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useScrollToTop } from "./use-scroll-to-top.ts";
import { useStart } from "./use-start.ts";

const HubScreen = lazy(() => import("./screens/hub-screen.tsx").then(({ HubScreen }) => ({ default: HubScreen })));
const UploadScreen = lazy(() =>
  import("./screens/upload-screen.tsx").then(({ UploadScreen }) => ({ default: UploadScreen })),
);
const ChatScreen = lazy(() => import("./screens/chat-screen.tsx").then(({ ChatScreen }) => ({ default: ChatScreen })));
const DocumentScreen = lazy(() =>
  import("./screens/document-screen.tsx").then(({ DocumentScreen }) => ({ default: DocumentScreen })),
);
const GuestRecord = lazy(() =>
  import("./screens/guest-record.tsx").then(({ GuestRecord }) => ({ default: GuestRecord })),
);
const RestoreScreen = lazy(() =>
  import("./screens/restore-screen.tsx").then(({ RestoreScreen }) => ({ default: RestoreScreen })),
);
const RecoveryCodeScreen = lazy(() =>
  import("./screens/recovery-code-screen.tsx").then(({ RecoveryCodeScreen }) => ({ default: RecoveryCodeScreen })),
);

/** The route table of the specification, as far as its screens exist. */
export function AppRoutes() {
  const start = useStart();
  const user = useSession((session) => session.user);
  const loading = useSession((session) => session.loading);
  const recoveryCode = useRecoveryCode(({ state }) => state);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useScrollToTop();
  useFocusOnArrival();

  async function logout() {
    await signOut();
    navigate(paths.home);
  }

  const spinner = <FullScreenSpinner label={texts.chrome.loading} />;
  if (start === "failed") {
    return (
      <PageFrame email={undefined} onLogout={logout}>
        <div className="mx-auto w-full max-w-2xl px-5 py-12">
          <ErrorState title={texts.chrome.homeFailed}>
            <p>{texts.chrome.homeFailedHint}</p>
          </ErrorState>
        </div>
      </PageFrame>
    );
  }
  // Without a token there is nobody to wait for: the page can stand at once.
  const waits = loading && readToken() !== null;
  if (waits || (user && recoveryCode.name === "expected")) return spinner;
  const hub = <SignedIn>{(signedIn) => <HubScreen user={signedIn} onLogout={logout} />}</SignedIn>;
  return (
    <PageFrame email={recoveryCode.name === "shown" ? undefined : user?.email} onLogout={logout}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<div className="min-h-dvh">{spinner}</div>}>
          {recoveryCode.name === "shown" ? (
            <RecoveryCodeScreen email={recoveryCode.email} code={recoveryCode.code} />
          ) : (
            <Routes>
              {publicRoutes}
              {demoRoutes}
              <Route path={paths.home} element={user ? hub : <PublicScreenView />} />
              <Route path={paths.dashboard} element={hub} />
              <Route path={paths.myHealth} element={hub} />
              <Route path={paths.auth} element={user ? <Navigate to={paths.dashboard} replace /> : <AuthScreen />} />
              <Route path={paths.restore} element={<RestoreScreen isSignedIn={user !== undefined} />} />
              <Route
                path={paths.firstRecord}
                element={user ? <Navigate to={paths.dashboard} replace /> : <GuestRecord />}
              />
              <Route
                path={paths.upload}
                element={<SignedIn gate={texts.auth.uploadGate}>{() => <UploadScreen />}</SignedIn>}
              />
              <Route
                path={paths.chat}
                element={<SignedIn gate={texts.auth.chatGate}>{() => <ChatScreen />}</SignedIn>}
              />
              {ownRoutes}
              <Route path={paths.documentPattern} element={<SignedIn>{() => <DocumentScreen />}</SignedIn>} />
              <Route path="*" element={<NotFoundScreen />} />
            </Routes>
          )}
        </Suspense>
      </ErrorBoundary>
    </PageFrame>
  );
}
