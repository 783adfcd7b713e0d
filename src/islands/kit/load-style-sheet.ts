const loading: Record<string, Promise<unknown> | undefined> = {}

/** Appends a style sheet to the page; rejects when it cannot be loaded, and the next call tries again. */
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
