import { isOwn } from './stores.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

// Replaces an earlier worker when offline reading is switched off: empties its caches and unregisters. Open pages are
// not reloaded.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOwn)) await caches.delete(name)
  await self.registration.unregister()
}
