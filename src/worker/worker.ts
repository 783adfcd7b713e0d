import { withNote } from './offline-note.ts'
import { isKeepable, searchManifest, stemOf, wantedAs } from './requests.ts'
import type { WorkerSettings } from './settings.ts'
import { isOutdated, keep, offlineCache, stores } from './stores.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Put here by the build (scripts/build/files/worker-file.ts). */
declare const workerSettings: WorkerSettings

const { version, style, keptKinds, languages, fallback } = workerSettings
const { origin } = self.location

/** Pages that were shown without a connection, and say so: they alone get the lists of that time. */
const oldPages = new Set<string>()

// The pages that are open were visited before there was a worker. None is taken over: that would empty the browser's
// back/forward cache.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOld(), self.registration.navigationPreload?.enable(), keepOpenPages()]))
})

// A page asks for a property to be kept that it shows only as a card.
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(fetchAndKeep(event.data, {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return
  const wanted = wantedAs(url.pathname, request.mode === 'navigate')
  if (wanted === 'pages') event.respondWith(answerPage(event, url.pathname))
  else if (wanted === 'data') event.respondWith(answerData(event, url.pathname))
  else if (wanted !== undefined) event.respondWith(answerFile(event, wanted, url.pathname))
})

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const preloaded = await event.preloadResponse
    // Firefox does not reject a preload that failed: it hands over what no page can be.
    const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request)
    event.waitUntil(keepPage(path, response.clone()))
    return response
  } catch (error) {
    const words = languages[path.split('/')[1] ?? ''] ?? languages[fallback]
    if (words === undefined) throw error
    const kept = await find(path)
    if (kept !== undefined) {
      oldPages.add(event.resultingClientId)
      return await withNote(kept, words, style)
    }
    const offline = await find(words.page)
    if (offline === undefined) throw error
    return offline
  }
}

async function answerFile(event: FetchEvent, store: 'files' | 'pictures', path: string): Promise<Response> {
  const kept = await find(path)
  if (kept !== undefined) return kept
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(keep(store, path, response.clone()))
    return response
  } catch (error) {
    const other = store === 'pictures' ? await findOtherWidth(path) : undefined
    if (other === undefined) throw error
    return other
  }
}

/** Lists of another time only go with a page of another time, which says so. */
async function answerData(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(keep('files', path, response.clone()))
    return response
  } catch (error) {
    const mayBeOld = path !== searchManifest || oldPages.has(event.clientId)
    const kept = mayBeOld ? await find(path) : undefined
    if (kept === undefined) throw error
    return kept
  }
}

/** Keeps a page under its path: the words are the same for every query. */
async function keepPage(path: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return
  const words = languages[path.split('/')[1] ?? '']
  const html = await response.clone().text()
  if (words === undefined || !isKeepable(html, keptKinds)) return
  await keep('pages', path, response)
  const offline = await caches.open(offlineCache(version))
  if ((await offline.match(words.page, { ignoreVary: true })) === undefined)
    await offline.addAll([words.page, style])
}

async function fetchAndKeep(address: string, how: RequestInit): Promise<void> {
  const url = new URL(address, origin)
  if (url.origin !== origin || wantedAs(url.pathname, true) !== 'pages') return
  // What cannot be had now is kept when it is visited.
  const response = await fetch(url.pathname, how).catch(() => undefined)
  if (response !== undefined) await keepPage(url.pathname, response)
}

/** What the browser still has of them is asked of nobody. */
async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true })
  await Promise.all(open.map(({ url }) => fetchAndKeep(url, { cache: 'force-cache' })))
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => isOutdated(name, version)).map((name) => caches.delete(name)))
}

/** What is stored under a path; our own server and others say that it depends on the encoding, which is undone here. */
async function find(path: string): Promise<Response | undefined> {
  return await caches.match(path, { ignoreVary: true })
}

/** A card's small picture is better than none where the page wants a larger one. */
async function findOtherWidth(path: string): Promise<Response | undefined> {
  const cache = await caches.open(stores.pictures.cache)
  const keys = await cache.keys()
  const other = keys.find(({ url }) => new URL(url).pathname.startsWith(stemOf(path)))
  return other === undefined ? undefined : await cache.match(other, { ignoreVary: true })
}
