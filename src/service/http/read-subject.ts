import type { Context } from 'hono'
import { isSubjectName } from '#contracts/subjects-file.ts'
import type { PostedTexts } from '#forms/answers.ts'

/**
 * Returns the name of the home or project that a form is about, such as `property/2417`: from the form, or without
 * script from the query of the page that posts it.
 */
export function readSubject({ req }: Context, texts: PostedTexts): string | undefined {
  const [name = ''] = texts['subject'] ?? []
  if (isSubjectName(name)) return name
  const query = URL.parse(req.header('referer') ?? '')?.searchParams
  const [property, project, unit] = ['property', 'project', 'unit'].map((key) => query?.get(key))
  return [`property/${property}`, `project/${project}/${unit}`, `project/${project}`].find(isSubjectName)
}
