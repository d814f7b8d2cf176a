import type { PersonDraft, RegistrationDraft } from '../../registration/draft.ts'
import type { EventDefinition, Question } from '../definition/definition.ts'
import { issuedAs, type ProvesCode, readIssuedCode } from './issued-codes.ts'
import { plainCode } from './plain-code.ts'

/** Turns a code, in the form of `plainCode`, into its replacement in a published definition. */
export type SealCode = (plain: string) => string

/** The replacement of a code once it is published: it begins with a character that no code may contain. */
export const SEALED = /^~[\w-]{22}$/

/** Codes of an event's lists: pools with a limit per code. */
export interface ListedCodes {
  /** The pool that lists a code, and the replacement of the code; null when no pool (of this limit) lists it. */
  find(typed: string | null, limit?: string): { readonly limit: string; readonly sealed: string } | null
}

/** What a server knows of codes that documents do not tell. */
export interface CodeKeys {
  /** As codes were sealed when the definition was published. */
  readonly seal: SealCode
  readonly proves: ProvesCode
}

/** Codes are stored as they were written, and none was issued. */
const NO_KEYS: CodeKeys = { seal: (plain) => plain, proves: () => false }

/** A list without codes that issues none is one that browsers do not receive: there every code counts as listed. */
export function listedCodes(
  { pools }: Pick<EventDefinition, 'pools'>,
  { seal, proves }: CodeKeys = NO_KEYS,
): ListedCodes {
  const lists = pools.flatMap(({ id, per, codes, issued }) =>
    per === 'code' ? [{ limit: id, codes: codes && new Set(codes.map(writtenAs)), issued }] : [],
  )
  return {
    find(typed, wanted) {
      const plain = plainCode(typed ?? '')
      if (plain === '' || lists.length === 0) return null
      const sealed = seal(plain)
      const code = readIssuedCode(plain)
      for (const { limit, codes, issued } of lists) {
        if (wanted !== undefined && limit !== wanted) continue
        if (codes?.has(sealed) ?? issued === undefined) return { limit, sealed }
        if (issued !== undefined && code !== null && proves(limit, code))
          return { limit, sealed: issuedAs(code.name) }
      }
      return null
    },
  }
}

/** A code in the form in which it is compared; a sealed one unchanged. */
export const writtenAs = (code: string): string => (SEALED.test(code) ? code : plainCode(code))

type Asked = Pick<Question, 'id' | 'of' | 'codes'>

/**
 * The code that a person, or the registration, gives for a limit: an answer where a question asks for it, else the code
 * of the registration.
 */
export function codeFor(
  questions: readonly Asked[],
  limit: string,
  { person, draft }: { readonly person: PersonDraft | null; readonly draft: RegistrationDraft },
): string | null {
  const question = questions.find(({ codes }) => codes === limit)
  if (question === undefined) return draft.code
  const answer = (question.of === 'person' ? person : draft)?.answers[question.id]
  return typeof answer === 'string' ? answer : null
}

/** The field in which codes of a limit are typed. */
export const fieldOfCode = (questions: readonly Asked[], limit: string): string =>
  questions.find(({ codes }) => codes === limit)?.id ?? 'code'

/** Everything that was typed as a code: in the field of the registration, and as answers. */
export function typedCodes(
  { questions }: Pick<EventDefinition, 'questions'>,
  draft: Pick<RegistrationDraft, 'code' | 'answers' | 'people'>,
): { readonly typed: string; readonly limit?: string }[] {
  const ofAnswers = questions.flatMap(({ id, of, codes }) => {
    if (codes === undefined) return []
    const answers = (of === 'person' ? draft.people : [draft]).map((each) => each.answers[id])
    return answers.flatMap((typed) => (typeof typed === 'string' ? [{ typed, limit: codes }] : []))
  })
  const all = [...(draft.code === null ? [] : [{ typed: draft.code }]), ...ofAnswers]
  return all.filter(({ typed }) => plainCode(typed) !== '')
}
