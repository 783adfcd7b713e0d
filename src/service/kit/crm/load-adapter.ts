import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SettingsError } from '#service/kit/settings/settings-error.ts'
import type { CrmTarget } from '#service/kit/settings/crm-target.ts'
import type { CrmAdapter } from './crm-adapter.ts'
import { createWebhook } from './webhook.ts'

/**
 * Returns the adapter of a CRM: that of a module, else a webhook.
 * @throws {SettingsError} when the module gives none
 */
export async function loadCrmAdapter({ adapter, ...address }: CrmTarget): Promise<CrmAdapter> {
  if (adapter === undefined) return createWebhook(address)
  try {
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(adapter)).href)
    if (isObject(module) && typeof module['createAdapter'] === 'function') {
      const made: unknown = await module['createAdapter'](address)
      if (isAdapter(made)) return made
    }
  } catch (error) {
    throw new SettingsError([
      `CRM_ADAPTER=${adapter} cannot be loaded (${String(error)}): correct the module`,
    ])
  }
  throw new SettingsError([
    `CRM_ADAPTER=${adapter} has no adapter: export a function createAdapter that returns an object with deliver`,
  ])
}

function isAdapter(value: unknown): value is CrmAdapter {
  return isObject(value) && typeof value['deliver'] === 'function'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
