import type { ObjectStorage } from '../adapters/storage/index.ts'

/** Where finished recordings are, beside this disk. */
export interface StoragesNow {
  /** What they are copied to; null: they stay on this disk. */
  current: ObjectStorage | null
  /** They stay on this disk although the storage has them. */
  keepsLocal: boolean
  /** Places of before, which are still read. */
  former: readonly ObjectStorage[]
}

export interface Storages {
  /** Where browsers fetch from, which pages must allow; null: this server passes on what is there. */
  readonly origin: string | null
  /** At most some seconds old. */
  now(): Promise<StoragesNow>
  /** The next question of this process reads them again. */
  forget(): void
}

interface FixedOptions {
  keepsLocal: boolean
  /** Viewers are sent to the storage's own addresses. */
  isRedirecting: boolean
}

/** One that stays as long as the process lives; null: there is none. */
export async function fixStorages(
  current: ObjectStorage | null,
  { keepsLocal, isRedirecting }: FixedOptions,
): Promise<Storages> {
  const sample = isRedirecting ? await current?.presign('sample', 1) : null
  const now = { current, keepsLocal, former: [] }
  return { origin: sample ? new URL(sample).origin : null, now: async () => now, forget() {} }
}
