import { buffer } from 'node:stream/consumers'
import type { SitePage } from '#contract/pages.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPicture } from '#server/features/pictures/get-picture.ts'
import type { Renderer } from '#server/http/renderer.ts'
import { drawSocialPicture, type SocialFormat } from './draw-social-picture.ts'
import { type SocialContent, socialHash } from './social-view.ts'

/** Some ten megabytes; the ones that were asked for least recently go first. */
const MOST = 100
/** By the hash of their content, which names nobody: shared by all accounts. */
const drawn = new Map<string, Promise<Buffer>>()

type Frame = Pick<SitePage, 'brand' | 'organiser' | 'now'>

interface Wanted {
  readonly frame: Frame
  readonly content: SocialContent
  readonly format: SocialFormat
}

/** The picture of an event for shared links; drawn once for each content, however many programs ask for it. */
export function getSocialPicture(ctx: TenantCtx, renderer: Renderer, wanted: Wanted): Promise<Buffer> {
  return keep(`${socialHash(wanted.content)}.${wanted.format}`, () => draw(ctx, renderer, wanted))
}

/** The drawn scene of an event, kept like its picture. */
export function getCoverScene(renderer: Renderer, frame: Frame, content: SocialContent): Promise<Buffer> {
  return keep(`${socialHash(content)}.svg`, () => sceneOf(renderer, frame, content))
}

function keep(hash: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(hash)
  drawn.delete(hash)
  const picture = known ?? make()
  drawn.set(hash, picture)
  picture.catch(() => drawn.delete(hash))
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOST) break
    drawn.delete(oldest)
  }
  return picture
}

async function draw(ctx: TenantCtx, renderer: Renderer, wanted: Wanted): Promise<Buffer> {
  const { frame, content, format } = wanted
  const { photo } = content
  if (photo === null) return drawSocialPicture(content, await sceneOf(renderer, frame, content), format)
  const hash = photo.address.split('/').at(-1) ?? ''
  const widest = photo.widths.at(-1) ?? photo.width
  const stored = await getPicture(ctx, { account: ctx.account, hash, file: `${widest}.webp` })
  return drawSocialPicture(content, await buffer(stored.content), format)
}

/** The drawn scene of the page itself, in the colours of the organiser. */
async function sceneOf(
  renderer: Renderer,
  frame: Frame,
  { cover, accent, strong }: Pick<SocialContent, 'cover' | 'accent' | 'strong'>,
): Promise<Buffer> {
  const { html } = await renderer.page('site', { ...frame, page: 'cover', cover })
  const drawing = /<svg class="cover"[\s\S]*?<\/svg>/.exec(html)?.[0]
  if (drawing === undefined) throw new Error('The cover of an event was not drawn.')
  const svg = drawing
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="520" ')
    .replaceAll('var(--accent)', accent)
    .replaceAll('var(--accent-strong)', strong)
  return Buffer.from(svg)
}
