import { expect, test } from 'vitest'
import { mailData } from '#test/support/mail-data.ts'
import { ticketsMail } from './tickets.mail.ts'

/** The mail with so many tickets, with plain spaces. */
async function mailWith(tickets: number, headcount: number | null = null): Promise<string> {
  const { registration } = mailData
  const { text } = await ticketsMail({
    ...mailData,
    registration: {
      ...registration,
      headcount,
      tickets: Array.from({ length: tickets }, (_, index) => ({
        person: headcount === null ? `o${index}` : null,
        name: `Osoba ${index}`,
        code: `ABCDE2345${index}`,
        ...{ qr: { size: 21, path: '' }, numbers: [], usedAt: null },
      })),
    },
  })
  return text.replaceAll('\u00a0', ' ')
}

test.each([
  [1, 'Niżej jest bilet. Wystarczy pokazać go z telefonu.'],
  [2, 'Niżej są bilety dla 2 osób. Wystarczy pokazać je z telefonu.'],
  [5, 'Niżej są bilety dla 5 osób. Wystarczy pokazać je z telefonu.'],
  [6, 'Niżej są bilety dla 6 osób. Wystarczy pokazać je z telefonu.'],
  [22, 'Niżej są bilety dla 22 osób. Wystarczy pokazać je z telefonu.'],
])('%i tickets of named people: %s', async (tickets, sentence) => {
  expect(await mailWith(tickets)).toContain(`\n${sentence}\n`)
})

test.each([
  [1, 'Niżej jest bilet. Wystarczy pokazać go z telefonu.'],
  [4, 'Niżej jest bilet dla 4 osób. Wystarczy pokazać go z telefonu.'],
])('one ticket that admits %i: %s', async (headcount, sentence) => {
  expect(await mailWith(1, headcount)).toContain(`\n${sentence}\n`)
})
