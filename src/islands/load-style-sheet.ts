const adopted = new Set<string>()

/** Lets the rules of a style sheet hold; rejects where it cannot be had. */
export async function loadStyleSheet(url: string): Promise<void> {
  if (adopted.has(url)) return
  // By this header the server of development, too, answers with rules.
  const response = await fetch(url, { headers: { accept: 'text/css' } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(await response.text())
  // Another call may have been as fast: the same rules twice are the same looks.
  adopted.add(url)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
