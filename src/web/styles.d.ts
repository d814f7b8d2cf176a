/** Style sheets that a browser entry imports; Vite bundles them. */
declare module '*.css'
