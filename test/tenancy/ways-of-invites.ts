import {
  addInvites,
  answerInvite,
  exportInvites,
  issueCodes,
  listInviteLists,
  listInvites,
  listPeopleToInvite,
  openInvite,
  previewInviteMail,
  sendInvites,
  withdrawInvite,
} from '#contract/invites.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { type Ids, member, site } from './way.ts'
import { COLLECTION_WAYS } from './ways-of-collections.ts'

const eventOf = ({ accountId, eventId }: Ids) => ({ accountId, eventId })
const LIST = 'goscie'
const MAIL = { list: LIST, kind: 'invite' as const, greeting: '' }
const PERSON = { firstName: 'Ewa', lastName: 'Sowa', email: 'ewa.sowa@example.org' }

/** This event has no list of invitations. */
const NO_LIST = { refused: 'not_found' as const }

/** How the endpoints of invitations are called, and those of collections. */
export const INVITE_WAYS = {
  ...COLLECTION_WAYS,
  listInviteLists: member(listInviteLists, mayEditRegistrations, (ids) => ({ params: eventOf(ids) })),
  listInvites: member(listInvites, mayEditRegistrations, (ids) => ({
    params: eventOf(ids),
    query: { list: LIST },
  })),
  addInvites: {
    ...member(addInvites, mayEditRegistrations, (ids) => ({
      params: eventOf(ids),
      body: { list: LIST, people: [PERSON] },
    })),
    ...NO_LIST,
  },
  issueCodes: {
    ...member(issueCodes, mayEditRegistrations, (ids) => ({
      params: eventOf(ids),
      body: { list: LIST, count: 1 },
    })),
    ...NO_LIST,
  },
  exportInvites: {
    ...member(exportInvites, mayEditRegistrations, (ids) => ({
      params: eventOf(ids),
      query: { list: LIST },
    })),
    ...NO_LIST,
  },
  listPeopleToInvite: member(listPeopleToInvite, mayEditRegistrations, (ids) => ({
    params: eventOf(ids),
    query: { from: ids.eventId },
  })),
  previewInviteMail: {
    ...member(previewInviteMail, mayEditRegistrations, (ids) => ({
      params: eventOf(ids),
      body: { ...MAIL, toMe: false },
    })),
    ...NO_LIST,
  },
  sendInvites: {
    ...member(sendInvites, mayEditRegistrations, (ids) => ({ params: eventOf(ids), body: MAIL })),
    ...NO_LIST,
  },
  withdrawInvite: {
    ...member(withdrawInvite, mayEditRegistrations, (ids) => ({
      params: { ...eventOf(ids), inviteId: '00000000-0000-7000-8000-000000000001' },
      body: {},
    })),
    ...NO_LIST,
  },
  openInvite: {
    ...site(openInvite, ({ slug }) => ({ params: { slug, code: 'AAAAAA-AAAAAA' }, body: {} })),
    ...NO_LIST,
  },
  answerInvite: {
    ...site(answerInvite, ({ slug }) => ({
      params: { slug, code: 'AAAAAA-AAAAAA' },
      body: { declines: true },
    })),
    ...NO_LIST,
  },
} as const
