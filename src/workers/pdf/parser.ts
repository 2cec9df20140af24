/*
 * pdf.js's own worker, in a thread below ours. Of a damaged file it leaves promises behind that nobody waits for any more; what was asked for
 * is answered all the same, or given up after its time, so their errors are nothing to report.
 */
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";

self.addEventListener("unhandledrejection", (event) => event.preventDefault());
