/** The field for a password or a code. */

export const label = 'Hasło lub kod'
export const hint = 'Jeśli masz hasło do zapisów albo kod zniżki.'
export const noEffect = 'Na razie ten kod niczego nie zmienia. Sprawdź, czy jest przepisany dokładnie.'
export const accepted = 'Przyjęte.'
export const cheaper = (now: string, before: string): string => `Przyjęte. Razem ${now} zamiast ${before}.`
/** @param refusal the sentence of the server */
export const copyExactly = (refusal: string): string =>
  `${refusal} Sprawdź, czy wszystko jest przepisane dokładnie.`
