import { lazy } from "react";
import { Route } from "react-router-dom";
import { paths } from "./paths.ts";

const DemoScreen = lazy(() => import("./screens/demo-screen.tsx").then(({ DemoScreen }) => ({ default: DemoScreen })));
const DemoChatScreen = lazy(() =>
  import("./screens/demo-chat-screen.tsx").then(({ DemoChatScreen }) => ({ default: DemoChatScreen })),
);
const DemoUploadScreen = lazy(() =>
  import("./screens/demo-upload-screen.tsx").then(({ DemoUploadScreen }) => ({ default: DemoUploadScreen })),
);
const DemoTrendsScreen = lazy(() =>
  import("./screens/demo-trends-screen.tsx").then(({ DemoTrendsScreen }) => ({ default: DemoTrendsScreen })),
);
const DemoResultsScreen = lazy(() =>
  import("./screens/demo-results-screen.tsx").then(({ DemoResultsScreen }) => ({ default: DemoResultsScreen })),
);
const DemoDocumentScreen = lazy(() =>
  import("./screens/demo-document-screen.tsx").then(({ DemoDocumentScreen }) => ({ default: DemoDocumentScreen })),
);
const HealthScreen = lazy(() =>
  import("./screens/health-screen.tsx").then(({ HealthScreen }) => ({ default: HealthScreen })),
);

/** The demo, and the health page that shows its persona. Anybody may see them. */
export const demoRoutes = (
  <>
    <Route path={paths.demo} element={<DemoScreen />} />
    <Route path={paths.demoChat} element={<DemoChatScreen />} />
    <Route path={paths.demoUpload} element={<DemoUploadScreen />} />
    <Route path={paths.demoTrends} element={<DemoTrendsScreen />} />
    <Route path={paths.demoResults} element={<DemoResultsScreen />} />
    <Route path={paths.demoDocumentPattern} element={<DemoDocumentScreen />} />
    <Route path={paths.health} element={<HealthScreen />} />
  </>
);
