import { defineConfig } from 'vite'

export default defineConfig({
  build: { outDir: 'dist/client', rolldownOptions: { input: 'src/web/stand-in.ts' } },
})
