import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#ui/styles.css";
import { App } from "./app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/service-worker.js");
