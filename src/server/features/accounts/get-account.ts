import type { PictureView } from '#contract/pictures.ts'
import type { OrganiserKind } from '#domain/organiser/details.ts'
import type { Brand } from '#server/base/config.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findPictures } from '#server/features/pictures/find-pictures.ts'
import { addressOf, faceOf } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findAccount, readKind } from './accounts.queries.ts'

export interface AccountView {
  readonly id: string
  readonly name: string
  readonly legalName: string
  readonly address: string
  /** Empty or null, like the rest: not given yet. */
  readonly nip: string
  readonly kind: OrganiserKind | null
  readonly trader: boolean | null
  readonly email: string
  readonly phone: string
  /** Where participants send plain transfers to: 'PL' and 26 digits. */
  readonly bankAccount: string
  readonly contactPerson: string
  readonly contactNote: string
  /** A line below the name on the site; empty: none. */
  readonly about: string
  readonly accent: string
  /** Null: that of the brand. */
  readonly background: string | null
  /** Null: none. */
  readonly logo: PictureView | null
  /** In whose name mails are sent; empty: in that of the organiser. */
  readonly senderName: string
  /** Where replies to mails go, confirmed; empty: not given. */
  readonly replyTo: string
  /** A demo account: its pages show so, and its mail is not sent. */
  readonly demo: boolean
  /** Not reviewed yet: its site does not answer, and its mail waits. */
  readonly onReview: boolean
  /** Where its site is: a domain of its own, or the same as `platformHost`. */
  readonly host: string
  /** Its subdomain of ours. */
  readonly platformHost: string
  /** On whose domain the site is: its mails and files are of this brand. */
  readonly brand: Brand
  /** Of the registration site, with scheme and port. */
  readonly siteAddress: string
}

/** @throws Refusal not_found */
export async function getAccount(ctx: Pick<TenantCtx, 'db' | 'account' | 'config'>): Promise<AccountView> {
  const row = await ctx.db.tenant(ctx.account, findAccount)
  if (!row) throw new Refusal('not_found')
  return {
    id: row.accountId,
    name: row.name,
    legalName: row.legalName,
    address: row.address,
    nip: row.nip,
    kind: readKind(row.kind),
    trader: row.trader,
    email: row.email,
    phone: row.phone,
    bankAccount: row.bankAccount,
    contactPerson: row.contactPerson,
    contactNote: row.contactNote,
    about: row.about,
    accent: row.accent,
    background: row.background,
    logo: await findLogo(ctx, row.logoPictureId),
    senderName: row.senderName,
    replyTo: row.replyTo,
    demo: row.demo,
    onReview: row.onReview,
    host: row.host,
    platformHost: row.platformHost,
    brand: faceOf(row.platformHost, ctx.config.brands).brand,
    siteAddress: addressOf(row.host, ctx.config),
  }
}

async function findLogo(
  ctx: Pick<TenantCtx, 'db' | 'account'>,
  id: string | null,
): Promise<PictureView | null> {
  if (id === null) return null
  return (await findPictures(ctx, [id])).get(id) ?? null
}
