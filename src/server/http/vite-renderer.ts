import type { RenderedEntries } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { type DocumentLinks, EDITOR, htmlDocument, PREVIEW } from './html-document.ts'
import type { Renderer } from './renderer.ts'
import { shellPage } from './shell-page.ts'

/** Fast refresh needs its runtime before any component; Vite serves it as a module, so no inline script. */
const PREAMBLE = '/@id/@vitejs/plugin-react/preamble'

/**
 * Renders through Vite, for development: every change of a source is seen at the next request, and in
 * the browser without one. Vite's socket shares the port of the server.
 */
export async function createViteRenderer(options: { root: string }): Promise<Renderer> {
  const { createServer } = await import('vite')
  let vite: Awaited<ReturnType<typeof createServer>> | null = null
  const running = () => {
    if (vite === null) throw new Error('registerAssets must be called before a page is rendered.')
    return vite
  }
  return {
    async page<E extends keyof RenderedEntries>(entry: E, props: RenderedEntries[E]) {
      const module = await running().ssrLoadModule(`/src/web/${entry}/server.tsx`)
      const page: RenderedPage = module.render(props)
      return htmlDocument(page, linksOf(page))
    },
    async shell(entry, brand, data) {
      const page = shellPage(entry, brand, data)
      return htmlDocument(page, linksOf(page))
    },
    async registerAssets(app) {
      vite = await createServer({
        root: options.root,
        // Loaded by Node itself: a bundled copy next to it would look like a changed source to `node --watch`.
        configLoader: 'native',
        server: { middlewareMode: true, hmr: { server: app.server } },
      })
      const { middlewares } = vite
      app.addHook('onRequest', (request, reply, done) => {
        middlewares(request.raw, reply.raw, () => done())
      })
    },
    async close() {
      await vite?.close()
    },
  }
}

function linksOf(page: RenderedPage): DocumentLinks {
  return {
    styles: page.styles.map((source) => `/${source}`),
    fonts: [],
    icon: '/src/web/ui/favicon.svg',
    scripts: page.script === null ? [] : ['/@vite/client', PREAMBLE, `/${page.script}`],
    modules: [],
    editor: `/${EDITOR}`,
    preview: [PREVIEW.module, ...PREVIEW.styles].map((source) => `/${source}`),
  }
}
