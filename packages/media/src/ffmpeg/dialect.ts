import type { FfmpegVersion } from './read-version.ts'

/** Programs that know `-fps_mode`, by their path: each said its version when it was found. */
const modern = new Set<string>()

export function learnDialect(path: string, { hasFpsMode }: Pick<FfmpegVersion, 'hasFpsMode'>): void {
  if (hasFpsMode) modern.add(path)
}

/**
 * Arguments are written for current versions. `-fps_mode` is there since 5.1, and was `-vsync` before, which 9 does not know any
 * more.
 */
export function inDialectOf(path: string, args: readonly string[]): string[] {
  return args.map(argument => (argument === '-fps_mode' && !modern.has(path) ? '-vsync' : argument))
}
