import * as v from 'valibot'

/** An empty text, as editors leave a field that nobody filled in: no value. */
export const nothing = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)

/** Whether a page, block, line or document is on the site, or is a draft. */
export const status = v.picklist(['Published', 'Draft'])

/** The same where nobody may have said. */
export const optionalStatus = v.nullish(v.union([status, nothing]))
