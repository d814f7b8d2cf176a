/** Settings that are passed to the page's script when it is fetched. */
export interface GsiSettings {
  /** Client ids that exist at Google. */
  readonly clientIds: readonly string[]
}

/**
 * Google's sign-in client as it behaves in a browser, written as one function, because its text is what a
 * browser fetches from https://accounts.google.com/gsi/client. Stricter than Google where Google only writes to
 * the console: what is wrong is thrown, and no button is drawn.
 */
export function gsiClient({ clientIds }: GsiSettings): void {
  interface Settings {
    readonly client_id: string
    readonly callback: (answer: { credential: string; select_by: string }) => void
    readonly auto_select?: boolean
    readonly ux_mode?: string
    readonly nonce?: string
  }
  interface Look {
    readonly type: string
    readonly text?: string
    readonly width?: number
    readonly locale?: string
    readonly click_listener?: () => void
  }
  const GOOGLE = 'https://accounts.google.com'
  let settings: Settings | null = null
  let popup: Window | null = null

  const initialize = (given: Settings) => {
    if (settings !== null) throw new Error('google.accounts.id.initialize() is called multiple times.')
    if (!clientIds.includes(given.client_id)) throw new Error('The given client ID is not found.')
    if (typeof given.callback !== 'function') throw new Error('callback is missing.')
    if (given.auto_select !== false) throw new Error('auto_select must be off.')
    if (given.ux_mode !== 'popup') throw new Error(`ux_mode ${given.ux_mode} needs a login_uri.`)
    if (!given.nonce) throw new Error('nonce is missing.')
    settings = given
  }

  const renderButton = (parent: HTMLElement, look: Look) => {
    if (settings === null) throw new Error('Failed to render button before calling initialize().')
    if (!(parent instanceof HTMLElement)) throw new Error('The parent element is missing.')
    if (look.type !== 'standard' && look.type !== 'icon') throw new Error(`Unknown type ${look.type}.`)
    if (look.width !== undefined && !(look.width > 0 && look.width <= 400))
      throw new Error('width must be up to 400.')
    const button = document.createElement('div')
    button.setAttribute('role', 'button')
    button.tabIndex = 0
    button.textContent = look.locale === 'pl' ? 'Kontynuuj przez Google' : 'Continue with Google'
    button.style.cssText =
      'min-height:44px;display:grid;place-items:center;border:1px solid #747775;color:#1f1f1f'
    const open = () => {
      look.click_listener?.()
      const { client_id = '', nonce = '' } = settings ?? {}
      const query = new URLSearchParams({ client_id, nonce, origin: location.origin })
      popup = window.open(`${GOOGLE}/gsi/select?${query}`, 'g_auth_token_window', 'width=500,height=600')
    }
    button.addEventListener('click', open)
    button.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter' || key === ' ') open()
    })
    parent.replaceChildren(button)
  }

  addEventListener('message', ({ origin, source, data }: MessageEvent<{ credential?: string }>) => {
    if (origin !== GOOGLE || source !== popup || typeof data.credential !== 'string') return
    settings?.callback({ credential: data.credential, select_by: 'btn' })
  })
  const id = { initialize, renderButton, disableAutoSelect: () => {} }
  Object.assign(window, { google: { accounts: { id } } })
}
