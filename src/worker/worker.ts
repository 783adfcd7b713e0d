import { withNote } from './offline-note.ts'
import { isCacheable, requestKind, searchManifest, stemOf } from './requests.ts'
import type { WorkerSettings } from './settings.ts'
import { addToStore, isOutdated, offlineCache, stores } from './stores.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Defined by the build (scripts/build/files/worker-file.ts). */
declare const workerSettings: WorkerSettings

const { version, style, cachedKinds, languages, fallback } = workerSettings
const { origin } = self.location

/** IDs of pages served from the cache, with the note: only these get a cached search manifest. */
const cachedPages = new Set<string>()

// Caches the pages opened before the worker was installed. It does not claim them, since that would empty the
// back/forward cache.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOutdatedCaches(), self.registration.navigationPreload?.enable(), cacheOpenPages()]),
  )
})

// Caches the page of a property that was saved from its card.
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(fetchAndCache(event.data, {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return
  const kind = requestKind(url.pathname, request.mode === 'navigate')
  if (kind === 'pages') event.respondWith(answerPage(event, url.pathname))
  else if (kind === 'data') event.respondWith(answerData(event, url.pathname))
  else if (kind !== undefined) event.respondWith(answerFile(event, kind, url.pathname))
})

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const preloaded = await event.preloadResponse
    // Firefox resolves a failed preload to an error response instead of rejecting it.
    const response = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request)
    event.waitUntil(cachePage(path, response.clone()))
    return response
  } catch (error) {
    const words = languages[path.split('/')[1] ?? ''] ?? languages[fallback]
    if (words === undefined) throw error
    const cached = await findCached(path)
    if (cached !== undefined) {
      cachedPages.add(event.resultingClientId)
      return await withNote(cached, words, style)
    }
    const offline = await findCached(words.page)
    if (offline !== undefined) return offline
    throw error
  }
}

async function answerFile(event: FetchEvent, store: 'files' | 'pictures', path: string): Promise<Response> {
  const cached = await findCached(path)
  if (cached !== undefined) return cached
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(addToStore(store, path, response.clone()))
    return response
  } catch (error) {
    const other = store === 'pictures' ? await findOtherWidth(path) : undefined
    if (other === undefined) throw error
    return other
  }
}

/** The search manifest comes from the cache only for pages from the cache, which say so. */
async function answerData(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(addToStore('files', path, response.clone()))
    return response
  } catch (error) {
    const mayBeCached = path !== searchManifest || cachedPages.has(event.clientId)
    const cached = mayBeCached ? await findCached(path) : undefined
    if (cached === undefined) throw error
    return cached
  }
}

/** Caches a page by its path, since the query does not change the HTML. */
async function cachePage(path: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return
  const words = languages[path.split('/')[1] ?? '']
  const html = await response.clone().text()
  if (words === undefined || !isCacheable(html, cachedKinds)) return
  await addToStore('pages', path, response)
  const offline = await caches.open(offlineCache(version))
  if ((await offline.match(words.page, { ignoreVary: true })) === undefined)
    await offline.addAll([...Object.values(languages).flatMap((each) => each?.page ?? []), style])
}

async function fetchAndCache(address: string, how: RequestInit): Promise<void> {
  const url = new URL(address, origin)
  if (url.origin !== origin || requestKind(url.pathname, true) !== 'pages') return
  // Without a connection the page is cached on its next visit.
  const response = await fetch(url.pathname, how).catch(() => undefined)
  if (response !== undefined) await cachePage(url.pathname, response)
}

/** `force-cache` takes the open pages from the HTTP cache, without a new request. */
async function cacheOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true })
  await Promise.all(open.map(({ url }) => fetchAndCache(url, { cache: 'force-cache' })))
}

async function deleteOutdatedCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => isOutdated(name, version)).map((name) => caches.delete(name)))
}

/** Returns the cached response of a path; ignores Vary, since servers vary only by encoding. */
async function findCached(path: string): Promise<Response | undefined> {
  return await caches.match(path, { ignoreVary: true })
}

/** Returns another width of a picture, such as the small one of its card. */
async function findOtherWidth(path: string): Promise<Response | undefined> {
  const cache = await caches.open(stores.pictures.cache)
  const keys = await cache.keys()
  const other = keys.find(({ url }) => new URL(url).pathname.startsWith(stemOf(path)))
  return other === undefined ? undefined : await cache.match(other, { ignoreVary: true })
}
