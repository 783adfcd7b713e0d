import type { WantedPaper } from '#domain/owners/owner-document.ts'
import { paperName } from '#domain/owners/paper-name.ts'
import { maxFileBytes } from '#forms/file-types.ts'
import { formatBytes } from '#i18n/format.ts'
import { readPost } from '#service/http/read-post.ts'
import { storeHandedIn } from '#service/owners/papers/handed-in.ts'
import { checkUpload } from '#service/uploads/check-uploads.ts'
import type { KeptUpload } from '#service/uploads/stash.ts'
import type { Upload } from '#service/uploads/upload.ts'
import type { FoundHome } from './owned-home.ts'
import type { PortalContext, PortalRequest } from './portal-context.ts'
import type { SignedIn } from './signed-in.ts'
import { handedInTypes } from './views/documents-view.ts'
import type { HandInState } from './views/kit/home-context.ts'
import { nameOfHome } from './views/kit/home-facts.ts'
import { viewPaper } from './views/parts/coming-items.ts'
import { portalPage } from './views/portal-page.tsx'

/** What was posted with the form to hand in a paper. */
export type PostedPaper = Readonly<{
  paper: string
  remark: string
  file?: Upload
  /** Key of a file that was kept before. */
  kept: string
  fileError?: 'fileType' | 'fileTooLarge'
}>

/** Longest remark. */
const maxRemark = 2000

/** Reads the form to hand in a paper; undefined for a body that is none. */
export async function readPaper({ c }: Pick<PortalRequest, 'c'>): Promise<PostedPaper | undefined> {
  const post = await readPost(c)
  if (!post.ok) return undefined
  const { texts, files } = post
  const { file } = files
  const checked = file === undefined ? undefined : await checkUpload('file', handedInTypes, file)
  return {
    paper: texts['paper']?.[0] ?? '',
    remark: (texts['remark']?.[0] ?? '').trim().slice(0, maxRemark),
    file: checked?.upload,
    fileError: checked?.error,
    kept: texts['kept']?.[0] ?? '',
  }
}

/** Takes a paper in, or shows the form again with what to correct; a right file is kept meanwhile. */
export async function handIn(
  request: PortalRequest,
  context: PortalContext,
  found: FoundHome,
  { owner }: SignedIn,
): Promise<Response> {
  const { c, reply, locale } = request
  const { database, stash, words, clock, wake } = context
  const { home } = found
  const posted = await readPaper(request)
  if (posted === undefined) return c.text('this form cannot be read', 400)
  const paper = home.wanted.find((wanted) => paperName(wanted) === posted.paper)
  const [keptBefore] = posted.kept === '' ? [] : await stash.find([posted.kept])
  const file = posted.file ?? keptBefore
  if (paper === undefined || file === undefined || posted.fileError !== undefined) {
    const [kept] = posted.file === undefined ? [keptBefore] : await stash.keep([posted.file])
    const state = toState(request, { posted, kept, isPaperMissing: paper === undefined })
    return reply(handInPage(request, found, state), 422)
  }
  const { text } = viewPaper(paper, found.context)
  const handedIn = {
    owner,
    subject: home.subject,
    home: nameOfHome(home, found.context),
    paper,
    name: nameOf(paper, text, locale),
    file,
    remark: posted.remark,
  }
  await storeHandedIn(database, handedIn, words, clock())
  wake()
  return c.redirect(`${found.context.hrefs.view('documents', home.subject)}?done=handed-in`, 303)
}

function nameOf(paper: WantedPaper, text: string, locale: PortalRequest['locale']) {
  return paper.name ?? { text, locale }
}

/** Returns what the form shows again. */
export function toState(
  { t, locale }: PortalRequest,
  {
    posted,
    kept,
    isPaperMissing,
  }: Readonly<{ posted: PostedPaper; kept?: KeptUpload; isPaperMissing: boolean }>,
): HandInState {
  const size = formatBytes(maxFileBytes, locale)
  const { fileError } = posted
  const missing = kept === undefined && posted.file === undefined
  const fileCode = fileError ?? (missing ? ('fileMissing' as const) : undefined)
  return {
    paper: posted.paper,
    remark: posted.remark,
    kept: kept && { key: kept.key, text: t('portal.handIn.kept', { name: kept.name }) },
    paperError: isPaperMissing ? t('portal.handIn.paper') : undefined,
    fileError: fileCode === undefined ? undefined : t(`portal.handIn.${fileCode}`, { size }),
  }
}

function handInPage({ t }: PortalRequest, found: FoundHome, handIn: HandInState) {
  const notice = { tone: 'bad', title: t('portal.handIn.wrong') } as const
  const page = portalPage({ view: 'documents', ...found, context: { ...found.context, notice, handIn } })
  return { ...page, title: `${t('forms.answer.titlePrefix')}${page.title}` }
}
