/** The home page of an organiser. */

export const noEvents = 'Teraz nie ma otwartych zapisów.'
export const invitation = 'Wydarzenia, na które zapraszamy.'
