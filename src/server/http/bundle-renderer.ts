import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { RenderedEntries } from '#contract/pages.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { type DocumentLinks, EDITOR, htmlDocument, PREVIEW } from './html-document.ts'
import type { Renderer } from './renderer.ts'
import { shellPage } from './shell-page.ts'

/** One built file as Vite's manifest describes it. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>
type Render = (props: unknown) => RenderedPage

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

interface BundleOptions {
  readonly dist: string
  /** The origin of the editor of rich text; null: this server, like everything else. */
  readonly assetUrl: string | null
}

/**
 * Renders from the built bundles in `dist` (`vite build`). Throws at once, with a plain sentence, when the web has
 * not been built.
 */
export async function createBundleRenderer(options: BundleOptions): Promise<Renderer> {
  const dist = resolve(options.dist)
  const manifest = await readManifest(join(dist, 'client', 'manifest.json'))
  const editor = `${options.assetUrl ?? ''}/${chunkOf(manifest, EDITOR).file}`
  const preview = [PREVIEW.module, ...PREVIEW.styles].map((source) => rooted(chunkOf(manifest, source).file))
  const loaded = new Map<string, Promise<Render>>()
  const load = (entry: string) => {
    const known = loaded.get(entry)
    if (known !== undefined) return known
    const render = importRender(join(dist, 'ssr', `${entry}.js`))
    loaded.set(entry, render)
    return render
  }
  return {
    async page<E extends keyof RenderedEntries>(entry: E, props: RenderedEntries[E]) {
      const render = await load(entry)
      const page = render(props)
      return htmlDocument(page, { ...linksOf(page, manifest), editor, preview })
    },
    async shell(entry, brand, data) {
      const page = shellPage(entry, brand, data)
      return htmlDocument(page, { ...linksOf(page, manifest), editor, preview })
    },
    async registerAssets(app) {
      await app.register(fastifyStatic, {
        root: join(dist, 'client', 'assets'),
        prefix: '/assets/',
        decorateReply: false,
        immutable: true,
        maxAge: YEAR_MS,
        index: false,
        preCompressed: true,
        // A module may come from another host of the same build only with that host's permission.
        setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
      })
    },
    async close() {},
  }
}

async function readManifest(path: string): Promise<Manifest> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The web has not been built: ${path} is missing. Run \`vite build\`.`)
  })
  return JSON.parse(text)
}

async function importRender(path: string): Promise<Render> {
  const module: { render: Render } = await import(pathToFileURL(path).href)
  return module.render
}

/** Addresses of the resources that a page names by their place in the source. */
function linksOf(page: RenderedPage, manifest: Manifest): Omit<DocumentLinks, 'editor' | 'preview'> {
  const address = (source: string) => `/${chunkOf(manifest, source).file}`
  const chunks = page.script === null ? [] : withImports(manifest, page.script)
  const styles = [...page.styles.map(address), ...chunks.flatMap((chunk) => (chunk.css ?? []).map(rooted))]
  const [script, ...modules] = chunks.map((chunk) => rooted(chunk.file))
  return {
    styles: [...new Set(styles)],
    fonts: fontsOf(manifest),
    icon: address('src/web/ui/favicon.svg'),
    scripts: script === undefined ? [] : [script],
    modules,
  }
}

/** The fonts that every Polish page needs; a browser would otherwise discover them only after the styles. */
const fontsOf = (manifest: Manifest) =>
  Object.entries(manifest)
    .filter(([source]) => source.endsWith('.woff2'))
    .map(([, chunk]) => rooted(chunk.file))

function withImports(manifest: Manifest, source: string, seen = new Set<string>()): readonly Chunk[] {
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = chunkOf(manifest, source)
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))]
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const chunk = manifest[source]
  if (chunk === undefined) throw new Error(`The web was built without ${source}.`)
  return chunk
}

const rooted = (file: string) => `/${file}`
