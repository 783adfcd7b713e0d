import * as v from 'valibot'
import type { Relation } from '#domain/site/module.ts'
import { cellText } from '#data/cell/cell.ts'
import { type Codes, findCode } from '#data/cell/find-code.ts'
import { parseId } from '#data/cell/parse-id-list.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'

/** Source of a module's content, as the page editor stores it. */
export const relation = v.object({
  type: v.picklist(['property-list', 'project-list', 'article', 'category', 'contact', 'stats-view']),
  id: v.nullish(v.union([v.number(), v.string()])),
})

type RelationRecord = v.InferOutput<typeof relation>

// IDs of the page editor's lists. @see specification, sections 2 (home page) and 9 (category and form ids)
const propertyLists: Codes<'sale' | 'rent'> = { 23: 'sale', 72: 'rent' }
const categoryIds: Codes<Extract<Relation, { kind: 'category' }>['category']> = {
  5: 'blog',
  6: 'team',
  7: 'vacancies',
  // These have no number in the page editor.
  testimonials: 'testimonials',
  sold: 'sold',
}
const formIds: Codes<string> = {
  7: 'site-contact',
  8: 'contact-appointment',
  10: 'contact-demand',
  75: 'contact-construction',
  // These have no number in the page editor.
  'contact-demand-small': 'contact-demand-small',
  'site-contact-small': 'site-contact-small',
  'job-contact': 'job-contact',
}

/** Returns the relations of a module; one without a target is logged and left out. */
export function toRelations(records: readonly RelationRecord[], log: RecordLog): readonly Relation[] {
  return records.flatMap((record) => {
    const found = toRelation(record)
    if (found === undefined) {
      log.warn('relations', 'a relation that is on no list; it is left out', {
        expected:
          'property-list 23 or 72, project-list 71, article, category 5, 6, 7, testimonials or sold, contact 7, 8, 10, 75, contact-demand-small, site-contact-small or job-contact, stats-view',
        received: record,
      })
    }
    return found ?? []
  })
}

function toRelation({ type, id }: RelationRecord): Relation | undefined {
  const key = cellText(id) ?? ''
  switch (type) {
    case 'property-list': {
      const goal = findCode(propertyLists, key)
      return goal && { kind: 'property-list', goal }
    }
    case 'project-list':
      return { kind: 'project-list' }
    case 'article': {
      const number = parseId(id)
      return number.kind === 'value' ? { kind: 'article', id: number.value } : undefined
    }
    case 'category': {
      const category = findCode(categoryIds, key)
      return category && { kind: 'category', category }
    }
    case 'contact': {
      const form = findCode(formIds, key)
      return form === undefined ? undefined : { kind: 'contact', form }
    }
    case 'stats-view':
      return { kind: 'stats-view' }
  }
}
