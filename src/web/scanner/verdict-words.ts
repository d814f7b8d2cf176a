import { formatHour, readMoment } from '#domain/values/time.ts'
import { documentStates } from '#i18n/pl/checked-documents.ts'
import * as words from '#i18n/pl/documents-at-entry.ts'
import { pl } from '#i18n/pl.ts'
import type { Holder, Verdict } from './scanner-api.ts'
import { dayAndHour, hourOf, timeAgo } from './time-ago.ts'

/** Each verdict has its own colour, icon, sound and word; no one of them is used alone. 'warned': lets in, with a warning. */
export type VerdictKind = Verdict['verdict'] | 'warned'

/** The kind of a verdict: who enters and lacks a document is a kind of its own. */
export const kindOf = (verdict: Verdict): VerdictKind =>
  verdict.verdict === 'enter' && verdict.lacking.length > 0 ? 'warned' : verdict.verdict

/** A verdict as the screen shows it: the word, the most important line, and further details. */
export interface VerdictWords {
  readonly kind: VerdictKind
  readonly word: string
  readonly main: string
  readonly sub: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly advice: string
}

/** The texts of a verdict; `code` is what was scanned, `now` the moment of the device. */
export function verdictWords(verdict: Verdict, code: string, now: Temporal.Instant): VerdictWords {
  const kind = kindOf(verdict)
  const word = kind === 'warned' ? words.warned : pl.checkInVerdicts[kind]
  switch (verdict.verdict) {
    case 'enter':
      return {
        kind,
        word,
        main: verdict.holder.name,
        sub: [counted(verdict.holder), belonging(verdict.holder)].filter((part) => part !== '').join(', '),
        facts: lackingFacts(verdict.lacking),
        advice: [
          `Wejście zapisane, ${hourOf(verdict.at)}`,
          ...(kind === 'warned' ? [words.askFor] : []),
        ].join('. '),
      }
    case 'used':
      return {
        kind,
        word,
        main: `${dayAndHour(verdict.usedAt)}, ${verdict.gate}`,
        sub: timeAgo(verdict.usedAt, now),
        facts: [...factsOf(verdict.holder), { name: 'Skanowanie', value: verdict.usedBy }],
        advice: '',
      }
    case 'refused':
      return {
        kind,
        word,
        main: capital(pl.checkInRefusals[verdict.reason]),
        sub: verdict.holder?.name ?? '',
        facts: [
          ...lackingFacts(verdict.lacking),
          ...(verdict.holder === null ? [] : factsOf(verdict.holder)),
        ],
        advice: 'Skieruj tę osobę do biura wydarzenia.',
      }
    case 'unknown':
      return {
        kind,
        word,
        main: asPrinted(code.length > LONGEST_SHOWN ? `${code.slice(0, LONGEST_SHOWN)}…` : code),
        sub: '',
        facts: [],
        advice: 'Sprawdź, czy kod jest przepisany w\u00a0całości, albo zeskanuj go jeszcze raz.',
      }
  }
}

const LONGEST_SHOWN = 40

/** In groups of five, as the code stands on a ticket: so it is compared, and breaks at the end of a line. */
const asPrinted = (code: string) => (/^[A-Z\d]{20}$/i.test(code) ? code.replace(/(.{5})(?=.)/g, '$1 ') : code)

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('pl') + text.slice(1)

const belonging = ({ group, type }: Holder) => [group, type].filter((part) => part !== null).join(', ')

/** How many people one ticket admits, and at which hour: '5 osób, 10:30'. */
function counted({ headcount, slot }: Holder): string {
  const moment = readMoment(slot ?? '')
  return headcount === null
    ? ''
    : [pl.counts.people(headcount), ...(moment === null ? [] : [formatHour(moment)])].join(', ')
}

/** 'Zgoda rodzica: wycofana'; one that the person who scans may not see has no name. */
const lackingFacts = (lacking: Extract<Verdict, { verdict: 'enter' }>['lacking']): VerdictWords['facts'] =>
  lacking.map(({ seen }) =>
    seen === null
      ? { name: words.unnamed, value: words.officeKnows }
      : { name: seen.name, value: documentStates[seen.state].toLocaleLowerCase('pl') },
  )

function factsOf(holder: Holder): VerdictWords['facts'] {
  return [
    { name: 'Osoba', value: holder.name },
    ...(counted(holder) === '' ? [] : [{ name: 'Wejście', value: counted(holder) }]),
    ...(belonging(holder) === '' ? [] : [{ name: 'Grupa', value: belonging(holder) }]),
    { name: 'Zgłoszenie', value: holder.registration },
  ]
}

/** The announcement of a screen reader, made at once. */
export function announcement(said: VerdictWords): string {
  const lacking = said.kind === 'warned' ? said.facts.map(({ name, value }) => `${name}: ${value}`) : []
  return [said.word, said.main, said.sub, ...lacking].filter((part) => part !== '').join('. ')
}
