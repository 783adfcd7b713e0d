/** The part of itemsjs that the benchmark uses; the package has no types. */
declare module 'itemsjs' {
  type Bucket = Readonly<{ key: string; doc_count: number }>
  type Search<Item> = Readonly<{
    search: (options: {
      per_page: number
      page: number
      sort: string
      filters: Record<string, readonly string[]>
      filter: (item: Item) => boolean
    }) => Readonly<{
      pagination: Readonly<{ total: number }>
      data: Readonly<{
        items: readonly Item[]
        aggregations: Readonly<Record<string, Readonly<{ buckets: readonly Bucket[] }>>>
      }>
    }>
  }>
  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: {
      sortings: Record<string, { field: string; order: 'asc' | 'desc' }>
      aggregations: Record<string, { conjunction: boolean; size: number }>
    },
  ): Search<Item>
}
