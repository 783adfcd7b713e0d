type Options = Readonly<{
  signal: AbortSignal
  /** Gets the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void
}>

/**
 * Posts a form and tells how far it is, which fetch cannot do.
 * @throws a `TypeError` without an answer, an `AbortError` when it was cancelled
 */
export async function postWithProgress(
  action: string,
  body: FormData | URLSearchParams,
  { signal, onProgress }: Options,
): Promise<Response> {
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', action)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    )
    request.addEventListener('error', () => reject(new TypeError('no answer')))
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
