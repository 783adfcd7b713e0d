import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import { listen } from '#scripts/server/listen.ts'

/** What stands in on loopback for the servers of scripts that measure and show reviews. */
export type ThirdParties = Readonly<{
  origin: string
  /** Paths with their queries, in the order in which they were asked for. */
  asked: string[]
  close: () => void
}>

/**
 * Serves a script at every path. Each notes that it ran, keeps a cookie in the site's name as the real ones do, and reports
 * to its own server, so that what runs is seen in the traffic.
 */
export async function serveThirdParties(): Promise<ThirdParties> {
  const asked: string[] = []
  let origin = ''
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
  origin = `http://localhost:${await listen(server, 0)}`
  return {
    origin,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Which of them ran on a page, in their order. */
export async function ranOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'ran') ?? [])
}

/** What Google's scripts would read: commands as lists, the rest as it is. */
export async function layerOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const entries: unknown = Reflect.get(window, 'dataLayer')
    if (!Array.isArray(entries)) return []
    const plain = (entry: object) => ('length' in entry ? Object.values(entry) : entry)
    return JSON.parse(JSON.stringify(entries.map(plain)))
  })
}
