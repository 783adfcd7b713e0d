import type { RequestListener } from 'node:http'

/** Answers in place of the service what pages tell it without being asked: that they were opened, and what failed. */
export const withoutService: RequestListener = ({ url }, response) => {
  response.writeHead(/^\/forms\/(?:visits|reports)$/.test(url ?? '') ? 204 : 405).end()
}
