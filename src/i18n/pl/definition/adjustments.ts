import type { Adjustment, EventDefinition } from '#domain/event/definition/definition.ts'
import { isOfPeople } from '#domain/event/definition/rank-order.ts'
import { part, row, speakerAbout, type TextContext, type TextSection, whenNote } from './definition-text.ts'
import { effectText } from './effects.ts'
import { quoted } from './gate.ts'

/** Changes of price in the order in which they are applied. */
export function adjustmentsSection(speaker: TextContext): TextSection {
  const { adjustments } = speaker.definition
  const rows = adjustments.map((adjustment) =>
    row(`adjustments/${adjustment.id}`, adjustment.name, effectText(adjustment.effect, speaker), [
      `dotyczy: ${quoted(adjustment.items.map(speaker.item))}`,
      ...whenNote(aboutItems(adjustment, speaker), adjustment.when),
      ...rankNotes(adjustment, speaker),
      ...rivalsNote(adjustment, speaker.definition),
      ...(adjustment.pool === undefined ? [] : [`dopóki są wolne: „${speaker.pool(adjustment.pool)}”`]),
      ...(adjustment.paidBy === undefined ? [] : [`tę część płaci: ${adjustment.paidBy}`]),
      ...(adjustment.note === undefined ? [] : [adjustment.note]),
    ]),
  )
  const notes = [
    'Liczą się po kolei, każda od tego, co zostało po wcześniejszych. Zaokrąglamy do pełnego grosza.',
  ]
  return {
    id: 'znizki',
    title: 'Zniżki i\u00a0dopłaty',
    parts: rows.length === 0 ? [] : [part(rows, { notes })],
  }
}

const aboutItems = ({ items }: Adjustment, speaker: TextContext): TextContext =>
  speakerAbout(
    speaker,
    speaker.definition.items.filter(({ id }) => items.includes(id)),
  )

const RANKS = {
  cheapest: 'od najniższej kwoty',
  dearest: 'od najwyższej kwoty',
  listed: 'z\u00a0listy',
  oldest: 'od najstarszej osoby',
  youngest: 'od najmłodszej osoby',
  typed: 'wpisywania',
} as const
const RANKED = {
  person: { one: 'osoba', of: 'osoby' },
  piece: { one: 'sztuka', of: 'sztuki' },
} as const

/** 'w kolejności od najniższej kwoty: tylko 1. osoba'; 'w kolejności od najstarszej osoby: od 3. osoby', 'liczą się: …'. */
function rankNotes({ rank }: Adjustment, speaker: TextContext): string[] {
  if (rank === undefined) return []
  const { order, from, to } = rank
  const isByAge = isOfPeople(rank)
  const words = RANKED[isByAge ? 'person' : rank.of]
  const which =
    from === to
      ? `tylko ${from}. ${words.one}`
      : `od ${from}. ${to === undefined ? '' : `do ${to}. `}${words.of}`
  const whose = !isByAge && rank.per === 'person' ? ', osobno u\u00a0każdej osoby' : ''
  return [
    `w\u00a0kolejności ${RANKS[order]}${whose}: ${which}`,
    ...(isByAge ? whenNote(speaker, rank.among, 'liczą się') : []),
  ]
}

const BEST_PER = {
  line: 'osobno w\u00a0każdej pozycji',
  person: 'osobno u\u00a0każdej osoby',
  registration: 'w\u00a0całym zgłoszeniu',
} as const

function rivalsNote({ choiceGroup }: Adjustment, definition: EventDefinition): string[] {
  return choiceGroup === undefined ? [] : [`tylko najkorzystniejsza z: ${rivalsOf(choiceGroup, definition)}`]
}

/** Of which reductions only the best one counts, a sentence for each such choice: where many say it, once is enough. */
export function bestOfSentences(definition: EventDefinition): string[] {
  const groups = new Set(definition.adjustments.flatMap(({ choiceGroup }) => choiceGroup ?? []))
  return [...groups].map(
    (group) => `Z\u00a0kilku liczy się jedna, najkorzystniejsza: ${rivalsOf(group, definition)}.`,
  )
}

function rivalsOf(choiceGroup: string, { adjustments, choiceGroups }: EventDefinition): string {
  const rivals = adjustments.filter((each) => each.choiceGroup === choiceGroup).map(({ name }) => name)
  const per = choiceGroups.find(({ id }) => id === choiceGroup)?.per ?? 'line'
  return `${quoted([...new Set(rivals)])}, ${BEST_PER[per]}`
}
