import type { SignInView } from '#contract/pages.ts'
import { GoogleSignIn } from './google-sign-in.tsx'
import { LocalSignIn } from './local-sign-in.tsx'

interface SignInProps {
  readonly signIn: SignInView
  /** An account was chosen: an identity token, not verified yet. */
  readonly onToken: (token: string) => void
}

/** Signs in with Google, or with the local issuer where no Google client is configured. */
export function SignInButton({ signIn, onToken }: SignInProps) {
  return signIn.provider === 'google' ? (
    <GoogleSignIn clientId={signIn.clientId} onToken={onToken} />
  ) : (
    <LocalSignIn onToken={onToken} />
  )
}
