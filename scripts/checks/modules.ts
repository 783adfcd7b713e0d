import { readFile } from 'node:fs/promises'
import { dirname, posix } from 'node:path'
import { listFiles } from '#scripts/build/output/dist-files.ts'

/** A source file and its imports: paths of project files, names of packages. */
export type Module = Readonly<{
  file: string
  files: readonly string[]
  /** The project files that it loads on demand, by `import()`. */
  loads: readonly string[]
  packages: readonly string[]
}>

const importStatement =
  /(?:^|[\n;])\s*(?:import|export)\s+(?:type\s+)?(?:[\w*${}\s,]+?\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** Returns every specifier that a source file imports, dynamic imports included, comments not. */
export function findImports(source: string): readonly string[] {
  return matchImports(source).map((match) => match[1] ?? match[2] ?? '')
}

function matchImports(source: string): readonly RegExpMatchArray[] {
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...bare.matchAll(importStatement)]
}

/**
 * Returns the project file of a specifier, or undefined for a package.
 * @example resolveImport('src/ui/Card.tsx', '#domain/values/money.ts', aliases) // 'src/domain/values/money.ts'
 */
export function resolveImport(
  from: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier))
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '')
    const isMatch = alias.endsWith('*') ? specifier.startsWith(prefix) : specifier === alias
    if (isMatch) return posix.normalize(target.replace('*', specifier.slice(prefix.length)))
  }
  return undefined
}

/** Reads all source files below the given directories. */
export async function loadModules(dirs: readonly string[]): Promise<readonly Module[]> {
  const { imports } = JSON.parse(await readFile('package.json', 'utf8'))
  const modules: Module[] = []
  for (const dir of dirs) {
    for (const name of await listFiles(dir)) {
      if (!/\.(?:ts|tsx|astro|mjs)$/.test(name)) continue
      const file = posix.join(dir, name)
      modules.push(toModule(file, await readFile(file, 'utf8'), imports))
    }
  }
  return modules
}

/** Returns the module of a source text. */
export function toModule(file: string, source: string, aliases: Readonly<Record<string, string>>): Module {
  const specifiers = findImports(source)
  const resolve = (specifier: string): string | undefined => resolveImport(file, specifier, aliases)
  const resolved = specifiers.map(resolve)
  return {
    file,
    files: resolved.filter((target) => target !== undefined),
    loads: matchImports(source).flatMap(([, , loaded]) =>
      loaded === undefined ? [] : (resolve(loaded) ?? []),
    ),
    packages: specifiers.filter((_, index) => resolved[index] === undefined),
  }
}
