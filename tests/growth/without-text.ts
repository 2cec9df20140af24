/**
 * Types that hold no text of a record: figures, pictures, sounds, short words of our own, what was made and bounded before, and the ports
 * through which core is given others' work. A function with such a parameter and one that holds text needs a row of its own.
 */
export const withoutText = new Set([
  ...(
    "GreyImage Float64Array Int32Array Float32Array ArrayLike<number> Homography Point Part InkMap Size Blocks Turn Survey WordPlace " +
    "PageImage AbortSignalLike DailySeries Treatment Pattern Model Digest Sha256 Quantity ModelChoice DeviceCapabilities RuleCollection " +
    "ThreadState Series Insight Remaining Rung Sound Candidate PageGraphics DataView Whitening CalibrationGroup Features FrameSpan " +
    "ReadingFailureCode ProcessingStatus ProcessingEvent ColourPixels ReferenceRange OutcomeResult TestedCandidate TreatmentWarning " +
    "ThreadOptions RuleFact RuleFinding ChartedThread ThreadFeedback Standing Fold Value Failure Row UprightPageOnly Pause MedicineEnd " +
    "Store FollowedStore OpenIndex NotesPort VectorsPort IndexPort IndexState ByteSource Pieces HeicLibrary RecognitionPlatform PdfJsDocument " +
    "PaintOperators OperatorList PieceHolder LogTransaction KnownLog LogHead ZipEntry WordedThing DropReason Bound FieldState " +
    "StatusWeights DoseTaken StoredGroup Stamps CorrectionChange BackupSituation"
  ).split(" "),
  'Pick<Pattern, "kind" | "warnings">',
  'Pick<Treatment, "spans">',
  "{ lagDays: number; coefficient: number }",
  'Pick<Pattern, "kind" | "warnings" | "adjusted">',
  'Pick<BinnedDocument, "deletedAt">',
  'Pick<Store, "listBin" | "deleteDocument">',
  'Pick<MedicalDocument, "waiting">',
  'Pick<Fact, "date">',
  'Pick<Correction, "id" | "correctedAt">',
  'Pick<HeardPiece, "logProbabilities">',
  'Pick<FieldState, "current" | "known">',
  'Pick<Operation, "ts">',
  'Pick<Operation, "opId" | "baseOpId" | "ts">',
  'Pick<OwnEntry, "kind" | "date">',
  "[number, EntryDay]",
  "[Point, Point, Point, Point]",
  "{ width: number; height: number }",
  "{ first: number; last: number }",
  "{ agreeing: number; disagreeing: number }",
  "{ turn: Turn; even: boolean; mostPixels: number }",
  "{ owner: string; now: number; leaseMs: number }",
  "{ day?: string | undefined }",
  "(index: number) => boolean",
  "(number[])",
  "() => number",
]);
