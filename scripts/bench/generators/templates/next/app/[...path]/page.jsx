import { readFileSync } from 'node:fs'

const pages = JSON.parse(readFileSync('pages.json', 'utf8'))
const byPath = new Map(pages.map((page) => [page.path, page]))
const pageOf = async (params) => byPath.get(`/${(await params).path.join('/')}/`)

export const dynamicParams = false

export function generateStaticParams() {
  return pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }))
}

export async function generateMetadata({ params }) {
  const { title, description } = await pageOf(params)
  return { title, description }
}

export default async function Page({ params }) {
  const { locale, heading, price, facts, text } = await pageOf(params)
  return (
    <main lang={locale}>
      <h1>{heading}</h1>
      <p>{price}</p>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </main>
  )
}
