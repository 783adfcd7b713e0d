// The visitors of `npm run bench -- --only service`, in a process of their own: sends a load and writes what it found.
import { writeFile } from 'node:fs/promises'
import type { Parts } from '#tests/support/load/find-faults.ts'
import { createHttpClient } from '#tests/support/load/http-client.ts'
import { createMix } from '#tests/support/load/mix.ts'
import { type LoadResult, runOpenLoad } from '#tests/support/load/open-load.ts'
import { createPosts } from '#tests/support/load/posts.ts'

/** What the load needs to know. */
export type LoadPlan = Readonly<{
  url: string
  dist: string
  secret: string
  origin: string
  seconds: number
  postsPerSecond: number
  readsPerSecond: number
  /** File for what it found. */
  out: string
}>

/** What it found, the names of those whose form was acknowledged, and what those sent who sent one at all. */
export type LoadReport = LoadResult &
  Readonly<{ acknowledged: readonly string[]; sent: readonly (readonly [name: string, parts: Parts])[] }>

const plan: LoadPlan = JSON.parse(process.argv[2] ?? '')
const client = createHttpClient()
const mix = createMix(await createPosts({ ...plan, run: 'load' }))
// A process that has just started is slow: it compiles what it runs.
await runOpenLoad(client, plan.url, mix, { seconds: 5, postsPerSecond: 100, readsPerSecond: 30 })
const result = await runOpenLoad(client, plan.url, mix, plan)
const report: LoadReport = { ...result, acknowledged: [...mix.acknowledged], sent: [...mix.sent] }
await writeFile(plan.out, JSON.stringify(report))
client.close()
