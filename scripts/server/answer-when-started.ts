import type { RequestListener } from 'node:http'

/** Returns a listener that lets requests wait for what answers them; 404 where nothing does. */
export function answerWhenStarted(starting: Promise<RequestListener | undefined>): RequestListener {
  return async (request, response) => {
    const answer = await starting
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  }
}
