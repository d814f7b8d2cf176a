/** The whole script of the landing page: the strip can be stopped, the film starts where it is shown. */

const strip = document.querySelector('.strip')
if (strip) letStop(strip)
const screen = document.querySelector('.screen')
if (screen) letPlay(screen)

/** Shows the button that stops and restarts the strip. */
function letStop(strip: Element): void {
  const button = strip.querySelector('button')
  const belt = strip.querySelector('.belt')
  if (!button || !belt) return
  button.hidden = false
  button.addEventListener('click', () => {
    const stopped = strip.toggleAttribute('data-stopped')
    button.textContent = stopped ? 'Uruchom pasek' : 'Zatrzymaj pasek'
    if (!stopped) belt.scrollLeft = 0
  })
  belt.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  belt.addEventListener('focusout', () => {
    if (!strip.hasAttribute('data-stopped')) belt.scrollLeft = 0
  })
}

/** Removes the cover of the film when it is played; a browser that cannot play follows the link. */
function letPlay(screen: Element): void {
  const video = screen.querySelector('video')
  const curtain = screen.querySelector('.curtain')
  if (!video || !curtain) return
  video.addEventListener('play', () => screen.setAttribute('data-playing', ''))
  curtain.addEventListener('click', (event) => {
    event.preventDefault()
    screen.setAttribute('data-playing', '')
    video.focus()
    void video.play().catch(() => {})
  })
}
