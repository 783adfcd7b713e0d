import type { APIRoute } from 'astro'
import { wordFiles } from '#components/words/word-files.tsx'
import { loadSite } from '#site'

/** Sends a file below `/words/` for the development server. */
export const GET: APIRoute = async ({ url }) => {
  const content = new Map(wordFiles(await loadSite())).get(url.pathname)
  return content === undefined ? new Response(null, { status: 404 }) : Response.json(content)
}
