import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
  'src/web/site/registration/registration.css',
  'src/web/landing/landing.css',
  'src/web/dev/dev.css',
  'src/web/ui/favicon.svg',
  'src/web/site/client.tsx',
  'src/web/panel/client.tsx',
  'src/web/scanner/client.tsx',
]
const serverEntries = ['site', 'landing', 'dev']

export default defineConfig(({ command }) => ({
  plugins: [react()],
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
        rolldownOptions: { input: browserEntries.filter((file) => existsSync(file)) },
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
        rolldownOptions: {
          input: Object.fromEntries(serverEntries.map((name) => [name, `src/web/${name}/server.tsx`])),
        },
      },
    },
  },
}))
