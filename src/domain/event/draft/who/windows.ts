import { readMoment } from '../../../values/time.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { type Fields, withPartFields } from '../with-fields.ts'

export type Window = DefinitionDocument['windows'][number]

/** What '+ Dodaj' offers: a time of registration with some of its values filled in. Never recognised afterwards. */
export const WINDOWS = ['plain', 'members', 'office'] as const
export type NewWindow = (typeof WINDOWS)[number]

/** Open to everybody at any moment. */
export const OPEN: Window = { opens: null, closes: null, hours: [], weekdays: [] }
const ONLINE = { fact: 'channel', is: 'online' } as const
const OFFICE = { fact: 'channel', is: 'office' } as const
/** How many days earlier members may register. */
const EARLIER = 7
const MEMBER = 'czlonek'

/** The document with a new time of registration. */
export function withNewWindow(document: DefinitionDocument, kind: NewWindow): DefinitionDocument {
  switch (kind) {
    case 'plain':
      return { ...document, windows: [...document.windows, OPEN] }
    case 'members':
      return withMembersEarlier(document)
    case 'office':
      return withOffice(document)
  }
}

/** Members register a week before everybody else; who they are is asked in the form. */
function withMembersEarlier(document: DefinitionDocument): DefinitionDocument {
  const [first = OPEN] = document.windows
  const opens = first.opens === null ? null : (readMoment(first.opens)?.subtract({ days: EARLIER }) ?? null)
  const id = idOfName(
    MEMBER,
    [...document.questions, ...document.items, ...document.statements].map((part) => part.id),
  )
  const early: Window = {
    ...OPEN,
    name: 'Członkowie wcześniej',
    opens: opens === null ? null : momentOf(opens),
    closes: first.closes,
    when: { fact: `answer.${id}`, is: true },
  }
  const question: DefinitionDocument['questions'][number] = {
    ...{ id, label: 'Należę do organizacji', type: 'checkbox', of: 'person' },
    ...{ required: false, options: [] },
  }
  const others = document.windows.length === 0 ? [OPEN] : document.windows
  return { ...document, windows: [early, ...others], questions: [...document.questions, question] }
}

/** On the first day the office registers on the spot; until then people register through the internet. */
function withOffice(document: DefinitionDocument): DefinitionDocument {
  const { start } = document.dates
  const windows = document.windows.length === 0 ? [OPEN] : document.windows
  const office: Window = {
    ...OPEN,
    name: 'Biuro na miejscu',
    opens: start === null ? null : `${start}T08:00:00`,
    closes: start === null ? null : `${start}T18:00:00`,
    when: OFFICE,
  }
  const online = windows.map((window) => (window.when === undefined ? { ...window, when: ONLINE } : window))
  return { ...document, windows: [...online, office] }
}

const momentOf = (moment: Temporal.PlainDateTime) => moment.toString({ smallestUnit: 'second' })

/** The times with some fields of one changed. */
export const withWindow = (windows: readonly Window[], index: number, fields: Fields<Window>): Window[] =>
  windows.map((window, at) => (at === index ? withPartFields(window, fields) : window))
