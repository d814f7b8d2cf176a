/** The home page of an organiser. */

export const noEvents = 'Teraz nie ma otwartych zapisów.'
export const invitation = 'Wydarzenia, na które zapraszamy.'
/** On the card of an event, all of which leads to its page. */
export const lookAndRegister = 'Zobacz i\u00a0zapisz się'
export const look = 'Zobacz'
