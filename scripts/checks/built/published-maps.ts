import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from '#scripts/checks/built/built-site.ts'

/** The editor is a library that is published as it came, and part of it names a map that nobody has. */
const editor = 'admin/'

/** Returns a finding for each published source map, and for each script or style sheet of pages that names one. */
export async function checkPublishedMaps({
  dir,
  files,
}: Pick<BuiltSite, 'dir' | 'files'>): Promise<readonly string[]> {
  const findings: string[] = []
  for (const file of files) {
    if (file.endsWith('.map')) findings.push(`/${file} is a source map`)
    else if (/\.(?:js|css)$/.test(file) && !file.startsWith(editor)) {
      const text = await readFile(join(dir, file), 'utf8')
      if (/^\s*\/[/*]# sourceMappingURL=/m.test(text)) findings.push(`/${file} names a source map`)
    }
  }
  return findings
}
