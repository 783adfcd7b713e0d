import { isSubjectName, type ListingSubject, type SubjectsFile } from '#contracts/subjects-file.ts'
import { isAboutListing } from '#forms/about/about.ts'
import { checkSubject, type SubjectProblem } from '#forms/about/check-subject.ts'
import type { FormId } from '#forms/form.ts'
import { forms } from '#forms/forms.ts'

/** The listing that a form names, and why the form cannot be sent about it. */
export type JudgedSubject = Readonly<{
  /** Absent for a form about no listing, and where the site has none of that name. */
  name?: string
  listing?: ListingSubject
  /** Absent where the form can be sent. */
  problem?: SubjectProblem
}>

/** Looks up the listing that a form names in the current publication; `named` is whatever was posted. */
export function judgeSubject(form: FormId, named: string | undefined, subjects: SubjectsFile): JudgedSubject {
  const { about } = forms[form]
  if (!isAboutListing(about)) return {}
  if (named === undefined || named === '') return { problem: checkSubject(about, 'unnamed') }
  const listing = isSubjectName(named) ? subjects[named] : undefined
  if (listing === undefined) return { problem: checkSubject(about, 'missing') }
  return { name: named, listing, problem: checkSubject(about, listing) }
}
