import type { WantedPaper } from '#domain/owners/owner-document.ts'
import { paperName } from '#domain/owners/paper-name.ts'
import type { FileError } from '#forms/file-types.ts'
import type { PostedTexts } from '#forms/answers.ts'
import { answerPlainly } from '#service/kit/web/answer-plainly.ts'
import { readPost } from '#service/kit/web/read-post.ts'
import { storeHandedIn } from '#service/owners/papers/handed-in.ts'
import { checkUpload } from '#service/kit/uploads/check-uploads.ts'
import { type KeptUpload, StashFullError } from '#service/kit/uploads/stash.ts'
import type { Upload } from '#service/kit/uploads/upload.ts'
import type { FoundHome } from './owned-home.ts'
import type { PageRequest } from '#service/door/door-context.ts'
import type { PortalContext } from './portal-context.ts'
import type { SignedIn } from '#service/door/signed-in.ts'
import { handedInTypes, largestPaper } from './views/documents-page.tsx'
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
  fileError?: FileError | 'fileAgain'
}>

/** Longest remark. */
const maxRemark = 2000

/** Reads the form to hand in a paper; undefined for a body that is none. */
async function readPaper({ c }: Pick<PageRequest, 'c'>): Promise<PostedPaper | undefined> {
  const post = await readPost(c, ['file'])
  if (!post.ok) return undefined
  const { file } = post.files
  const checked = file === undefined ? undefined : await checkUpload('file', handedInTypes, file)
  return { ...typedIn(post.texts), file: checked?.upload, fileError: checked?.error }
}

/**
 * Reads the same of somebody who is not signed in (any more): what was typed, and that a file was chosen. The file itself
 * is not held: only an owner's is.
 */
export async function readTyping({ c }: Pick<PageRequest, 'c'>): Promise<PostedPaper | undefined> {
  const post = await readPost(c)
  if (!post.ok) return undefined
  return { ...typedIn(post.texts), fileError: post.files['file'] === undefined ? undefined : 'fileAgain' }
}

function typedIn(texts: PostedTexts): Pick<PostedPaper, 'paper' | 'remark' | 'kept'> {
  return {
    paper: texts['paper']?.[0] ?? '',
    remark: (texts['remark']?.[0] ?? '').trim().slice(0, maxRemark),
    kept: texts['kept']?.[0] ?? '',
  }
}

/** Takes a paper in, or shows the form again with what to correct; a right file is kept meanwhile. */
export async function handIn(
  request: PageRequest,
  context: PortalContext,
  found: FoundHome,
  { owner }: SignedIn,
): Promise<Response> {
  const { c, reply, locale } = request
  const { database, stash, limits, addressOf, words, clock, wake } = context
  const { home } = found
  // Each paper is a mail to the agency, and rows in its database.
  const wait = await limits.count('hand-in', addressOf(c), [])
  if (wait !== undefined) {
    c.header('Retry-After', String(wait))
    return reply(handInPage(request, found), 429)
  }
  const posted = await readPaper(request)
  if (posted === undefined) return answerPlainly(c, 400, 'unreadable')
  const paper = home.wanted.find((wanted) => paperName(wanted) === posted.paper)
  const [keptBefore] = posted.kept === '' ? [] : await stash.find([posted.kept])
  const file = posted.file ?? keptBefore
  if (paper === undefined || file === undefined || posted.fileError !== undefined) {
    const kept = posted.file === undefined ? keptBefore : await keepFile(request, context, posted.file)
    const isLost = kept === undefined && (posted.file !== undefined || posted.kept !== '')
    const fileError = posted.fileError ?? (isLost ? 'fileAgain' : undefined)
    const state = toState(request, {
      posted: { ...posted, fileError },
      kept,
      isPaperMissing: paper === undefined,
    })
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

/** Keeps the file of a form that must be corrected; undefined where there is no room for it. */
async function keepFile(
  { c }: PageRequest,
  { stash, limits, addressOf }: PortalContext,
  file: Upload,
): Promise<KeptUpload | undefined> {
  if ((await limits.countKept(addressOf(c), file.content.length)) !== undefined) return undefined
  try {
    const [kept] = await stash.keep([file])
    return kept
  } catch (error) {
    if (error instanceof StashFullError) return undefined
    throw error
  }
}

function nameOf(paper: WantedPaper, text: string, locale: PageRequest['locale']) {
  return paper.name ?? { text, locale }
}

/** Returns what the form shows again. */
export function toState(
  { t, locale }: PageRequest,
  {
    posted,
    kept,
    isPaperMissing,
  }: Readonly<{ posted: PostedPaper; kept?: KeptUpload; isPaperMissing: boolean }>,
): HandInState {
  const size = largestPaper(locale)
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

/** Returns the form again, with what to correct; without that it came too often. */
function handInPage({ t }: PageRequest, found: FoundHome, handIn?: HandInState) {
  const notice = {
    tone: 'bad',
    title: t('portal.handIn.wrong'),
    text: handIn === undefined ? t('forms.busy.lead') : undefined,
  } as const
  const page = portalPage({ view: 'documents', ...found, context: { ...found.context, notice, handIn } })
  return { ...page, title: `${t('forms.answer.titlePrefix')}${page.title}` }
}
