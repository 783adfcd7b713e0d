import { createApp } from 'astro/app/entrypoint'
import { wordFiles } from '#components/words/word-files.tsx'
import { pageFile, type ShownPage } from '#views/shown-page.ts'

/** The exports of this module, which Astro bundles and the build imports from the bundle. */
export type Renderer = Readonly<{ renderPage: typeof renderPage; wordFiles: typeof wordFiles }>

const app = createApp({ streaming: false })
const files = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]))

// All templates now, and not each with its first page: React chooses its build by NODE_ENV, which the build sets only
// while it imports this module.
await Promise.all([...(app.manifest.pageMap?.values() ?? [])].map((load) => load()))

// Without this, Astro answers an error with an empty page of status 500.
app.renderError = async (request, { error, status }) => {
  throw error ?? new Error(`${request.url} was answered with ${status}`)
}

/**
 * Returns the HTML of the page at a path. No template reads the address: all of them are in the view.
 * @throws the error of the component that failed
 */
export async function renderPage(path: string, page: ShownPage): Promise<string> {
  const file = pageFile(page.file)
  const routeData = files.get(`src/pages/${file}.astro`)
  if (routeData === undefined) throw new Error(`src/pages has no ${file}.astro`)
  const response = await app.render(new Request(new URL(path, 'http://localhost')), {
    routeData,
    locals: page,
  })
  return response.text()
}

export { wordFiles }
