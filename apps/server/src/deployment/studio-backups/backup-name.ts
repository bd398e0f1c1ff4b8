/** Of a folder: when it was made, such as `2026-11-19-201500`. */
export function nameBackup(madeAt: Date): string {
  return madeAt.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
}

/** Those that a command or a person named may be longer, and lead nowhere else. */
export const isBackupName = (name: string) => /^\w[\w-]{0,99}$/.test(name)
