import type { Service } from '#service/create-service.ts'
import { testOrigin } from './test-service.ts'

/** A page that a browser was shown. */
export type ShownPage = Readonly<{ status: number; path: string; html: string; headers: Headers }>

/** A browser without script that follows redirects and keeps cookies. */
export type OwnerBrowser = Readonly<{
  open: (path: string, headers?: HeadersInit) => Promise<ShownPage>
  post: (path: string, fields?: Readonly<Record<string, string>>, headers?: HeadersInit) => Promise<ShownPage>
  cookies: Map<string, string>
}>

/** Returns a browser that has never been at a service; its network is unknown unless an address is given. */
export function openBrowser(
  { app }: Pick<Service, 'app'>,
  userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  address?: string,
): OwnerBrowser {
  const cookies = new Map<string, string>()
  const env = address === undefined ? {} : { incoming: { socket: { remoteAddress: address }, headers: {} } }
  const send = async (path: string, init: RequestInit): Promise<ShownPage> => {
    const headers = new Headers(init.headers)
    headers.set('user-agent', userAgent)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie !== '') headers.set('cookie', cookie)
    const response = await app.request(path, { ...init, headers }, env)
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const location = response.headers.get('location')
    if (location !== null) return await send(location, { method: 'GET' })
    return { status: response.status, path, html: await response.text(), headers: response.headers }
  }
  return {
    cookies,
    open: (path, headers) => send(path, { method: 'GET', headers }),
    post: (path, fields = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: testOrigin, ...headers },
      }),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const [name = '', ...value] = pair.split('=')
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute)) || value.join('=') === '')
    cookies.delete(name)
  else cookies.set(name, value.join('='))
}
