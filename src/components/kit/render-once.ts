const rendered = new Map<string, Promise<string>>()

/** Returns the markup under a key, rendered at its first use. The development server renders it anew each time. */
export function renderOnce(key: string, render: () => Promise<string>): Promise<string> {
  const known = import.meta.env.DEV ? undefined : rendered.get(key)
  if (known !== undefined) return known
  const html = render()
  rendered.set(key, html)
  return html
}
