import type { BrowserContext } from 'playwright-core'
import {
  type GooglePerson,
  type SimulatedGoogle,
  simulateGoogle,
} from '../../tools/simulators/google/simulate-google.ts'

export const CLIENT_ID = '1234567890-zapisano.apps.googleusercontent.com'

/** People with Google accounts; all invented. */
export const TERESA: GooglePerson = {
  sub: '100000000000000000001',
  name: 'Teresa Malinowska',
  email: 'teresa.malinowska@example.org',
  picture: 'https://lh3.googleusercontent.com/a/teresa',
}
export const PIOTR: GooglePerson = {
  sub: '100000000000000000002',
  name: 'Piotr Gajda',
  email: 'piotr.gajda@example.org',
  picture: 'https://lh3.googleusercontent.com/a/piotr',
}

export const startGoogle = (): Promise<SimulatedGoogle> =>
  simulateGoogle({ clientId: CLIENT_ID, people: [TERESA, PIOTR] })

const GOOGLES = /^https:\/\/(accounts\.google\.com|lh3\.googleusercontent\.com)\//

/** Routes all requests of a browser to Google to the simulator; returns the requested addresses. */
export async function leadToGoogle(context: BrowserContext, google: SimulatedGoogle): Promise<string[]> {
  const asked: string[] = []
  await context.route(GOOGLES, async (route) => {
    const url = route.request().url()
    asked.push(url)
    await route.fulfill(await google.answer(url))
  })
  return asked
}
