import { accountsEs } from "./accounts-es.ts";
import { answersEs } from "./answers-es.ts";
import { appointmentsEs } from "./appointments-es.ts";
import { archiveEs } from "./archive-es.ts";
import { arrivalsEs } from "./arrivals-es.ts";
import { assistantEs } from "./assistant-es.ts";
import { attachmentsEs } from "./attachments-es.ts";
import { backupEs } from "./backup-es.ts";
import { binEs } from "./bin-es.ts";
import { checkInsEs } from "./check-ins-es.ts";
import { conversationsEs } from "./conversations-es.ts";
import { correctionsEs } from "./corrections-es.ts";
import { demoEs } from "./demo-es.ts";
import { emergencyEs } from "./emergency-es.ts";
import { entriesEs } from "./entries-es.ts";
import { es } from "./es.ts";
import { firstRecordEs } from "./first-record-es.ts";
import { frequencyEs } from "./frequency-es.ts";
import { handEntriesEs } from "./hand-entries-es.ts";
import { insightsEs } from "./insights-es.ts";
import { installEs } from "./install-es.ts";
import { lockedEs } from "./locked-es.ts";
import { medicinesEs } from "./medicines-es.ts";
import { modelsEs } from "./models-es.ts";
import { navigationEs } from "./navigation-es.ts";
import { nowEs } from "./now-es.ts";
import { offlineEs } from "./offline-es.ts";
import { originalEs } from "./original-es.ts";
import { otherVersionsEs } from "./other-versions-es.ts";
import { packsEs } from "./packs-es.ts";
import { pagesEs } from "./pages-es.ts";
import { photosEs } from "./photos-es.ts";
import { plainPagesEs } from "./plain-pages-es.ts";
import { pricingEs } from "./pricing-es.ts";
import { profileEs } from "./profile-es.ts";
import { readingFailuresEs } from "./reading-failures-es.ts";
import { resultsEs } from "./results-es.ts";
import { searchEs } from "./search-es.ts";
import type { Prices } from "./spanish-prices.ts";
import { standsStillEs } from "./stands-still-es.ts";
import { storageTroubleEs } from "./storage-trouble-es.ts";
import { summaryPdfEs } from "./summary-pdf-es.ts";
import { syncEs } from "./sync-es.ts";
import { syncStatusEs } from "./sync-status-es.ts";
import { timelineEs } from "./timeline-es.ts";
import { voiceEs } from "./voice-es.ts";
import { wordingEs } from "./wording-es.ts";
import { writtenEs } from "./written-es.ts";

/** Everything in Spanish: one file of the build, fetched only where Spanish is the language. */
export function spanish(prices: Prices) {
  return {
    texts: es,
    accounts: accountsEs,
    answers: answersEs,
    appointments: appointmentsEs,
    archive: archiveEs,
    arrivals: arrivalsEs,
    standsStill: standsStillEs,
    storageTrouble: storageTroubleEs,
    assistant: assistantEs(prices),
    backup: backupEs,
    bin: binEs,
    checkIns: checkInsEs,
    attachments: attachmentsEs,
    emergency: emergencyEs,
    written: writtenEs,
    conversations: conversationsEs,
    corrections: correctionsEs,
    demo: demoEs,
    entries: entriesEs,
    firstRecord: firstRecordEs,
    frequency: frequencyEs,
    handEntries: handEntriesEs,
    insights: insightsEs,
    install: installEs,
    locked: lockedEs,
    medicines: medicinesEs,
    models: modelsEs,
    navigation: navigationEs,
    now: nowEs,
    offline: offlineEs,
    original: originalEs,
    otherVersions: otherVersionsEs,
    packs: packsEs,
    pages: pagesEs(prices),
    photos: photosEs,
    plainPages: plainPagesEs,
    pricing: pricingEs(prices),
    profile: profileEs,
    readingFailures: readingFailuresEs,
    results: resultsEs,
    search: searchEs,
    summaryPdf: summaryPdfEs,
    sync: syncEs,
    syncStatus: syncStatusEs,
    timeline: timelineEs,
    voice: voiceEs,
    wording: wordingEs,
  };
}
