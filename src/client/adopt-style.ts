/** Lets rules hold that came with a script: one file less to wait for, and nothing shown before its looks are there. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
