import { colourName } from '../colour-name.ts'
import { part, row, type TextContext, type TextSection } from './definition-text.ts'
import { claimNotes, claimsRow, datesNotes, gateNotes } from './gate.ts'

const ASKED = { required: 'wymagane', optional: 'nieobowiązkowe', no: 'nie pytamy' } as const

/** Who takes part: kinds, groups, what is asked of everyone. */
export function whoSection(speaker: TextContext): TextSection {
  const { ask, types, typeLabel, groups, groupLabel, claims } = speaker.definition
  const everybody = part([
    row('ask', 'Data urodzenia', ASKED[ask.birthDate]),
    row('ask', 'Płeć', ASKED[ask.sex]),
    ...claimsRow('claims', claims, speaker),
  ])
  const kinds = types.map((type) =>
    row(`types/${type.id}`, type.name, '', [
      ...(type.note === undefined ? [] : [type.note]),
      ...gateNotes(type, speaker),
      ...claimNotes(type.claims, speaker),
    ]),
  )
  const places = groups.map((group) =>
    row(`groups/${group.id}`, group.name, '', [
      ...(group.leader === undefined ? [] : [`prowadzi: ${group.leader}`]),
      ...(group.note === undefined ? [] : [group.note]),
      ...datesNotes(group.dates),
      ...gateNotes(group, speaker),
      ...claimNotes(group.claims, speaker),
      ...(group.colour === undefined ? [] : [`kolor: ${colourName(group.colour)}`]),
    ]),
  )
  return {
    id: 'kto',
    title: 'Kto',
    parts: [
      everybody,
      ...(kinds.length === 0 ? [] : [part(kinds, { title: typeLabel })]),
      ...(places.length === 0 ? [] : [part(places, { title: groupLabel })]),
    ],
  }
}
