import type { DetailName, OrganiserDetails, OrganiserKind } from '#domain/organiser/details.ts'

/** The details of an organiser in the panel. */

export const kinds: Readonly<Record<OrganiserKind, string>> = {
  church: 'Parafia albo inna jednostka kościelna',
  public: 'Szkoła, dom kultury, urząd albo inna instytucja publiczna',
  association: 'Stowarzyszenie, fundacja albo klub',
  trader: 'Firma',
}

export const wrongAccount = 'Ten numer konta się nie zgadza. Sprawdź wszystkie 26 cyfr.'

/** What somebody else has entered while this person was typing. */
export function clash(name: DetailName, stored: OrganiserDetails): string {
  const value = valueText(name, stored)
  return value === ''
    ? 'Ktoś usunął to w\u00a0międzyczasie. Zapisz ponownie, jeśli ma zostać twoja wersja.'
    : `Ktoś wpisał tu w\u00a0międzyczasie: „${value}”. Zapisz ponownie, jeśli ma zostać twoja wersja.`
}

function valueText(name: DetailName, stored: OrganiserDetails): string {
  if (name === 'kind') return stored.kind === null ? '' : kinds[stored.kind]
  if (name === 'trader') return stored.trader === null ? '' : stored.trader ? 'tak' : 'nie'
  return stored[name]
}
