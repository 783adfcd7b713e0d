import type { PagePurpose } from '#domain/site/page.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import type { MenuParams } from './menu-schema.ts'

/** The entities that a page can show. */
export type PageTargets = Readonly<{
  sections: ReadonlySet<string>
  /** Without it, any office. */
  offices?: ReadonlySet<string>
  documents: ReadonlySet<string>
}>

/** Returns the purpose of a page; a missing list, office or document is an error. */
export function toPurpose(params: MenuParams, targets: PageTargets, log: RecordLog): PagePurpose {
  const need = (
    field: 'section' | 'officeId' | 'document' | 'form',
    known: ReadonlySet<string> | undefined,
    from: string,
  ): string => {
    const value = params[field] ?? ''
    if (value === '' || known?.has(value) === false) {
      log.fatal(`params.${field}`, value === '' ? 'missing' : 'not there', {
        expected: from,
        received: value,
        remedy: 'correct the page',
      })
    }
    return value
  }
  switch (params.type) {
    case 'home':
      return { kind: 'home' }
    case 'results':
      return { kind: 'section', section: need('section', targets.sections, 'a key of sections.json') }
    case 'form':
      return { kind: 'form', form: need('form', undefined, 'the name of a form') }
    case 'office':
      return { kind: 'office', officeId: need('officeId', targets.offices, 'an id of offices.json') }
    case 'feedback':
      return { kind: 'feedback', form: params.form ?? undefined }
    case 'legal':
      return { kind: 'legal', document: need('document', targets.documents, 'a folder of content/legal') }
    case 'notFound':
      return { kind: 'notFound' }
    default:
      return { kind: 'modules' }
  }
}
