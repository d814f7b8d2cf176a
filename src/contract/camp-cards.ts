import { z } from 'zod'
import { CARD_FIELDS, HOLIDAY_FORMS, MOST_SOURCES } from '#domain/camp-card/camp-card.ts'
import { id, none, noParams, textOf } from './common.ts'
import { endpoint } from './endpoint.ts'
import { linkToken } from './site.ts'

/** Cards of participants of an organised holiday: filled in from registrations, printed, signed by the parents on paper. */

const ofEvent = z.strictObject({ accountId: id, eventId: id })
const person = z.string().min(1).max(40)

/** 'answer.pesel', or the contact of the registration. */
const source = z.union([
  z.templateLiteral(['answer.', z.string().min(1).max(60)]),
  z.literal(['contact.name', 'contact.phone']),
])

const setting = z.strictObject({
  holiday: z.strictObject({
    form: z.enum(HOLIDAY_FORMS),
    /** The name of another form; '' of the listed ones. */
    formName: textOf(0, 80),
    address: textOf(0, 300),
    route: textOf(0, 300),
    country: textOf(0, 80),
  }),
  sources: z.record(z.enum(CARD_FIELDS), z.array(source).max(MOST_SOURCES)),
  forParents: z.boolean(),
})

/** How the cards of an event are filled in, and for whom they can be printed. */
export const getCampCards = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/camp-cards',
  summary: 'Cards of participants of an organised holiday',
  audience: 'member',
  params: ofEvent,
  query: noParams,
  body: none,
  output: z.strictObject({
    /** What was saved, or a proposal. */
    setting,
    isSaved: z.boolean(),
    questions: z.array(
      z.strictObject({
        source,
        label: z.string(),
        of: z.enum(['person', 'registration']),
        /** Sealed: it stands on cards that the staff print, never on those that parents download. */
        isSealed: z.boolean(),
        /** Whether the role of who asks sees the answers. */
        isSeen: z.boolean(),
      }),
    ),
    /** Minors who have a place, by surname; who gave no birth date is listed too. */
    people: z.array(
      z.strictObject({
        registrationId: id,
        number: z.string(),
        person,
        firstName: z.string(),
        lastName: z.string(),
        /** On the first day; null: not known. */
        age: z.number().int().nullable(),
        group: z.string().nullable(),
      }),
    ),
    groups: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    /** How many cards one file holds at most. */
    atOnce: z.number().int(),
  }),
  status: 200,
  refusals: ['not_found'],
})

/** Saves how the cards of an event are filled in. */
export const putCampCardSetting = endpoint({
  method: 'PUT',
  path: '/v1/accounts/:accountId/events/:eventId/camp-cards/setting',
  summary: 'Set how cards of participants are filled in',
  audience: 'member',
  params: ofEvent,
  query: noParams,
  body: setting.refine(({ holiday }) => (holiday.form === 'other') === (holiday.formName !== ''), {
    ...{ error: 'Wpisz nazwę formy wypoczynku.', path: ['holiday', 'formName'] },
  }),
  output: none,
  status: 204,
  refusals: ['not_found', 'invalid_input'],
})

const pdfAnswer = { output: z.unknown(), bytes: 'answer', status: 200 } as const

/** The cards of minors as one PDF, by surname. Each look at answers that not everybody sees is in the journal. */
export const getCampCardsFile = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/camp-cards/file',
  summary: 'Download the cards of several participants',
  audience: 'member',
  params: ofEvent,
  query: z.strictObject({
    /** The id of a group; if omitted, of all. */
    group: z.string().min(1).max(60).optional(),
    /** Which file, from 1, where one does not hold all cards. */
    part: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  body: none,
  ...pdfAnswer,
  refusals: ['not_found'],
})

/** A card to be filled in by hand; before the setting was saved with the proposed data of the holiday. */
export const getBlankCampCard = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/camp-cards/blank',
  summary: 'Download a card that is not filled in',
  audience: 'member',
  params: ofEvent,
  query: noParams,
  body: none,
  ...pdfAnswer,
  refusals: ['not_found'],
})

/** The card of one participant, whatever age; the journal tells who has printed it. */
export const getCampCard = endpoint({
  method: 'GET',
  path: '/v1/accounts/:accountId/events/:eventId/registrations/:registrationId/camp-cards/:person',
  summary: 'Download the card of one participant',
  audience: 'member',
  params: ofEvent.extend({ registrationId: id, person }),
  query: noParams,
  body: none,
  ...pdfAnswer,
  refusals: ['not_found'],
})

/** The same for the registrant, by the link: without what is sealed. */
export const getOwnCampCard = endpoint({
  method: 'GET',
  path: '/v1/site/registrations/:token/camp-cards/:person',
  summary: 'Download the card of a participant by the link of the registration',
  audience: 'site',
  params: linkToken.extend({ person }),
  query: noParams,
  body: none,
  ...pdfAnswer,
  refusals: ['not_found'],
})
