import { wordsOf } from './words.ts'

/** By what two people look the same, the surest first. */
export const SAME_BY = ['pesel', 'birth', 'email'] as const
export type SameBy = (typeof SAME_BY)[number]

interface Recognised {
  readonly firstName: string
  readonly lastName: string
  /** ISO day. */
  readonly birthDate: string | null
  /** Of the registration. */
  readonly email: string
  /** As they were given. */
  readonly pesels: readonly string[]
}

/**
 * By what somebody is recognised: by a PESEL; by the names with the day of birth; by the names with the e-mail address. Capitals
 * and diacritics of names do not matter. Two people look the same when one of their texts is the same.
 */
export function signsOfPerson(person: Recognised): { readonly by: SameBy; readonly text: string }[] {
  const { birthDate, email, pesels } = person
  const name = [person.firstName, person.lastName].map((part) => wordsOf(part).join(' ')).join('/')
  if (name === '/') return []
  return [
    ...pesels.map((pesel) => ({ by: 'pesel' as const, text: `pesel ${pesel.replace(/\D/g, '')}` })),
    ...(birthDate === null ? [] : [{ by: 'birth' as const, text: `birth ${name} ${birthDate}` }]),
    ...(email === '' ? [] : [{ by: 'email' as const, text: `email ${name} ${email.toLowerCase()}` }]),
  ]
}
