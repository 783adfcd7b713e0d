/** Texts of a form by the name of their control. */
type Texts = Readonly<Record<string, readonly string[]>>

/** Returns texts as a body that a browser posts. */
export function toBody(texts: Texts): URLSearchParams {
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

/** Posts a form as a browser without script does: the answers and, where a page asks for it, their confirmation. */
export async function postPlain(
  send: (body: URLSearchParams) => Promise<Response>,
  texts: Texts,
  pass: (milliseconds: number) => void,
): Promise<Response> {
  const response = await send(toBody(texts))
  if (response.status !== 200) return response
  pass(5000)
  return send(hiddenControls(await response.text()))
}
