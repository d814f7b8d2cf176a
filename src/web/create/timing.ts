/** Times of the wizard, in milliseconds (specification §4, §7 and §9; readings, decision 2). */

const MINUTE = 60_000

/** How long domain and subdomain must have stayed unchanged before they are checked. */
export const SETTLED_AFTER = 200
/** How long an answer about a domain is fresh. */
export const ANSWER_FRESH_FOR = 15 * MINUTE
/** How long an answer is kept after its last use. */
export const ANSWER_KEPT_FOR = 60 * MINUTE
/** How long 'Konto gotowe' is shown before the panel opens. */
export const PANEL_OPENS_AFTER = 1000
