import type { MailData } from '#server/features/messages/mail-data.ts'

/** A made-up confirmed registration, which tests fill in as they need. */
export const mailData: MailData = {
  account: {
    ...{ id: 'a', name: 'Konto', legalName: 'Parafia', address: 'ul. Próbna 1', email: 'biuro@example.org' },
    ...{ nip: '', kind: null, trader: null },
    ...{ phone: '+48 600 000 100', contactPerson: '', contactNote: '', accent: '#23408e', demo: false },
    ...{
      host: 'borow.example',
      platformHost: 'borow.example',
      brand: { id: 'obecni' as const, name: 'Obecni', domain: 'obecni.example' },
      siteAddress: 'https://borow.example',
      onReview: false,
    },
  },
  address: 'https://borow.example/zgloszenie/x',
  about: {},
  transfer: null,
  registration: {
    ...{
      number: 'ZG-TEST',
      revision: 1,
      may: { change: true, leave: true, cancel: true },
      state: 'confirmed',
      paidness: 'paid',
      people: [],
      ...{ headcount: null, slot: null, handOver: null, newEmail: null, refusedBecause: null },
      lines: [],
      due: [],
      nextPrice: null,
      tickets: [],
    },
    ...{
      total: 0,
      paid: 0,
      kept: 0,
      donationKept: 0,
      isTest: false,
      move: null,
      fees: 0,
      handOverFees: 0,
      balance: 0,
      setAside: 0,
      refunds: [],
      expiresAt: null,
      createdAt: '2026-07-10T17:00:00Z',
      payment: null,
    },
    attendance: [],
    event: { slug: 'x', title: 'X', place: null, host: 'Konto', calledOff: null },
    contact: { firstName: 'Anna', lastName: 'Kopeć', email: 'anna@example.org', phone: '600100200' },
  },
}
