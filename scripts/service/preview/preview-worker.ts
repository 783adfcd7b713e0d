// Renders drafts on a thread of its own, which ends when a file changes: words and records are read once per thread.
import { parentPort, workerData } from 'node:worker_threads'
import { formatProblems } from '#data/problems/format-problems.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { refusedDocuments } from '#data/problems/refused-documents.ts'
import { sayRefusals } from '#editor/say-refusals.ts'
import { articleKey, homeKey, legalKey, vacancyKey } from '#routes/path/route-keys.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import type { Route } from '#routes/table/route.ts'
import { findInlineCode } from '#scripts/build/content-security-policy.ts'
import { sitePolicies } from '#scripts/build/hosting/site-policies.ts'
import { loadBundle } from '#scripts/build/pages/bundle.ts'
import type { RenderPreview } from '#service/preview/preview-route.ts'
import { draftPictures } from './draft-pictures.ts'
import { composeSite, siteOptions } from '#site'
import { createViewContext } from '#views/kit/create-view-context.ts'
import { asDraft, viewPageAt } from '#views/shown-page.ts'

const { dataDir, contentDir } = workerData
const render = await createRenderer()

parentPort?.on('message', ({ id, path, entry }) => {
  render(path, entry).then(
    (page) => parentPort?.postMessage({ id, page }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  )
})

async function createRenderer(): Promise<RenderPreview> {
  try {
    const options = { ...siteOptions(process.env), dataDir, contentDir, showsDrafts: true }
    const site = await composeSite(options)
    const pictures = await draftPictures(site, options)
    const drafts = createViewContext({
      ...site,
      pictures: { ...site.pictures, ...pictures.manifest },
      routes: createRouteTable(site.routes.all.map(toDraft)),
    })
    const { renderer } = await loadBundle()
    const refused = refusedDocuments(site.problems)
    return async (path, entry) => {
      if (path.startsWith('/pictures/')) return (await pictures.read(path)) ?? { status: 302, to: path }
      const locale = localeOfPath(path) ?? site.catalogue.site.languageDefault
      const isMissing = path !== '/' && site.routes.at(path) === undefined
      const id = isMissing ? path.split('/').at(-2) : undefined
      const faults = refused.filter(({ file }) => isOf(file, entry, id))
      if (faults.length > 0) return { status: 422, text: sayRefusals(faults, locale) }
      if (entry !== undefined)
        return { status: 302, to: drafts.routes.find(keyOf(entry), locale)?.path ?? draftPath('/') }
      const page = viewPageAt(drafts, path === '/' ? path : draftPath(path))
      const html = await renderer.renderPage(path, asDraft(page))
      return {
        status: isMissing ? 404 : 200,
        html,
        policies: sitePolicies(site.catalogue, findInlineCode(html)),
      }
    }
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    const errors = error.problems.filter(({ severity }) => severity === 'error')
    return async () => ({ status: 422, text: formatProblems(errors) })
  }
}

/** Whether a file is one of a document: of `articles/een-bod` for the editor, or of the folder that ends a missing path. */
function isOf(file: string, entry: string | undefined, id: string | undefined): boolean {
  const [collection, folder] = file.split('/')
  return entry === undefined ? folder === id : `${collection}/${folder}` === entry
}

/** Returns the key of a document's page; the home page's for what has no page of its own. */
function keyOf(entry: string): string {
  const [collection, id = ''] = entry.split('/')
  switch (collection) {
    case 'articles':
      return articleKey(id)
    case 'vacancies':
      return vacancyKey(id)
    case 'legal':
      return legalKey(id)
    default:
      return homeKey()
  }
}

/** Links of a draft lead to drafts. */
function toDraft(route: Route): Route {
  return {
    ...route,
    path: draftPath(route.path),
    breadcrumb: route.breadcrumb.map((crumb) =>
      crumb.path === undefined ? crumb : { ...crumb, path: draftPath(crumb.path) },
    ),
  }
}

function draftPath(path: string): string {
  return `/preview${path}`
}
