const id = /^[1-9]\d{0,8}$/

/** The listing in the address: its name for the service, the path that leads to its page, and its unit. */
export type NamedListing = Readonly<{ name: string; query: string; original: string; unit?: string }>

/** Returns the listing of `?property=2417` or `?project=70&unit=3`; undefined without one, 'missing' for a number that no listing has. */
export function readAddress(query: URLSearchParams): NamedListing | 'missing' | undefined {
  const [property = '', project = '', unit = ''] = ['property', 'project', 'unit'].map(
    (name) => query.get(name) ?? undefined,
  )
  if (property === '' && project === '') return undefined
  if (![property || project, unit || '1'].every((number) => id.test(number))) return 'missing'
  if (property !== '')
    return { name: `property/${property}`, query: `property=${property}`, original: `/property/${property}/` }
  const original = `/project/${project}/`
  return unit === ''
    ? { name: `project/${project}`, query: `project=${project}`, original }
    : { name: `project/${project}/${unit}`, query: `project=${project}&unit=${unit}`, original, unit }
}
