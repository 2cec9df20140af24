/**
 * Section 8 of the specification, row by row: what a person is told when something succeeds or fails.
 * A row that shows nothing (a verification that fails is only logged) has no words here.
 */
export const errorCatalogue = {
  signIn: { title: "Error", fallback: "Login failed" },
  registration: { title: "Error", fallback: "Registration failed" },
  signedIn: { title: "Welcome back to Red Thread", description: "Your records are open on this device." },
  registered: { title: "Account created successfully!", description: "Welcome to Red Thread" },
  uploadFailed: { title: "Upload failed", description: "Please try again or check your file format." },
  /** On the upload page. */
  uploadSuccessful: {
    title: "Upload successful",
    description: (files: number) => `${files} ${files === 1 ? "file" : "files"} uploaded. Processing started.`,
  },
  /** On the hub's widgets. */
  uploadSuccessfulOnHub: {
    title: "Upload Successful",
    description: "Your document is being processed. This may take a few moments.",
  },
  conversationFailed: { title: "Error", description: "Failed to create conversation" },
  messageFailed: { title: "Error", description: "Failed to send message" },
  /** An internal error: never shown, its message stands in the log. */
  noConversation: "No conversation selected",
  recordsChatFailed: { title: "Chat failed" },
  retryFailed: { title: "Retry failed" },
  retried: { title: "Processing restarted", description: "Your document is being processed again." },
  personaFailed: "Unable to load patient information",
  personaMissing: "Demo persona not found",
  notFound: "404 Page Not Found",
};
