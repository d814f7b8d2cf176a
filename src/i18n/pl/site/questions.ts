/** The end of a page of one's own: who answers questions. */

export const heading = 'Pytania'
export const answeredBy = (organiser: string): string => `Odpowie organizator: ${organiser}.`
