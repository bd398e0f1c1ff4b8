export { getSitemap } from './get-sitemap.ts'
