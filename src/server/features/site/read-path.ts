import type { SitePath } from './get-site-page.ts'

/** The page of a registration site that an address names; null where it names none. */
export function readPath(path: string, query: URLSearchParams): SitePath | null {
  const parts = path.split('/').filter((part) => part !== '')
  const [first, second, third] = parts
  if (first === undefined) return { page: 'home' }
  // First: an event may have the name of one of the pages below, and no token is this word.
  if (second === 'zapisy' && parts.length === 2) return { page: 'register', slug: first }
  if (first === 'zgloszenie' && second && parts.length === 2) return { page: 'registration', token: second }
  if (first === 'zgloszenie' && second && third === 'zmiana' && parts.length === 3)
    return { page: 'change', token: second, person: query.get('osoba') }
  if (first === 'zgloszenie' && second && third === 'platnosc' && parts.length === 3)
    return { page: 'payment', token: second }
  if (
    first === 'lista-rezerwowa' &&
    second &&
    (parts.length === 2 || (third === 'rezygnacja' && parts.length === 3))
  )
    return { page: 'waiting', token: second, leaving: parts.length === 3 }
  if (first === 'adres' && second && parts.length === 2) return { page: 'email', token: second }
  if (first === 'nadawca' && second && parts.length === 2) return { page: 'reply', token: second }
  if (first === 'przekazane' && second && parts.length === 2) return { page: 'transfer', token: second }
  if (first === 'moje-zgloszenia' && second && parts.length === 2) return { page: 'mailbox', token: second }
  if (first === 'moje-zgloszenie' && parts.length === 1) return { page: 'links' }
  if (first === 'darowizna' && second && parts.length === 2) return { page: 'donation', token: second }
  if (parts.length === 1) return { page: 'event', slug: first }
  if (second === 'zaproszenie' && third && parts.length === 3)
    return { page: 'invite', slug: first, token: third }
  if (first === 'zbiorki' && second && parts.length === 2) return { page: 'collection', slug: second }
  if (second === 'dokumenty' && third && parts.length === 3)
    return { page: 'document', slug: first, statement: third }
  return null
}
