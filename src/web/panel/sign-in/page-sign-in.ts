import type { ShellPage, SignInView } from '#contract/pages.ts'

/** How people sign in on this server, as the page says that brought the panel. */
export function signInOfPage(): SignInView {
  const page: ShellPage = JSON.parse(document.getElementById('page')?.textContent ?? '{}')
  return page.signIn
}
