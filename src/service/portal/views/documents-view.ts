import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnedHome } from '#domain/owners/owned-home.ts'
import type { OwnerDocument } from '#domain/owners/owner-document.ts'
import { paperName } from '#domain/owners/paper-name.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { acceptedFiles, endingOf, type FileType, maxFileBytes } from '#forms/file-types.ts'
import { formatBytes } from '#i18n/formats/format-bytes.ts'
import { formatDayOfYear, formatMoney, formatNumber } from '#i18n/format.ts'
import type { DocumentsView } from '#ui/portal/pages/DocumentsPage.tsx'
import type { HandInView } from '#ui/portal/pages/HandInForm.tsx'
import type { FileView } from '#ui/portal/kit/Files.tsx'
import { agentOfHome, firstNameOf } from './kit/home-facts.ts'
import type { HomeContext } from './kit/home-context.ts'
import { sayPaper } from './kit/paper-words.ts'
import { aboutPaper, viewPaper } from './parts/coming-items.ts'

/** What an owner can hand in: a scan or a photo. */
export const handedInTypes: readonly FileType[] = ['pdf', 'jpg', 'png']

/** Returns how large a file may be, as the hint and the error say it. @example largestPaper('nl') // '5 MB' */
export function largestPaper(locale: HomeContext['locale']): string {
  return formatNumber(maxFileBytes / 1024 / 1024, locale, 'MB')
}

/** Returns the documents of a home: wanted ones with a form, ones to read, offers among them, and received ones. */
export function documentsView(home: OwnedHome, context: HomeContext): DocumentsView {
  const { t } = context
  const offered = new Set(home.offers.map(({ documentId }) => documentId))
  // The document of an offer is linked where the offer is read.
  const read = home.documents.filter(({ id, from }) => from === 'agency' && !offered.has(id))
  const received = home.documents.filter(({ from }) => from === 'owner')
  const files = [
    ...home.offers.map((offer) => ({ on: dayOf(offer.receivedAt), file: viewOfferFile(offer, context) })),
    ...read.map((document) => ({ on: document.on, file: viewFile(document, context) })),
  ]
  return {
    title: t('portal.documents.title'),
    lead: t(`portal.documents.lead.${home.mandate.goal}`),
    wanted: {
      title: t('portal.documents.wanted'),
      none: t('portal.documents.wantedNone'),
      form: home.wanted.length === 0 ? undefined : viewHandIn(home, context),
    },
    read: {
      title: t('portal.documents.read'),
      none: t('portal.documents.readNone'),
      files: files.toSorted((one, other) => other.on.localeCompare(one.on)).map(({ file }) => file),
    },
    received: {
      title: t('portal.documents.received'),
      none: t('portal.documents.receivedNone'),
      files: received
        .toSorted((one, other) => other.on.localeCompare(one.on))
        .map((document) => viewFile(document, context)),
    },
  }
}

function viewHandIn(home: OwnedHome, context: HomeContext): HandInView {
  const { locale, t, hrefs, handIn } = context
  const name = firstNameOf(agentOfHome(home, context))
  return {
    action: hrefs.handIn,
    which: t('portal.documents.which'),
    again: handIn,
    papers: home.wanted.map((paper) => ({
      name: paperName(paper),
      label: viewPaper(paper, context),
      about: aboutPaper(paper, context),
    })),
    file: {
      label: t('portal.documents.file'),
      hint: t('portal.documents.hint', { size: largestPaper(locale) }),
      accept: acceptedFiles(handedInTypes),
    },
    remark: { label: t('portal.documents.remark'), optional: t('portal.documents.optional') },
    button: name === undefined ? t('portal.documents.sendUs') : t('portal.documents.send', { name }),
  }
}

function viewFile(document: OwnerDocument, { locale, t, hrefs }: HomeContext): FileView {
  const { id, name, paper, on, file, bytes, check } = document
  const about = [
    formatDayOfYear(on, locale),
    ...(file === undefined ? [] : [endingOf(file)]),
    ...(bytes === undefined ? [] : [formatBytes(bytes, locale)]),
  ]
  return {
    key: id,
    name: sayPaper(name, paper, locale),
    href: file === undefined ? undefined : hrefs.document(id),
    about: about.join(', '),
    status:
      check === undefined
        ? undefined
        : { tone: check === 'inOrder' ? 'ok' : 'wait', label: t(`portal.documents.${check}`) },
  }
}

/** An offer is read in the portal; its own document, where there is one, is linked there. */
function viewOfferFile(
  { id, amount, bidder, receivedAt }: ReleasedOffer,
  { locale, t, hrefs }: HomeContext,
): FileView {
  return {
    key: `offer/${id}`,
    name: { text: t('portal.offer.title', { amount: formatMoney(amount, locale) }) },
    href: hrefs.offer(id),
    about: `${formatDayOfYear(dayOf(receivedAt), locale)}, ${bidder.text}`,
  }
}
