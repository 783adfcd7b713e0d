import { isOwn } from './stores.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

// The worker of a site that keeps nothing any more: it takes the place of the former one at once, empties its caches
// and goes. Pages that are open are left alone.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOwn)) await caches.delete(name)
  await self.registration.unregister()
}
