/** Registers the service worker (src/worker) after the page has loaded, unless the site is configured without it. */
export function startOffline(): void {
  if (document.documentElement.dataset['offline']) return
  // Registering fails without HTTPS; the page works without a worker.
  addEventListener('load', () => navigator.serviceWorker?.register('/sw.js').catch(console.warn))
}
