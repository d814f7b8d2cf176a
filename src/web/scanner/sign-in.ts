/** Opens the panel's sign-in page; signing in returns to the scanner. */
export function openSignIn(): void {
  const here = location.pathname + location.search + location.hash
  location.assign(`/logowanie?powrot=${encodeURIComponent(here)}`)
}
