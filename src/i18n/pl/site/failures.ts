/** After a button got no good response. */

export const offline = 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
export const changedMeanwhile =
  'Zgłoszenie zmieniło się w\u00a0międzyczasie. Odśwież stronę, żeby zobaczyć, jak jest teraz.'
export const ourFault = 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.'
