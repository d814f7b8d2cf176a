import type { Camera, Walk } from '../camera.ts'

/** Every organiser of the demo (db/demo/accounts.json): the host's name without its brand, and the event. */
const DEMO_SITES = [
  ['borowska', 'zapisano.localhost', 'pielgrzymka'],
  ['szprycha', 'zapisano.localhost', 'rowerowa'],
  ['dobrybrzeg', 'obecni.localhost', 'przystan'],
  ['pamiec', 'zapisano.localhost', 'konferencja'],
  ['trzymosty', 'zapisano.localhost', 'bieg'],
  ['cantabile', 'obecni.localhost', 'warsztaty'],
  ['wilki', 'zapisano.localhost', 'biwak'],
  ['podlipa', 'obecni.localhost', 'ceramika'],
  ['swiatlo', 'obecni.localhost', 'koncert'],
] as const

/** Home, event page, and the form step by step, filled with the example that the demo offers. */
export const siteWalks: readonly Walk[] = DEMO_SITES.map(([name, brand, slug]) => ({
  name: `site ${name}`,
  schemes: ['light'],
  async steps(camera) {
    const host = `${name}.${brand}`
    await camera.open(host)
    await camera.take(`${name}-home`)
    await camera.open(host, `/${slug}`)
    await camera.take(`${name}-event`)
    // The screen of a small laptop: the sign-up stands above the fold.
    if (camera.width === 1280) await camera.takeScreen(`${name}-event`, 800)
    await takeForm(camera, { name, host, slug })
    await camera.open(host, '/moje-zgloszenie')
    await camera.take(`${name}-lost-link`)
    await camera.open(host, '/nie-ma')
    await camera.take(`${name}-missing`)
  },
}))

async function takeForm(
  camera: Camera,
  { name, host, slug }: { name: string; host: string; slug: string },
): Promise<void> {
  const { page } = camera
  await camera.open(host, `/${slug}/zapisy`)
  await camera.take(`${name}-form-empty`)
  await page.getByRole('button', { name: 'Wypełnij przykładowymi danymi' }).click()
  for (let step = 1; step <= 4; step++) {
    await camera.take(`${name}-form-${step}`)
    if (!(await goOn(camera))) return
  }
}

/** Presses the button that leads to the next step; false on the last. */
export async function goOn({ page }: Camera): Promise<boolean> {
  const onwards = page.getByRole('button', { name: /^(Dalej|Sprawdź i potwierdź)$/ })
  if ((await onwards.count()) === 0) return false
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await onwards.click()
  await heading.filter({ hasNotText: before }).waitFor()
  return true
}
