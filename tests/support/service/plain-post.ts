import type { PostedTexts } from '#forms/answers.ts'
import { hiddenControls, toBody } from '#tests/support/load/plain-body.ts'

/** Posts a form as a browser without script does: the answers and, where a page asks for it, their confirmation. */
export async function postPlain(
  send: (body: URLSearchParams) => Promise<Response>,
  texts: PostedTexts,
  pass: (milliseconds: number) => void,
): Promise<Response> {
  const response = await send(toBody(texts))
  if (response.status !== 200) return response
  pass(5000)
  return send(hiddenControls(await response.text()))
}
