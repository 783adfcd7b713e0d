import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import { listen } from '#scripts/server/listen.ts'

/** A local stand-in for the servers of measurement scripts and of the review widget. */
export type ThirdParties = Readonly<{
  /** Requested paths with their queries, in order. */
  asked: string[]
  close: () => void
}>

/**
 * Serves a script at every path. Each script records that it ran, sets a first-party cookie as the real ones do, and sends
 * a request to its own server.
 */
export async function serveThirdParties(port: number): Promise<ThirdParties> {
  const asked: string[] = []
  const origin = `http://localhost:${port}`
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const name = JSON.stringify(path)
    const script = `(window.ran ??= []).push(${name})
document.cookie = '_ga=1; Path=/'
localStorage.setItem('_gcl_ls', '1')
if (${name}.includes('widget')) document.querySelector('.reviews-here').append('4,8 op 5')
fetch(${JSON.stringify(origin)} + '/hit?by=' + encodeURIComponent(${name}))`
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
    response.end(path.startsWith('/hit') ? '' : script)
  })
  await listen(server, port)
  return {
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns the paths of the scripts that ran on a page, in order. */
export async function ranOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'ran') ?? [])
}

/** Returns the entries of Google's data layer: commands as lists, the rest unchanged. */
export async function layerOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const entries: unknown = Reflect.get(window, 'dataLayer')
    if (!Array.isArray(entries)) return []
    const plain = (entry: object) => ('length' in entry ? Object.values(entry) : entry)
    return JSON.parse(JSON.stringify(entries.map(plain)))
  })
}
