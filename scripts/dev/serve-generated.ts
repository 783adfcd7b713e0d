import { createReadStream } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import type { AstroIntegration } from 'astro'
import { contentTypes } from '#scripts/content-types.ts'

/** Lets the dev server answer `/pictures/` from the picture step's cache; the build copies those files instead. */
export function serveGenerated(): AstroIntegration {
  return {
    name: 'serve-generated',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const root = normalize(join(process.env['SITE_PICTURES'] ?? '.cache/pictures', 'files'))
        server.middlewares.use('/pictures/', (request, response, next) => {
          const file = normalize(join(root, (request.url ?? '/').replace(/\?.*$/, '')))
          const type = contentTypes.get(extname(file))
          if (!file.startsWith(root) || type === undefined) return next()
          response.setHeader('content-type', type)
          createReadStream(file)
            .on('error', () => next())
            .pipe(response)
          return undefined
        })
      },
    },
  }
}
