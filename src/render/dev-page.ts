import type { APIRoute } from 'astro'
import { loadSite } from '#site'
import { pageFile, viewPageAt } from '#views/shown-page.ts'

/** Draws the page at any path for the development server; the build asks for each page by its file. */
export const GET: APIRoute = async ({ url, locals, rewrite }) => {
  const page = viewPageAt(await loadSite(), url.pathname)
  Object.assign(locals, page)
  return rewrite(`/${pageFile(page.file)}/`)
}
