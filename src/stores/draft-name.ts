/** A form on its page; `office` is the ID of the one that the page is about. */
export type DraftedForm = Readonly<{ id: string; office?: string }>

/** Returns the name under which a form keeps its draft: another one for each home and each office that it is about. */
export function draftName({ id, office = '' }: DraftedForm): string {
  return `form ${id} ${office}${location.search}`
}

/** Whether something was typed into a form in this tab. */
export function hasDraft(form: DraftedForm): boolean {
  try {
    return sessionStorage.getItem(draftName(form)) !== null
  } catch {
    return false
  }
}
