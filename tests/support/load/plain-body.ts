import type { PostedTexts } from '#forms/answers.ts'

/** Returns texts as a body that a browser posts. */
export function toBody(texts: PostedTexts): URLSearchParams {
  return new URLSearchParams(
    Object.entries(texts).flatMap(([name, values]) => values.map((value) => [name, value])),
  )
}

/** Returns the hidden controls of a page, such as the answers that it asks to confirm. */
export function hiddenControls(page: string): URLSearchParams {
  const controls = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return new URLSearchParams(controls.map(([, name = '', value = '']) => [name, unescape(value)]))
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
