const id = /^[1-9]\d{0,8}$/

/** The listing in the address: its name for the service, the path that leads to its page, and its unit. */
export type NamedListing = Readonly<{ name: string; original: string; unit?: string }>

/** Returns the listing of `?property=2417` or `?project=70&unit=3`. */
export function readAddress(query: URLSearchParams): NamedListing | undefined {
  const [property = '', project = '', unit = ''] = ['property', 'project', 'unit'].map(
    (name) => query.get(name) ?? undefined,
  )
  if (id.test(property)) return { name: `property/${property}`, original: `/property/${property}/` }
  if (!id.test(project)) return undefined
  const original = `/project/${project}/`
  return id.test(unit)
    ? { name: `project/${project}/${unit}`, original, unit }
    : { name: `project/${project}`, original }
}
