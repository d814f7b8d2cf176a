import type { Camera, Walk } from '../camera.ts'
import { goOn } from './sites.ts'

const HOST = 'borowska.zapisano.localhost'

/** The pages of a registration of the demo's pilgrimage after the order. */
export const registrationWalks: readonly Walk[] = [
  walk('registration paid', async (camera) => {
    await order(camera)
    await camera.take('gateway')
    await pay(camera, '777 123')
    await camera.page.getByRole('heading', { level: 1, name: /dotarła/ }).waitFor()
    await camera.take('payment-arrived')
    await camera.page.getByRole('link', { name: 'Moje zgłoszenie' }).click()
    await camera.page.getByRole('heading', { name: 'Udział potwierdzony' }).waitFor()
    await camera.take('registration-confirmed')
    await takeChange(camera)
    await takeContact(camera)
    await takeResignation(camera)
    await camera.open('zapisano.localhost', '/dev/poczta')
    await camera.take('mailbox')
  }),
  walk('registration unpaid', async (camera) => {
    await order(camera)
    await camera.page.goBack()
    await camera.page.goto(await registrationAddress(camera))
    await camera.take('registration-unpaid')
  }),
  walk('registration refused by the bank', async (camera) => {
    await order(camera)
    await pay(camera, '000 000')
    await camera.page.waitForURL(/\/zgloszenie\//)
    await camera.page.waitForTimeout(3000)
    await camera.take('registration-payment-refused')
  }),
]

function walk(name: string, steps: Walk['steps']): Walk {
  return { name, schemes: ['light'], steps }
}

/** Orders for the example family; ends at the gateway. */
async function order(camera: Camera): Promise<void> {
  const { page } = camera
  await camera.open(HOST, '/pielgrzymka/zapisy')
  await page.getByRole('button', { name: 'Wypełnij przykładowymi danymi' }).click()
  while (await goOn(camera));
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true })
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await page.waitForURL(/\/platnosc$/)
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await page.waitForURL(/\/bramka-testowa\//)
}

async function pay({ page }: Camera, code: string): Promise<void> {
  await page.getByLabel('Kod BLIK').fill(code)
  await page.getByRole('button', { name: 'Zapłać' }).click()
}

/** The form's page remembers what was registered last in this browser. */
async function registrationAddress(camera: Camera): Promise<string> {
  await camera.open(HOST, '/pielgrzymka/zapisy')
  const link = camera.page.getByRole('link', { name: 'Moje zgłoszenie' }).last()
  return camera.at(HOST, (await link.getAttribute('href')) ?? '/')
}

async function takeChange(camera: Camera): Promise<void> {
  const { page } = camera
  const mine = page.url()
  await page.getByRole('link', { name: /Zmień/ }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take('change')
  await page.goto(mine)
}

async function takeContact(camera: Camera): Promise<void> {
  await camera.page.getByRole('button', { name: 'Zmień kontakt' }).click()
  await camera.take('registration-contact')
  await camera.page.getByRole('button', { name: 'Anuluj', exact: true }).click()
}

/** The refund preview, then the progress of the refund. */
async function takeResignation(camera: Camera): Promise<void> {
  const { page } = camera
  await page.getByRole('button', { name: 'Rezygnuję', exact: true }).click()
  const sure = page.getByRole('button', { name: 'Potwierdzam rezygnację' })
  await sure.waitFor()
  await camera.take('resignation-asked')
  await sure.click()
  await page.getByRole('heading', { name: 'Gdzie są pieniądze' }).waitFor()
  await camera.take('registration-refund')
}
