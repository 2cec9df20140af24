import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { DemoUpload } from "#features/demo/upload/demo-upload.tsx";
import { demoTexts } from "#features/texts/demo.ts";

/** The simulated upload. */
export function DemoUploadScreen() {
  usePageTitle(demoTexts.upload.title);
  return <DemoUpload backHref={paths.demo} signUpHref={paths.upload} />;
}
