import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '#service/kit/database/open-database.ts'
import { unlessUnreadable } from '#service/kit/database/tell-failures.ts'
import { maxPasswordLength, minPasswordLength } from './password/check-password.ts'
import { cookieRules } from './cookie-rules.ts'
import { hashPassword, verifyPassword } from './password/password-hash.ts'

type Options = Readonly<{
  database: Database
  secret: string
  /** Origin of the site: `https://agency.example`. */
  origin: string
}>

const day = 24 * 60 * 60

/**
 * Returns the accounts of owners as better-auth keeps them. Its own routes are mounted nowhere: the portal's call it. A call
 * fails where the database did; better-auth takes some of that for a wrong password, or for nobody.
 */
export function createAuth({ database, secret, origin }: Options) {
  const { prefix, secure } = cookieRules(origin)
  const auth = betterAuth({
    baseURL: origin,
    secret,
    database: { db: database.db, type: database.engine },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      modelName: 'owner',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'owner_session',
      fields: {
        userId: 'owner_id',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: 14 * day,
      updateAge: day,
      // The portal asks for the password again where it matters.
      freshAge: 0,
    },
    account: {
      modelName: 'owner_password',
      fields: {
        userId: 'owner_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'owner_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    plugins: [
      twoFactor({
        twoFactorTable: 'owner_second_factor',
        // Wrong codes count beside wrong passwords: sign-in-tries.ts.
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            fields: {
              userId: 'owner_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    advanced: {
      // `__Host-` wants this prefix first; better-auth would put `__Secure-` before it.
      useSecureCookies: false,
      cookiePrefix: prefix,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    // The portal counts tries by account: sign-in-tries.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  const api = new Proxy(auth.api, {
    get: (calls, name) => {
      const call: unknown = Reflect.get(calls, name)
      if (typeof call !== 'function') return call
      return (...given: unknown[]) =>
        unlessUnreadable(async (): Promise<unknown> => await Reflect.apply(call, calls, given))
    },
  })
  return { ...auth, api }
}

/** The accounts of owners. */
export type Auth = ReturnType<typeof createAuth>
