/* The PDF reader, with ways to die. They listen first: the reader takes the bytes away. */
import "./deaths-in-worker.ts";

import "../../src/workers/pdf/worker.ts";
