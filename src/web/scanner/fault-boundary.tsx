import { Component, type ReactNode } from 'react'

/**
 * A fault of ours must not leave a gate before an empty page: says so and offers a fresh start. The
 * scan under way is lost to the eye alone; the list shows what was written down.
 */
export class FaultBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className="phone plain">
        <div role="alert">
          <h1>Skaner się zatrzymał</h1>
          <p>To nasza usterka. Wczytaj go ponownie i&nbsp;sprawdź ostatni bilet na liście.</p>
          <button type="button" className="btn" onClick={() => location.reload()}>
            Wczytaj ponownie
          </button>
        </div>
      </main>
    )
  }
}
