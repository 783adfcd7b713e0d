import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB, two rounds and one lane. @see OWASP Password Storage Cheat Sheet (read 2026-11) */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Returns the hash of a password as it was typed, with its salt; argon2id is the default of the library. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password, options)
}

/** Whether a password has that hash. */
export async function verifyPassword(entry: Readonly<{ hash: string; password: string }>): Promise<boolean> {
  return await verify(entry.hash, entry.password)
}
