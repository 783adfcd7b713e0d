import { CommandError } from '#scripts/kit/command.ts'
import { explained } from '#scripts/service/explained.ts'
import { loadSettings, type ServiceSettings } from '#service/kit/settings/service-settings.ts'

/** Variables of a service that others than this machine use. */
const ofService = ['DATABASE_URL', 'SERVICE_DATA', 'SMTP_URL'] as const

/**
 * Returns the settings of a command that writes links for others, with the origin of those links.
 * @throws {CommandError} when the settings are those of a service, and its origin is not among them
 */
export async function linkSettings(
  dist?: string,
): Promise<Readonly<{ settings: ServiceSettings; origin: string }>> {
  const { env } = process
  const named = ofService.find((name) => (env[name] ?? env[`${name}_FILE`]) !== undefined)
  if (named !== undefined && env['SITE_ORIGIN'] === undefined)
    throw new CommandError(
      `SITE_ORIGIN is not set, and ${named} is: set it to that of the service, since links lead there`,
    )
  const settings = await explained(() => loadSettings(env, dist))
  const [origin = ''] = settings.origins
  return { settings, origin }
}
