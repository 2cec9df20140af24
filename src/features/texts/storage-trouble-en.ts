export const storageTroubleEn = {
  full: "Not all is saved: this device is full",
  gone: "Your records cannot be reached: reload the page",
};
