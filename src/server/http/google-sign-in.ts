import type { SignInView } from '#contract/pages.ts'
import type { Config } from '#server/base/config.ts'
import type { MoreSources } from './html.ts'

/** How people sign in on this server. */
export function signInView({ googleClientId }: Pick<Config, 'googleClientId'>): SignInView {
  return googleClientId === null ? { provider: 'local' } : { provider: 'google', clientId: googleClientId }
}

/** What Google Identity Services load: the script, its frame and calls, its style, pictures of accounts. */
const GOOGLE: MoreSources = {
  'script-src': 'https://accounts.google.com/gsi/client',
  'style-src': 'https://accounts.google.com/gsi/style',
  'img-src': 'https://lh3.googleusercontent.com',
  'connect-src': 'https://accounts.google.com/gsi/',
  'frame-src': 'https://accounts.google.com/gsi/',
}

/** What a page with sign-in may load besides our own resources: nothing, where the local issuer is used. */
export const signInSources = ({ googleClientId }: Pick<Config, 'googleClientId'>): MoreSources =>
  googleClientId === null ? {} : GOOGLE
