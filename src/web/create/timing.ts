/** Times of the wizard, in milliseconds (specification §4, §7 and §9; readings, decision 2). */

const MINUTE = 60_000

/** So long must domain and subdomain have stayed unchanged before anybody is asked about them. */
export const SETTLED_AFTER = 200
/** So long an answer about a domain is taken as fresh. */
export const ANSWER_FRESH_FOR = 15 * MINUTE
/** So long an answer is kept after it was last looked at. */
export const ANSWER_KEPT_FOR = 60 * MINUTE
/** So long 'Konto gotowe' is shown before the panel opens. */
export const PANEL_OPENS_AFTER = 1000
