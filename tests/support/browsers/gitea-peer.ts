import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import * as v from 'valibot'

const run = promisify(execFile)

const asked = v.object({ files: v.array(v.string()) })
const changes = v.object({
  message: v.string(),
  author: v.object({ name: v.string(), email: v.string() }),
  files: v.array(
    v.object({
      operation: v.picklist(['create', 'update']),
      path: v.string(),
      content: v.string(),
      sha: v.optional(v.string()),
    }),
  ),
})

/** A bare repository, and a checkout of its branch. */
export type GiteaPeer = Readonly<{ git: (...args: readonly string[]) => Promise<string>; checkout: string }>

/** Makes a bare repository of some folders, whose interface is `https://git.agency.example/api/v1` for a page; token `secret`. */
export async function answerAsGitea(
  page: Page,
  root: string,
  folders: readonly string[],
): Promise<GiteaPeer> {
  const [bare, checkout] = [join(root, 'agency.git'), join(root, 'checkout')]
  const options = { maxBuffer: 2 ** 28 }
  const git: GiteaPeer['git'] = async (...args) =>
    (await run('git', ['-C', bare, '-c', 'core.quotePath=false', ...args], options)).stdout
  await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare])
  await run('git', ['clone', '--quiet', bare, checkout])
  const work = async (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=Agency', '-c', 'user.email=agency@agency.example']
    return await run('git', ['-C', checkout, ...identity, ...args], options)
  }
  for (const folder of folders) await run('cp', ['-r', join(root, folder), checkout])
  await work('checkout', '--quiet', '-B', 'main')
  await work('add', '--all')
  await work('commit', '--quiet', '--message', 'The site')
  await work('push', '--quiet', 'origin', 'main')

  const blobs = async () => {
    const lines = (await git('ls-tree', '-r', '-l', 'main')).trim().split('\n')
    return lines.map((line) => {
      const [, , sha = '', size = '', path = ''] = /^(\S+) blob (\S+) +(\d+)\t(.+)$/.exec(line) ?? ['', '']
      return { type: 'blob', sha: sha || (/blob (\S+)/.exec(line)?.[1] ?? ''), size: Number(size), path }
    })
  }
  const head = async () => (await git('rev-parse', 'main')).trim()
  const contentOf = async (path: string) => Buffer.from(await git('show', `main:${path}`)).toString('base64')
  const save = async (body: unknown) => {
    const { message, author, files } = v.parse(changes, body)
    const known = new Map((await blobs()).map(({ path, sha }) => [path, sha]))
    // Gitea refuses a change of what somebody else has changed meanwhile.
    if (files.some(({ operation, path, sha }) => operation === 'update' && known.get(path) !== sha))
      return { status: 422, body: { message: 'sha does not match' } }
    for (const { path, content } of files) {
      await mkdir(dirname(join(checkout, path)), { recursive: true })
      await writeFile(join(checkout, path), Buffer.from(content, 'base64'))
    }
    await work('add', '--all')
    await work('commit', '--quiet', '--message', message, `--author=${author.name} <${author.email}>`)
    await work('push', '--quiet', 'origin', 'main')
    const after = new Map((await blobs()).map(({ path, sha }) => [path, sha]))
    return {
      status: 201,
      body: {
        commit: { sha: await head(), created: new Date().toISOString() },
        files: files.map(({ path }) => ({ path, sha: after.get(path) })),
      },
    }
  }
  const answer = async (method: string, path: string, body: unknown) => {
    const ok = (value: unknown) => ({ status: 200, body: value })
    if (path === '/version') return ok({ version: '1.24.2' })
    if (path === '/user')
      return ok({ id: 1, login: 'lotte', full_name: 'Lotte', email: 'lotte@agency.example', avatar_url: '' })
    if (path === '/settings/api') return ok({ default_paging_num: 30, max_response_items: 50 })
    if (path.endsWith('/branches/main')) return ok({ commit: { id: await head(), message: 'The site' } })
    if (path.includes('/git/trees/')) return ok({ tree: await blobs(), truncated: false })
    if (path.endsWith('/file-contents')) {
      const { files } = v.parse(asked, body)
      const found = files.map(async (file) => ({
        path: file,
        encoding: 'base64',
        content: await contentOf(file),
      }))
      return ok(await Promise.all(found))
    }
    if (path.endsWith('/contents') && method === 'POST') return await save(body)
    if (path.endsWith('/commits')) return ok([])
    return path.endsWith('/repos/agency/site')
      ? ok({ default_branch: 'main', permissions: { pull: true, push: true } })
      : { status: 404, body: { message: path } }
  }
  await page.route('https://git.agency.example/**', async (route) => {
    const request = route.request()
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method() === 'OPTIONS') return await route.fulfill({ status: 204, headers })
    if (request.headers()['authorization'] !== 'token secret')
      return await route.fulfill({ status: 401, headers, json: { message: 'token is required' } })
    const path = new URL(request.url()).pathname.replace('/api/v1', '')
    const { status, body } = await answer(request.method(), path, request.postDataJSON())
    await route.fulfill({ status, headers, json: body })
  })
  return { git, checkout }
}
