import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** A CRM's host of pictures on this machine: each path answers as its function says, and every request is noted. */
export type PictureServer = Readonly<{
  /** Origin, with the name that `pictureHosts` may list. */
  origin: string
  port: number
  answers: Map<string, (request: IncomingMessage, response: ServerResponse) => void>
  asked: IncomingMessage[]
  close: () => Promise<void>
}>

/** Starts a server; a path without an answer gives 404. */
export async function startPictureServer(): Promise<PictureServer> {
  const answers: PictureServer['answers'] = new Map()
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    const answer = answers.get(request.url ?? '')
    if (answer === undefined) response.writeHead(404).end('gone')
    else answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    port,
    answers,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** Returns a photograph of one colour as JPEG. */
export async function photo(background: string, width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
