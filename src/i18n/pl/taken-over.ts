/** What the registrant sees of a place that was handed over: the identity of the successor is private. */
export const TAKEN_OVER = { firstName: 'Miejsce', lastName: 'przekazane' } as const
