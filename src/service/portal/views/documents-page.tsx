import { dayOf } from '#domain/owners/local-time.ts'
import type { OwnerDocument } from '#domain/owners/owner-document.ts'
import { paperName } from '#domain/owners/paper-name.ts'
import type { ReleasedOffer } from '#domain/owners/released-offer.ts'
import { acceptedFiles, endingOf, type FileType, maxFileBytes } from '#forms/file-types.ts'
import { formatBytes } from '#i18n/formats/format-bytes.ts'
import { formatDayOfYear, formatMoney, formatNumber } from '#i18n/format.ts'
import { FieldError } from '#ui/forms/FormField.tsx'
import { Block, Files, type FileView, Spoken, ViewHead } from '#ui/portal/kit.ts'
import { agentOfHome, firstNameOf } from './kit/home-facts.ts'
import type { HomeContext, ViewProps } from './kit/home-context.ts'
import { sayPaper } from './kit/paper-words.ts'
import { aboutPaper, viewPaper } from './parts/coming-items.ts'

/** What an owner can hand in: a scan or a photo. */
export const handedInTypes: readonly FileType[] = ['pdf', 'jpg', 'png']

/** Returns how large a file may be, as the hint and the error say it. @example largestPaper('nl') // '5 MB' */
export function largestPaper(locale: HomeContext['locale']): string {
  return formatNumber(maxFileBytes / 1024 / 1024, locale, 'MB')
}

/** The documents of a home: wanted ones with a form, ones to read, offers among them, and received ones. */
export function DocumentsPage({ home, context }: ViewProps) {
  const { t } = context
  const offered = new Set(home.offers.map(({ documentId }) => documentId))
  // The document of an offer is linked where the offer is read.
  const read = home.documents.filter(({ id, from }) => from === 'agency' && !offered.has(id))
  const received = home.documents.filter(({ from }) => from === 'owner')
  const filed = (documents: readonly OwnerDocument[]) =>
    documents.map((document) => ({ on: document.on, file: viewFile(document, context) }))
  const offers = home.offers.map((offer) => ({
    on: dayOf(offer.receivedAt),
    file: viewOfferFile(offer, context),
  }))
  const lists = [
    {
      title: t('portal.documents.read'),
      none: t('portal.documents.readNone'),
      files: [...offers, ...filed(read)],
    },
    {
      title: t('portal.documents.received'),
      none: t('portal.documents.receivedNone'),
      files: filed(received),
    },
  ]
  return (
    <>
      <ViewHead title={t('portal.documents.title')} lead={t(`portal.documents.lead.${home.mandate.goal}`)} />
      <Block title={t('portal.documents.wanted')}>
        {home.wanted.length === 0 ? (
          <p>{t('portal.documents.wantedNone')}</p>
        ) : (
          <HandInForm home={home} context={context} />
        )}
      </Block>
      <div className="duo">
        {lists.map(({ title, none, files }) => (
          <Block key={title} title={title}>
            {files.length === 0 ? (
              <p>{none}</p>
            ) : (
              <Files
                files={files.toSorted((one, other) => other.on.localeCompare(one.on)).map(({ file }) => file)}
              />
            )}
          </Block>
        ))}
      </div>
    </>
  )
}

/** A plain form: which paper, the file, a remark. */
function HandInForm({ home, context }: ViewProps) {
  const { locale, t, hrefs, handIn: again } = context
  const name = firstNameOf(agentOfHome(home, context))
  const papers = home.wanted.map((paper) => ({
    name: paperName(paper),
    label: viewPaper(paper, context),
    about: aboutPaper(paper, context),
  }))
  const [only, ...others] = papers
  return (
    <form className="form hand-in" method="post" encType="multipart/form-data" action={hrefs.handIn}>
      {only !== undefined && others.length === 0 ? (
        <p className="hand-in__only">
          <input type="hidden" name="paper" value={only.name} />
          <b>
            <Spoken of={only.label} />
          </b>
          {only.about !== undefined && <span className="field__hint">{only.about}</span>}
        </p>
      ) : (
        <fieldset className="field">
          <legend>{t('portal.documents.which')}</legend>
          <FieldError id="paper-error" text={again?.paperError} />
          {papers.map(({ name: paper, label, about }) => (
            <label key={paper} className="check">
              <input
                type="radio"
                name="paper"
                value={paper}
                required
                defaultChecked={again?.paper === paper}
              />
              <span>
                <Spoken of={label} />
                {about !== undefined && <span className="field__hint"> {about}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="field">
        <label htmlFor="file">{t('portal.documents.file')}</label>
        <p className="field__hint" id="file-hint">
          {t('portal.documents.hint', { size: largestPaper(locale) })}
        </p>
        <FieldError id="file-error" text={again?.fileError} />
        {again?.kept !== undefined && (
          <p className="field__hint">
            <input type="hidden" name="kept" value={again.kept.key} />
            {again.kept.text}
          </p>
        )}
        <input
          className="input input--file"
          id="file"
          name="file"
          type="file"
          accept={acceptedFiles(handedInTypes)}
          aria-describedby={again?.fileError === undefined ? 'file-hint' : 'file-error file-hint'}
          aria-invalid={again?.fileError === undefined ? undefined : true}
          required={again?.kept === undefined}
        />
      </div>
      <div className="field">
        <label htmlFor="remark">
          {t('portal.documents.remark')}{' '}
          <span className="field__opt">({t('portal.documents.optional')})</span>
        </label>
        <textarea
          className="textarea"
          id="remark"
          name="remark"
          maxLength={2000}
          defaultValue={again?.remark}
        />
      </div>
      <p>
        <button className="button" type="submit">
          {name === undefined ? t('portal.documents.sendUs') : t('portal.documents.send', { name })}
        </button>
      </p>
    </form>
  )
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
