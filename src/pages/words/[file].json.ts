import type { APIRoute } from 'astro'
import { loadSite } from '#site'
import { wordFiles } from '#components/words/word-files.tsx'

export async function getStaticPaths() {
  return [...wordFiles(await loadSite())].map(([path, content]) => ({
    params: { file: path.replace(/^\/words\/|\.json$/g, '') },
    props: { content },
  }))
}

export const GET: APIRoute = ({ props }) => new Response(JSON.stringify(props['content']))
