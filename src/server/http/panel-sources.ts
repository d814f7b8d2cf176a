import type { Config } from '#server/base/config.ts'
import { addressOf } from './face.ts'
import { signInSources } from './google-sign-in.ts'
import type { MoreSources } from './html.ts'

/** What the panel may load besides our own resources: sign-in, and drafts as the sites of organisers would show them. */
export function panelSources(config: Config): MoreSources {
  const sites = config.brands.map(({ domain }) => addressOf(`*.${domain}`, config))
  const signIn = signInSources(config)
  const frames = signIn['frame-src'] === undefined ? sites : [signIn['frame-src'], ...sites]
  return { ...signIn, 'frame-src': frames.join(' ') }
}
