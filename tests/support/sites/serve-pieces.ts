import { createServer, type ServerResponse } from 'node:http'
import { listen } from '#scripts/server/listen.ts'

/** Number of pieces of a page's body, and milliseconds between them: long enough for the browser to paint in between. */
const pieces = 6
const pause = 80

/** The built site over a slow connection. */
export type SlowSite = Readonly<{ origin: string; close: () => void }>

/** Serves the site at SITE_URL with the body of each page in pieces; `change` may change the HTML. */
export async function servePieces(change = (html: string): string => html): Promise<SlowSite> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response, change).catch(() => response.destroy())
  })
  const origin = `http://localhost:${await listen(server, 0)}`
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { origin, close }
}

async function answer(
  url: string,
  response: ServerResponse,
  change: (html: string) => string,
): Promise<void> {
  const page = await fetch(`${process.env['SITE_URL']}${url}`)
  response.writeHead(page.status, [...page.headers].filter(([name]) => isKept(name)).flat())
  const isPage = page.headers.get('content-type')?.startsWith('text/html') === true
  if (isPage) await sendPieces(response, change(await page.text()))
  else response.end(Buffer.from(await page.arrayBuffer()))
}

/** `fetch` has decoded the body, so headers about its encoding no longer apply. */
function isKept(header: string): boolean {
  return !['content-encoding', 'content-length', 'connection', 'transfer-encoding'].includes(header)
}

async function sendPieces(response: ServerResponse, html: string): Promise<void> {
  const body = html.indexOf('<body')
  const length = Math.ceil((html.length - body) / pieces)
  response.write(html.slice(0, body))
  for (let at = body; at < html.length; at += length) {
    response.write(html.slice(at, at + length))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  response.end()
}
