// Checks that no module imports a module that its layer may not import (layers.ts), and that the README shows the current
// layers.
import { readFile } from 'node:fs/promises'
import { runCheck } from '#scripts/checks/check-command.ts'
import { checkLayerTable } from '#scripts/checks/layer-table.ts'
import { loadModules, type Module } from '#scripts/checks/modules.ts'
import { layers, type Layer } from '../../layers.ts'

/** Returns a finding for each import that a layer forbids, and for each file outside all layers. */
export function checkLayers(modules: readonly Module[], plan: readonly Layer[]): readonly string[] {
  return modules.flatMap((module) => {
    const layer = layerOf(module.file, plan)
    if (layer === undefined)
      return [`${module.file} is in no layer: put it where layers.ts has a place for it`]
    return [...forbiddenFiles(module, layer, plan), ...forbiddenPackages(module, layer)]
  })
}

function layerOf(file: string, plan: readonly Layer[]): Layer | undefined {
  return plan.find((layer) => layer.at.some((place) => file.startsWith(place)))
}

function forbiddenFiles(module: Module, layer: Layer, plan: readonly Layer[]): readonly string[] {
  // Style sheets belong to no layer: any component may import them.
  return module.files
    .filter((target) => !/\.css(?:\?\w+)?$/.test(target))
    .flatMap((target) => {
      const other = layerOf(target, plan)
      if (other === undefined || other === layer || layer.may.includes(other.name)) return []
      if (module.loads.includes(target) && layer.loads?.includes(other.name)) return []
      return [
        `${module.file} (${layer.name}) imports ${target} (${other.name}); ${layer.name} may import: ${layer.may.join(', ') || 'nothing'}`,
      ]
    })
}

function forbiddenPackages(module: Module, layer: Layer): readonly string[] {
  return module.packages
    .filter((name) => !layer.npm.some((allowed) => isPackage(name, allowed)))
    .map(
      (name) =>
        `${module.file} (${layer.name}) imports ${name}; ${layer.name} may use: ${layer.npm.join(', ') || 'no package'}`,
    )
}

function isPackage(name: string, allowed: string): boolean {
  if (allowed === '*') return true
  return (
    name === allowed ||
    name.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`) ||
    (allowed === 'astro' && name.startsWith('astro:'))
  )
}

await runCheck(import.meta, {
  name: 'check:layers',
  about:
    'Checks that every module imports only what its layer may (layers.ts), and that the README prints the layers.',
  run: async () => {
    const modules = await loadModules(['src', 'scripts'])
    const readme = await readFile('README.md', 'utf8')
    return [...checkLayers(modules, layers), ...checkLayerTable(readme, layers)]
  },
})
