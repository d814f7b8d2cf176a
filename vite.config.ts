import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * `vite build` makes two bundles: `dist/client` for browsers (hashed names under /assets/, manifest) and
 * `dist/ssr/<entry>.js`, by which the server renders pages. Style sheets are entries of their own, so a
 * page without scripts links exactly what it needs.
 */
const browserEntries = [
  'src/web/ui/base.css',
  'src/web/site/site.css',
  'src/web/site/event/event.css',
  'src/web/site/register/register.css',
  'src/web/site/payment/payment.css',
  'src/web/site/registration/registration.css',
  'src/web/site/change/change.css',
  'src/web/site/waiting/waiting.css',
  'src/web/site/links/links.css',
  'src/web/site/collection/collection.css',
  'src/web/kit/brand-frame.css',
  'src/web/landing/landing.css',
  'src/web/create/create.css',
  'src/web/landing/client.ts',
  'src/web/landing/video/demo.webm',
  'src/web/landing/video/demo.mp4',
  'src/web/landing/video/demo.vtt',
  'src/web/landing/video/poster.webp',
  'src/web/dev/dev.css',
  'src/web/ui/favicon.svg',
  'src/web/site/client.tsx',
  'src/web/site/collection/client.tsx',
  'src/web/site/preview.tsx',
  'src/web/site/preview.css',
  'src/web/create/client.tsx',
  'src/web/dev/client.tsx',
  'src/web/panel/client.tsx',
  'src/web/scanner/client.tsx',
  'src/web/dev/form/form-page.css',
  'src/web/dev/client.tsx',
  'src/web/editor/client.ts',
]
const serverEntries = ['site', 'landing', 'create', 'dev']

export default defineConfig(({ command }) => ({
  plugins: [react(), compressed()],
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        // Phones of recent years, old ones included: CSS custom properties are the hard floor.
        target: ['chrome107', 'firefox104', 'safari16'],
        rolldownOptions: {
          input: browserEntries.filter((file) => existsSync(file)),
          // A page's words are constants of `src/i18n`: inlined where they are read, they cost a page nothing.
          optimization: { inlineConst: { mode: 'all' } },
          // The editor is asked for by name, by pages that were built without it.
          preserveEntrySignatures: 'exports-only',
        },
      },
    },
    ssr: {
      // React is bundled, with NODE_ENV fixed at build: the faster build serves whatever the server's mode is.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
      }),
      build: {
        outDir: 'dist/ssr',
        ssr: true,
        // An address in a page is that of the browsers' file: the same content, hence the same name.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: Object.fromEntries(serverEntries.map((name) => [name, `src/web/${name}/server.tsx`])),
        },
      },
    },
  },
}))

/**
 * Writes a `.br` and a `.gz` beside each text that browsers fetch; the server sends the one that is taken.
 * Without https browsers take no brotli.
 */
function compressed(): Plugin {
  const [brotli, gzip] = [promisify(brotliCompress), promisify(gzipCompress)]
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets')
      const texts = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name))
      const write = async (name: string) => {
        const file = join(assets, name)
        const text = await readFile(file)
        await writeFile(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
        await writeFile(`${file}.gz`, await gzip(text, { level: 9 }))
      }
      await Promise.all(texts.map(write))
    },
  }
}
