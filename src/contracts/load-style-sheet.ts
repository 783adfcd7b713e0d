const loading: Record<string, Promise<unknown> | undefined> = {}

/**
 * Adds a style sheet after those of the page, once; rejects when it fails to load, and the next call tries again. A CSS
 * import in a lazily loaded module would not do: Astro inlines such sheets in every page that might load the module.
 */
export function loadStyleSheet(href: string): Promise<unknown> {
  return (loading[href] ??= new Promise((onload, reject) => {
    const link = document.createElement('link')
    const onerror = (event: unknown): void => {
      loading[href] = undefined
      reject(event)
    }
    document.body.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }))
  }))
}
