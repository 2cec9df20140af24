/**
 * Words that the product's own sentences are made of and that say nothing about a patient. What says something (a name, a number, a day, a
 * status) is never among them.
 */
export const productWords: ReadonlySet<string> = new Set(
  (
    "a an the and or of in on at to for from by with about as into is are was were be been it its your you yours have has had not no yes this that these those " +
    "record records letter report note diary clinic laboratory scan discharge prescription referral message voice says say show shows list lists speak disagree " +
    "medicine medicines take taking now today then before after since until when need needed hold paused stopped started again raised reduced changed continued " +
    "planned considered declined noted ended came end given once which who what there here gone up down overall little same first last newest one time times nearest " +
    "high low range normal outside between values value highest lowest most did do does over went back as-needed required yet only may also but so if than through " +
    "appointment appointments come booked moved cancelled is't things thing done asked due past allergic allergy possible possibly certain taken off reason because kind " +
    "side effect intolerance clear mg mcg ml g units unit day daily week month year night morning twice three four times every monday tuesday wednesday thursday friday saturday sunday " +
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec phone something all go " +
    "months years weeks days about ago will hours hour older ones left out here nearest most newest lowest listed just off other stands value systolic diastolic"
  ).split(" "),
);
